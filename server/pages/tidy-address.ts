import { withoutInvisibleSigns } from '../../school/base/slug.ts'
import { plainPath } from '../../site/languages/language.ts'
import { matchesPath } from '../paths.ts'
import { canonicalAddress, decode, isResolvedByBrowsers, plainForm } from './address.ts'
import type { ParametersOf } from './query-parameters.ts'

/** Paths for programs, and paths with a code, token or title in which capitals matter. */
const exactPaths = [
  ...['/admin', '/admin/*', '/api/*', '/assets/*', '/media/*'],
  ...['/go/*', '/post-kit/*', '/preview/*', '/reports/*', '/status/mail/*', '/verify/*'],
]

/** Signs that belong to the sentence around an address. */
const marksAtEnd = /[^\p{L}\p{N}\p{M}\p{So}\p{Pd}_]+$/u

/**
 * Returns the address that was meant by one copied from a text or typed by hand: in lower case,
 * without doubled slashes, invisible signs, and punctuation at its end. It is a path of this site;
 * the caller checks that it exists.
 *
 * @param target path and query of a request
 * @returns `null` when there is nothing to tidy
 * @example tidyAddress('//Admissions).', parametersOf) // '/admissions'
 */
export function tidyAddress(target: string, parametersOf: ParametersOf): string | null {
  const [written = ''] = target.split('?', 1)
  const path = plainForm(written)
  const text = decode(path)
  if (text === null || path.includes('%2F') || isResolvedByBrowsers(path)) return null
  if (matchesPath(exactPaths, plainPath(path))) return null
  const plain = withoutInvisibleSigns(text)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  const tidied = plain.replace(marksAtEnd, '') || '/'
  if (text.replace(/(?<=.)\/$/, '') === tidied) return null
  const encoded = tidied.split('/').map(encodeURIComponent).join('/')
  return canonicalAddress(encoded + target.slice(written.length), parametersOf)
}
