import type { ParametersOf } from './query-parameters.ts'

/** Maximum length of an address, in characters. */
const addressLimit = 12_000

/**
 * Returns the canonical form of a request's path and query: nothing encoded that needs no encoding
 * (RFC 3986, 6.2.2), declared parameters only, in a fixed order. It is the key of the page cache.
 *
 * @returns `null` for an invalid address: broken percent-encoding or UTF-8, control characters, too
 * long, or parts that browsers resolve themselves (`..`, `\`, `#`), which would give one page many
 * keys
 */
export function canonicalAddress(target: string, parametersOf: ParametersOf): string | null {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > addressLimit)
    return null
  if (target.includes('#')) return null
  const queryStart = target.indexOf('?')
  const path = plainForm(queryStart < 0 ? target : target.slice(0, queryStart))
  if (path.includes('\\') || dotSegment.test(path)) return null
  if (path.includes('%') || !isPlain(path)) {
    const decoded = decode(path)
    if (decoded === null || hasControlCharacter(decoded)) return null
  }
  if (queryStart < 0) return path
  const query = target.slice(queryStart + 1)
  const decodedQuery = decode(query.replaceAll('+', ' '))
  if (decodedQuery === null || hasControlCharacter(decodedQuery)) return null
  const names = parametersOf(path)
  if (names.length === 0) return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path
}

/** The app treats `/%70review` as `/preview`, so every decision by path must do so too. */
const plainForm = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

const dotSegment = /\/\.{1,2}(\/|$)/

const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text)

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
