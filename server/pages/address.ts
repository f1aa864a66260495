import { withoutInvisibleSigns } from '../../school/base/slug.ts'
import { plainPath } from '../../site/languages/language.ts'
import { decode } from './decode.ts'
import type { ParametersOf } from './query-parameters.ts'

/** Tells whether a pattern names a path: `/login` only itself, `/media/*` everything below it. */
export const matchesPath = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )

/** Maximum length of an address, in characters. */
const addressLimit = 12_000

/**
 * Reads the target of a request: of an absolute form (RFC 9112, 3.2.2) the path and query, and bytes
 * beyond ASCII encoded, as browsers send them.
 * @param url as Node gives it: each character is one byte
 */
export const readTarget = (url = '/'): string =>
  url
    .replace(/^https?:\/\/[^/?#\\]+\/?/i, '/')
    .replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Returns the canonical form of a request's path and query: nothing encoded that needs no encoding
 * (RFC 3986, 6.2.2), declared parameters only, in a fixed order. It is the key of the page cache.
 * @returns `null` for an invalid address: too long, in its path broken percent-encoding, broken UTF-8
 * or control characters, or parts that browsers resolve themselves (`..`, `\`, `#`), which would give
 * one page many keys
 */
export function canonicalAddress(target: string, parametersOf: ParametersOf): string | null {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > addressLimit)
    return null
  if (target.includes('#')) return null
  const queryStart = target.indexOf('?')
  const path = plainForm(queryStart < 0 ? target : target.slice(0, queryStart))
  if (isResolvedByBrowsers(path)) return null
  if (path.includes('%') || !isPlain(path)) {
    const decoded = decode(path)
    if (decoded === null || hasControlCharacter(decoded)) return null
  }
  if (queryStart < 0) return path
  const names = parametersOf(path)
  if (names.length === 0) return path
  const given = new URLSearchParams(withLiteralFaults(target.slice(queryStart + 1)))
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value.replace(/\p{Cc}/gu, ' '))
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path
}

/** Encodes percent signs that encode nothing: 'q=100%' is 'q=100%25'. */
const withLiteralFaults = (query: string) =>
  query.replace(/(?:%[\da-f]{2})+|%/gi, (run) =>
    decode(run) === null ? run.replaceAll('%', '%25') : run,
  )

/** Paths for programs, and paths with a code, token or title in which capitals matter. */
const exactPaths = [
  ...['/admin', '/admin/*', '/api/*', '/assets/*', '/media/*'],
  ...['/go/*', '/post-kit/*', '/preview/*', '/reports/*', '/status/mail/*', '/verify/*'],
]

/** Signs that belong to the sentence around an address. */
const marksAtEnd = /[^\p{L}\p{N}\p{M}\p{So}\p{Pd}_]+$/u

/**
 * Returns the address meant by one that was copied or typed: in lower case, without doubled
 * slashes, invisible signs and punctuation at its end. The caller checks that it exists.
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

/** The app treats `/%70review` as `/preview`, so every decision by path must do so too. */
const plainForm = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

/** Tells whether browsers change a path: they resolve `..` and read a backslash as a slash. */
const isResolvedByBrowsers = (path: string) => /\\|\/\.{1,2}(\/|$)/.test(path)

const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text)

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
