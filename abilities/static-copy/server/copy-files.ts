import { createHash } from 'node:crypto'
import { parseMediaAddress } from '../../../school/content/media/media-address.ts'
import { plainPath } from '../../../site/languages/language.ts'
import { isAppPath } from '../../../site/page-paths.ts'
import { canonicalAddress } from '../../../server/pages/address.ts'
import type { ParametersOf } from '../../../server/pages/query-parameters.ts'

/** The file of a copy to which an address of the site leads. */
export interface CopyFile {
  /** `static`: a file that is copied as it is */
  kind: 'page' | 'calendar' | 'media' | 'static' | 'left out'
  /** canonical, without the parts that a copy ignores */
  address: string
  /** from the root of the copy */
  path: string
}

/** The page to which links lead whose own page is not in a copy. */
export const leftOutAddress = '/not-in-this-copy'

/**
 * Creates the function that finds the file of an address in a copy.
 * @param staticFiles paths of the files that are copied as they are
 */
export const copyFileLookup =
  (parametersOf: ParametersOf, staticFiles: ReadonlySet<string>) =>
  (given: string): CopyFile => {
    const address = canonicalAddress(given, parametersOf)
    if (address === null) return leftOutFile(given)
    const [path = ''] = address.split('?')
    if (staticFiles.has(path)) return { kind: 'static', address: path, path: path.slice(1) }
    if (parseMediaAddress(path)) return { kind: 'media', address: path, path: path.slice(1) }
    const plain = plainPath(path)
    if (plain.endsWith('.ics'))
      return { kind: 'calendar', address: path, path: fileOfCalendar(path) }
    if (!isAppPath(path)) return leftOutFile(path)
    // The script of a copy reads the words itself, and a copy has no form to fill in.
    const hasNoQuery = plain === '/search' || plain === '/ask-us'
    const page = hasNoQuery ? path : withoutLastSlash(address)
    return { kind: 'page', address: page, path: fileOfPage(page) }
  }

const withoutLastSlash = (address: string) => address.replace(/(?<=[^/])\/+(?=\?|$)/, '')

/** Returns the file of the page for left out pages, in the language of a path. */
const leftOutFile = (path: string): CopyFile => {
  const prefix = path.slice(0, path.length - plainPath(path).length)
  const address = (plainPath(path) === '/' ? '' : prefix) + leftOutAddress
  return { kind: 'left out', address, path: fileOfPage(address) }
}

/** Longest name of a file or folder: whole paths stay below the 260 characters of Windows. */
const nameLimit = 80

/** Names that every file system of a USB stick takes as they are. */
const plainName = /^[a-z\d_-](?:[a-z\d._-]*[a-z\d_-])?$/

/** Names of devices on Windows, with any ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/

/**
 * Makes a name for a file or folder from a part of an address. Whatever a file system could refuse or
 * confuse, such as `?`, `:`, `..` and capital letters, is replaced, and a hash keeps the name apart from
 * others.
 * @example safeName('campus-news') // 'campus-news'
 * @example safeName('BSIT') // 'bsit~f3a1…'
 */
export function safeName(text: string): string {
  if (plainName.test(text) && !deviceName.test(text) && text.length <= nameLimit) return text
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const readable = text
    .toLowerCase()
    .replaceAll(/[^a-z\d_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, nameLimit - 20)
  return `${readable || 'page'}~${hash}`
}

/**
 * Returns the file of a page in a copy: a folder with `index.html`, and a folder more for each part of
 * the query.
 * @param address canonical
 * @example fileOfPage('/dycian-news?page=2') // 'dycian-news/page=2/index.html'
 */
export function fileOfPage(address: string): string {
  const { path, query } = partsOf(address)
  const parts = [...query].map(([name, value]) => `${safeName(name)}=${safeName(value)}`)
  return [...path, ...parts, 'index.html'].join('/')
}

/**
 * Returns the file of a calendar, whose address ends in `.ics`.
 * @example fileOfCalendar('/events/parol-night.ics') // 'events/parol-night.ics'
 */
function fileOfCalendar(address: string): string {
  const { path } = partsOf(address.slice(0, -'.ics'.length))
  return `${path.join('/')}.ics`
}

function partsOf(address: string) {
  const [path = '', query = ''] = address.split('?')
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent).map(safeName),
    query: new URLSearchParams(query),
  }
}

/**
 * Returns the address by which one file of a copy links to another.
 * @example linkTo('dycian-news/index.html', 'index.html') // '../index.html'
 */
export function linkTo(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1)
  return up + to.split('/').map(encodeURIComponent).join('/').replaceAll('%3D', '=')
}
