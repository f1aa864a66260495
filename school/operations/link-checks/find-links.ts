/** Maximum length of an address, in characters. */
const maxAddressLength = 1_000

/**
 * Finds the internal addresses in a text: links in HTML, or a whole field.
 *
 * @param text HTML or a plain field
 * @param origin of this site: full addresses that begin with it are internal
 * @param base path of the page with the text, for relative addresses
 * @returns paths without query and hash, each once; other sites are left out
 */
export function findInternalLinks(text: string, origin: string, base: string): string[] {
  // Forbids `<` within a tag: otherwise text of unclosed tags would be read again from each of
  // them.
  const links = [...text.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi)].map(([, href = '']) =>
    unescapeHtml(href),
  )
  if (/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) links.push(text)
  const paths = [...new Set(links)].flatMap((link) => pathOf(link, origin, base) ?? [])
  return [...new Set(paths)]
}

/** Finds the internal addresses in all texts of a JSON document. */
export function findInternalLinksIn(value: unknown, origin: string, base: string): string[] {
  if (typeof value === 'string') return findInternalLinks(value, origin, base)
  if (typeof value !== 'object' || value === null) return []
  const found = Object.values(value).flatMap((part) => findInternalLinksIn(part, origin, base))
  return [...new Set(found)]
}

function pathOf(link: string, origin: string, base: string): string | null {
  if (link.length > maxAddressLength || link.startsWith('#')) return null
  const from = new URL(base, origin)
  if (!URL.canParse(link, from)) return null
  const url = new URL(link, from)
  return url.origin === from.origin ? url.pathname : null
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (entity) => entities[entity] ?? entity)
