import type { ParametersOf } from './query-parameters.ts'

/** Maximum length of an address, in characters. */
const addressLimit = 12_000

/**
 * Reads the target of a request: of an absolute form (RFC 9112, 3.2.2) the path and query, and bytes
 * beyond ASCII encoded, as browsers send them.
 *
 * @param url as Node gives it: each character is one byte
 */
export const readTarget = (url = '/'): string =>
  url
    .replace(/^https?:\/\/[^/?#\\]+\/?/i, '/')
    .replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Returns the canonical form of a request's path and query: nothing encoded that needs no encoding
 * (RFC 3986, 6.2.2), declared parameters only, in a fixed order. It is the key of the page cache.
 *
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

/**
 * Encodes percent signs of a query that encode nothing, so that a value means what is written.
 * @example withLiteralFaults('q=100%') // 'q=100%25'
 */
const withLiteralFaults = (query: string) =>
  query.replace(/(?:%[\da-f]{2})+|%/gi, (run) =>
    decode(run) === null ? run.replaceAll('%', '%25') : run,
  )

/** The app treats `/%70review` as `/preview`, so every decision by path must do so too. */
export const plainForm = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

/** Tells whether browsers change a path: they resolve `..` and read a backslash as a slash. */
export const isResolvedByBrowsers = (path: string) => /\\|\/\.{1,2}(\/|$)/.test(path)

const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text)

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)

export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
