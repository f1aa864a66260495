import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sources } from '../../scripts/steps.mjs'
import { makeTestFolder } from './clean-up.ts'

const root = resolve(import.meta.dirname, '../..')

/** Everything that a development server reads, except packages. */
const copied = [...sources, 'scripts', 'package.json']

/** Copies the sources, so that a test can change them. @param purpose a word for its name */
export function copySources(purpose: string): string {
  const folder = makeTestFolder(purpose)
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[/\\](build|node_modules)$/.test(path),
    })
  }
  linkPackages(folder)
  return folder
}

/** Links each package by itself, so that Vite keeps its own files in the copy. */
function linkPackages(folder: string) {
  const target = join(folder, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.vite')) continue
    symlinkSync(join(root, 'node_modules', name), join(target, name))
  }
}

/** Replaces one piece of text of a file by another. @throws when the file does not hold it */
export function replaceInFile(path: string, from: string, to: string) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not hold "${from}".`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}
