/** Longest address that is looked at, in characters. */
const longest = 1_000

/**
 * The addresses of this site that a text names: as links in HTML, or as the whole of a field.
 * @param text HTML or a plain field
 * @param origin of this site: whole addresses that begin with it are its own
 * @param base path of the page that the text stands on, for addresses that do not begin with a
 * slash
 * @returns paths without query and jump mark, each once; what leads to other sites is left out
 */
export function findInternalLinks(text: string, origin: string, base: string): string[] {
  // No `<` within a tag: text made of tags that never end would be read again from each of them.
  const links = [...text.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi)].map(([, href = '']) =>
    unescapeHtml(href),
  )
  if (/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) links.push(text)
  const paths = [...new Set(links)].flatMap((link) => pathOf(link, origin, base) ?? [])
  return [...new Set(paths)]
}

/** The same for all texts in a JSON document, however deep. */
export function findInternalLinksIn(value: unknown, origin: string, base: string): string[] {
  if (typeof value === 'string') return findInternalLinks(value, origin, base)
  if (typeof value !== 'object' || value === null) return []
  const found = Object.values(value).flatMap((part) => findInternalLinksIn(part, origin, base))
  return [...new Set(found)]
}

function pathOf(link: string, origin: string, base: string): string | null {
  if (link.length > longest || link.startsWith('#')) return null
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
