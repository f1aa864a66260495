/** Elements of which a cell with HTML consists. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre figure table hr div section article'.split(' '),
)
const voids = new Set(['br', 'hr', 'img', 'col'])
const known = new Set([
  ...blocks,
  ...voids,
  ...'a abbr b cite code del em font i ins mark q s small span strike strong sub sup u'.split(' '),
  ...'li dt dd figcaption caption colgroup thead tbody tfoot tr th td'.split(' '),
])

const tags = /(<\/?[a-z][a-z\d]*(?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?\/?>)/i

/**
 * Tells HTML from plain text: HTML is whole blocks and nothing beside them, such as
 * `<p>One.</p><p>Two.</p>`. Each tag is known, and each element is closed.
 */
function isHtml(cell: string): boolean {
  const open: string[] = []
  for (const [index, piece] of cell.trim().split(tags).entries()) {
    const isText = index % 2 === 0
    if (isText && (open.length === 0 ? piece.trim() !== '' : /<[a-z!/]/i.test(piece))) return false
    if (isText) continue
    const name = /[a-z\d]+/i.exec(piece)?.[0].toLowerCase() ?? ''
    if (piece.startsWith('</')) {
      if (open.pop() !== name) return false
    } else {
      if (!(open.length === 0 ? blocks : known).has(name)) return false
      if (!voids.has(name)) open.push(name)
    }
  }
  return open.length === 0
}

/**
 * Reads the HTML of a text from a table cell. Plain text stays as it is typed: an empty line begins a
 * paragraph, another line a line.
 *
 * @example htmlFromCell('Grade <75:\nsee us') // '<p>Grade &lt;75:<br>see us</p>'
 */
export function htmlFromCell(cell: string): string {
  if (isHtml(cell)) {
    const [, inner] = /^<div>([\s\S]*)<\/div>$/.exec(cell.trim()) ?? []
    return inner !== undefined && htmlToCell(inner) === cell.trim() ? inner : cell
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

/** Writes stored HTML so that {@link htmlFromCell} reads it as HTML, also when it has no blocks. */
export const htmlToCell = (html: string) =>
  html.trim() === '' || isHtml(html) ? html : `<div>${html}</div>`
