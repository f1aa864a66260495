import { hasChildren, type AnyNode } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { hasForeignBlock, makeParagraphs } from './block-paragraphs.server.ts'
import { ownPictureAddress } from './photo.ts'
import { readCrop } from './picture-crop.ts'
import { toPlainText } from './plain-text.ts'

/** Maximum nesting of elements; no author needs half as much, and work grows with its square. */
export const deepestNesting = 100

/**
 * Cleans HTML: keeps what an article may contain and drops the rest, above all scripts and their
 * text. Other blocks become paragraphs. Runs on every save and on every display, so that a row
 * changed in the database is harmless too.
 *
 * @returns only the text, as one paragraph, when elements are nested deeper than
 * {@link deepestNesting}
 */
export const cleanHtml = (html: string): string =>
  clean(html, allowed) ?? asParagraph(toPlainText(html))

/**
 * Cleans HTML for saving: allows pictures of this site only, because other hosts would learn who
 * reads the page. Text from Word or Google Docs keeps headings, lists, tables and emphasis.
 *
 * @returns `null` when elements are nested deeper than {@link deepestNesting}
 */
export const cleanOwnHtml = (html: string): string | null => clean(html, allowedOwn)

/**
 * Changes the elements of HTML.
 *
 * @returns `null` when they are nested deeper than {@link deepestNesting}
 */
export function changeHtml(
  html: string,
  change: (document: ReturnType<typeof parseDocument>) => void,
): string | null {
  const document = parseDocument(html)
  let level: AnyNode[] = document.children
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestNesting) return null
    level = level.flatMap((node) => (hasChildren(node) ? node.children : []))
  }
  change(document)
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' })
}

class NestedTooDeep extends Error {}

function clean(given: string, options: sanitizeHtml.IOptions): string | null {
  const html = hasForeignBlock(given) ? changeHtml(given, makeParagraphs) : given
  if (html === null) return null
  let depth = 0
  try {
    return sanitizeHtml(html, {
      ...options,
      transformTags: { ...options.transformTags, ...headings() },
      onOpenTag: () => {
        depth += 1
        if (depth > deepestNesting) throw new NestedTooDeep()
      },
      onCloseTag: () => {
        depth -= 1
      },
    })
  } catch (error) {
    if (error instanceof NestedTooDeep) return null
    throw error
  }
}

/** Renumbers the headings of one text to the levels of their outline. */
function headings(): Record<string, sanitizeHtml.Transformer> {
  const levelOf = outlineHeadings()
  const transform = (tagName: string) => ({
    tagName: `h${levelOf(Number(tagName[1]))}`,
    attribs: {},
  })
  return Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, transform]))
}

const highestHeading = 2
const lowestHeading = 4

/**
 * Renumbers the headings of one text below the page’s title, which is level 1: the first becomes
 * level 2, and each is at most one level below the heading before it.
 *
 * @example const levelOf = outlineHeadings() ;[3, 3, 5, 3].map(levelOf) // [2, 2, 3, 2]
 * @returns a function from the author's level to the level to write; call it in the order of the
 * text
 */
export function outlineHeadings(): (written: number) => number {
  const open: number[] = []
  return (written) => {
    while ((open.at(-1) ?? 0) >= written) open.pop()
    open.push(written)
    return Math.min(highestHeading - 1 + open.length, lowestHeading)
  }
}

const asParagraph = (text: string) =>
  text && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`

/** Returns whether a link is external. Ignores white space and control characters, as browsers do. */
const isOutside = (href = '') => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''))

/** External links open in a new tab (spec 7). */
const outside = (attributes: Record<string, string>) => ({
  ...attributes,
  target: '_blank',
  rel: 'noopener noreferrer',
})

/** Google Docs wraps copied text in a bold element with normal weight. */
const isPlain = ({ tag, attribs: { style = '' } }: sanitizeHtml.IFrame) =>
  (/^(?:b|strong)$/.test(tag) && hasStyle(style, 'font-weight', 'normal|[1-4]00')) ||
  (/^(?:i|em)$/.test(tag) && hasStyle(style, 'font-style', 'normal'))

/** Google Docs and Word write bold and italics as styles. */
function emphasisOf(style = ''): 'strong' | 'em' | null {
  if (hasStyle(style, 'font-weight', 'bold|[6-9]00')) return 'strong'
  return hasStyle(style, 'font-style', 'italic') ? 'em' : null
}

/** Returns whether a style sets a property. Word also writes longer names, `mso-bidi-font-weight`. */
const hasStyle = (style: string, name: string, value: string) =>
  new RegExp(String.raw`(?:^|;)\s*${name}\s*:\s*(?:${value})\b`, 'i').test(style)

const blockTags = 'p hr h2 h3 h4 blockquote ul ol li figure figcaption img'.split(' ')
const tableTags = 'table caption thead tbody tr th td'.split(' ')
const textTags = 'br strong b em i u s sub sup a'.split(' ')

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blockTags, ...tableTags, ...textTags],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'data-crop'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Only to allowed elements: of others the library leaves a stray end tag.
  transformTags: {
    del: 's',
    strike: 's',
    menu: 'ul',
    dir: 'ul',
    ins: 'u',
    span: (tagName, attributes) => ({
      tagName: emphasisOf(attributes.style) ?? tagName,
      attribs: {},
    }),
    a: (tagName, attributes) => ({
      tagName,
      attribs: isOutside(attributes.href) ? outside(attributes) : attributes,
    }),
    img: (tagName, { 'data-crop': crop = '', ...attributes }) => ({
      tagName,
      attribs: {
        alt: '',
        ...attributes,
        loading: 'lazy',
        ...(readCrop(crop) && { 'data-crop': crop }),
      },
    }),
  },
  exclusiveFilter: (frame) => isPlain(frame) && 'excludeTag',
}

const allowedOwn: sanitizeHtml.IOptions = {
  ...allowed,
  exclusiveFilter: (frame) =>
    frame.tag === 'img'
      ? !ownPictureAddress.test(frame.attribs.src ?? '')
      : isPlain(frame) && 'excludeTag',
}

/** The ways to clean, by the use of the text. */
export const cleaners = { shown: cleanHtml, saved: cleanOwnHtml } satisfies Record<
  string,
  (html: string) => string | null
>

export type CleanerName = keyof typeof cleaners

/** A text for the cleaning thread. */
export interface CleaningTask {
  cleaner: CleanerName
  html: string
}
