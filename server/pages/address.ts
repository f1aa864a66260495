/**
 * What of the query makes another page, by path; all other parameters are ignored and make no cache
 * entry.
 */
const knownParameters: Record<string, readonly string[]> = {
  '/dycian-news': ['page', 'category', 'topic'],
  '/innovations/dyci-research/research/jhs': ['page'],
  '/innovations/dyci-research/research/shs': ['page'],
  '/innovations/dyci-research/research/college': ['page'],
  '/events': ['month'],
  '/search': ['q', 'page'],
  '/api/get-articles.php': [
    'mode',
    'page',
    'category',
    'status',
    'topicFilter',
    'slug',
    'articleID',
  ],
}

/** Longest address that is looked at, in characters. */
const addressLimit = 12_000

/** The suffix under which React Router fetches a page's data. */
const dataSuffix = '.data'

/**
 * The canonical form of a request's path and query: nothing encoded that needs no encoding (RFC
 * 3986, 6.2.2), known parameters only, in one order. Two addresses with the same form get the same
 * answer, so it is the key of the page cache.
 * @returns `null` for an address that is not valid: broken percent-encoding or UTF-8, control
 * characters, too long, or with what browsers resolve before they ask (`..`, `\`, `#`), which would
 * give one page many keys
 */
export function canonicalAddress(target: string): string | null {
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
  const known = parametersOf(path)
  const query = target.slice(queryStart + 1)
  const decodedQuery = decode(query.replaceAll('+', ' '))
  if (decodedQuery === null || hasControlCharacter(decodedQuery)) return null
  if (known.length === 0) return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path
}

function parametersOf(path: string): readonly string[] {
  // Pages are found in any case and with a slash at the end: their parameters count there too.
  const ending = [dataSuffix, '/'].find((each) => path.endsWith(each)) ?? ''
  return knownParameters[path.slice(0, path.length - ending.length).toLowerCase()] ?? []
}

/**
 * `/%70review` is `/preview` to the app behind: it has to be so for all that is decided by a path.
 */
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
