import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { DatabaseSettings } from '../../db/database.ts'
import { environmentOf } from './backups.ts'
import { runScript } from './run-script.ts'

/** Runs `npm run export` as an operator would. */
export const makeCopy = (
  settings: DatabaseSettings,
  folder: string,
  options: { args?: string[]; prefix?: string[]; env?: Record<string, string> } = {},
) =>
  runScript(
    'scripts/export.ts',
    [folder, ...(options.args ?? [])],
    { ...environmentOf(settings), PUBLIC_ORIGIN: 'https://www.dyci.example', ...options.env },
    options.prefix,
  )

/** Lists the files of a copy, with `/`. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))

/** The attributes that can make a browser ask for something. */
const loading = ['src', 'srcset', 'poster', 'data', 'action', 'href']

/** Links of a page that lead elsewhere only when a visitor follows them, or that name the website. */
const mayLeadOut = (element: string, attributes: Record<string, string>) =>
  element === 'a' ||
  (element === 'link' && ['canonical', 'alternate'].includes(attributes.rel ?? ''))

/**
 * Reads every page of a copy and judges every address in it.
 *
 * @returns how many links lead to a file, and those that do not, or that ask another site
 */
export function readLinks(folder: string) {
  const faults: string[] = []
  let links = 0
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'))
    for (const { name, attribs } of DomUtils.getElementsByTagName('*', document)) {
      for (const attribute of loading) {
        const value = attribs[attribute]
        if (value === undefined) continue
        const given = attribute === 'srcset' ? value.split(', ') : [value]
        for (const address of given.map((candidate) => candidate.split(' ')[0] ?? '')) {
          if (address.startsWith('#')) continue
          if (/^(https?:|mailto:|tel:|webcal:)/.test(address)) {
            if (!mayLeadOut(name, attribs)) faults.push(`${file}: ${name} asks ${address}`)
            continue
          }
          links += 1
          const path = decodeURIComponent(address.replace(/[?#].*$/s, ''))
          const target = posix.join(posix.dirname(file), path)
          const isFile = existsSync(join(folder, target)) && statSync(join(folder, target)).isFile()
          if (address.startsWith('/') || target.startsWith('..') || !isFile)
            faults.push(`${file}: ${name} leads to ${address}`)
        }
      }
    }
  }
  return { links, faults }
}
