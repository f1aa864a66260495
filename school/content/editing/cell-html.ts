/** Elements that may be outside all others. */
const blockElements = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre figure table hr div section article'.split(' '),
)
/** Elements without an end tag. */
const voidElements = new Set(['br', 'hr', 'img', 'col'])
const allowedElements = new Set([
  ...blockElements,
  ...voidElements,
  ...'a abbr b cite code del em font i ins mark q s small span strike strong sub sup u'.split(' '),
  ...'li dt dd figcaption caption colgroup thead tbody tfoot tr th td'.split(' '),
])

/** Matches a tag. The group around the whole tag makes `split` keep the tags between the texts. */
const tagPattern = /(<\/?[a-z][a-z\d]*(?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?\/?>)/i

/**
 * Returns whether a cell is HTML and not plain text: HTML consists of whole blocks, such as
 * `<p>One.</p><p>Two.</p>`. Each tag is allowed, and each element is closed.
 */
function isHtml(cell: string): boolean {
  const openElements: string[] = []
  for (const [index, piece] of cell.trim().split(tagPattern).entries()) {
    // Texts are at even indexes and tags at odd ones.
    const isTag = index % 2 === 1
    if (isTag ? !readTag(piece, openElements) : !isText(piece, openElements)) return false
  }
  return openElements.length === 0
}

/** Returns whether a text is allowed: outside all elements only white space is. */
const isText = (text: string, openElements: readonly string[]): boolean =>
  openElements.length === 0 ? text.trim() === '' : !/<[a-z!/]/i.test(text)

/** Opens or closes the element of a tag; returns `false` for a tag that is not allowed there. */
function readTag(tag: string, openElements: string[]): boolean {
  const name = /[a-z\d]+/i.exec(tag)?.[0].toLowerCase() ?? ''
  if (tag.startsWith('</')) return openElements.pop() === name
  const elements = openElements.length === 0 ? blockElements : allowedElements
  if (!elements.has(name)) return false
  if (!voidElements.has(name)) openElements.push(name)
  return true
}

/**
 * Reads the HTML of a text from a table cell. Plain text is escaped: an empty line begins a
 * paragraph, and a line break stays a line break. HTML that {@link htmlToCell} wrote comes back
 * unchanged. The save cleans the result (school/content/entries/clean-fields.server.ts).
 *
 * @example
 * htmlFromCell('Grade <75:\nsee us') // '<p>Grade &lt;75:<br>see us</p>'
 * htmlFromCell('<div>See <b>us</b></div>') // 'See <b>us</b>'
 */
export function htmlFromCell(cell: string): string {
  if (isHtml(cell)) {
    const [, inner] = /^<div>([\s\S]*)<\/div>$/.exec(cell.trim()) ?? []
    const isWrapped = inner !== undefined && htmlToCell(inner) === cell.trim()
    return isWrapped ? inner : cell
  }
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/**
 * Writes stored HTML to a table cell so that `htmlFromCell(htmlToCell(html)) === html`. HTML that
 * would be read as plain text is put into a `<div>`, which stored HTML never has.
 *
 * @example htmlToCell('See <b>us</b>') // '<div>See <b>us</b></div>'
 */
export const htmlToCell = (html: string) =>
  html.trim() === '' || isHtml(html) ? html : `<div>${html}</div>`
