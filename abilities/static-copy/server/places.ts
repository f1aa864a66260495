import { parseMediaAddress } from '../../../school/content/media/media-address.ts'
import { plainPath } from '../../../site/languages/language.ts'
import { isAppPath } from '../../../site/page-paths.ts'
import { canonicalAddress } from '../../../server/pages/address.ts'
import type { ParametersOf } from '../../../server/pages/query-parameters.ts'
import { fileOfCalendar, fileOfPage } from './file-names.ts'

/** Place in a copy to which an address of the site leads. */
export interface Place {
  kind: 'page' | 'calendar' | 'media' | 'file' | 'left out'
  /** canonical, without what a copy does not tell apart */
  address: string
  /** path from the root of the copy */
  file: string
}

/** The page to which links lead whose own page is not in a copy. */
export const leftOutAddress = '/not-in-this-copy'

/**
 * Creates the function that says where an address leads in a copy.
 *
 * @param files the static files of the copy, by path
 */
export const findPlaces =
  (parametersOf: ParametersOf, files: ReadonlySet<string>) =>
  (given: string): Place => {
    const address = canonicalAddress(given, parametersOf)
    if (address === null) return leftOutPlace(given)
    const [path = ''] = address.split('?')
    if (files.has(path)) return { kind: 'file', address: path, file: path.slice(1) }
    if (parseMediaAddress(path)) return { kind: 'media', address: path, file: path.slice(1) }
    const plain = plainPath(path)
    if (plain.endsWith('.ics'))
      return { kind: 'calendar', address: path, file: fileOfCalendar(path) }
    if (!isAppPath(path)) return leftOutPlace(path)
    // The script of a copy reads the words itself, and a copy has no form to fill in.
    const hasNoQuery = plain === '/search' || plain === '/ask-us'
    const page = hasNoQuery ? path : withoutLastSlash(address)
    return { kind: 'page', address: page, file: fileOfPage(page) }
  }

const withoutLastSlash = (address: string) => address.replace(/(?<=[^/])\/+(?=\?|$)/, '')

const leftOutPlace = (path: string): Place => {
  const prefix = path.slice(0, path.length - plainPath(path).length)
  const address = (plainPath(path) === '/' ? '' : prefix) + leftOutAddress
  return { kind: 'left out', address, file: fileOfPage(address) }
}
