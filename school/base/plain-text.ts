const entities = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ntilde: 'ñ' }),
)

/** Maximum length of the preview text in a list, in characters. */
export const summaryLength = 220

/** Strips HTML to text on one line (spec 3). It is text, not safe HTML: let React escape it. */
export function toPlainText(html: string): string {
  return (
    html
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      // Forbids `<` within a tag: otherwise text of unclosed tags would be read again from each of
      // them.
      .replace(/<\/?(a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
      .replace(/<\/?[a-z][^>]*(>|$)/gi, ' ')
      .replace(
        /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi,
        (whole, name: string) => entityOf(name.toLowerCase()) ?? whole,
      )
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The start of a block that continues no sentence. */
const blockStart = /(?=<(?:h[1-6]|[ou]l|table)\b)/i

/**
 * Strips HTML to the text for a preview: the whole sentences before a heading, list or table.
 * @example toLead('<p>It is DYCI.</p><h2>Seven dates</h2><p>1950.</p>') // 'It is DYCI.'
 */
export function toLead(html: string): string {
  const lead = html
    .split(blockStart)
    .map((part) => toPlainText(part.replace(/^<h[1-6][\s\S]*?<\/h[1-6]>/i, '')))
    .find(Boolean)
    ?.replace(/(?<=[.?!]) [^.?!]*:$/, '')
  return lead && !lead.endsWith(':') ? lead : toPlainText(html)
}

/** The end of an element that is on a line of its own, or a line break. */
const lineEnd = /<\/(?:p|li|h[1-6]|tr|blockquote|figcaption|div)>|<br\s*\/?>/i

/** Strips HTML to text like {@link toPlainText}, with a line for each paragraph, item and row. */
export const toPlainLines = (html: string) =>
  html.split(lineEnd).map(toPlainText).filter(Boolean).join('\n')

/** Shortens plain text to `length` characters, between words, with '…' where text was cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).trimEnd()}…`
}

const entityOf = (name: string) =>
  name.startsWith('#')
    ? characterOf(Number(name.replace('#x', '0x').replace('#', '')))
    : entities.get(name)

const characterOf = (code: number) =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
