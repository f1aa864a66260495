import sanitizeHtml from 'sanitize-html'
import { outlineHeadings } from './heading-levels.ts'

/**
 * The same for what staff save: pictures are those of this site, for others would tell their hosts who reads the page.
 * What comes from Word or Google Docs keeps its headings, lists, tables and emphasis, and loses the rest.
 */
export const cleanOwnHtml = (html: string): string =>
  sanitizeHtml(cleanHtml(html), {
    ...allowed,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  })

const ownPicture = /^\/(media|images)\/(?!.*\.\.)[\w./-]+$/

/**
 * Keeps of a piece of HTML what an article may carry and drops the rest, scripts and their texts first of all.
 * Used when staff save and again when a page shows it, so that a row changed behind our back cannot hurt either.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { ...allowed, transformTags: { ...allowed.transformTags, ...headings() } })
}

/** Writes the headings of one text in the levels of their outline. */
function headings(): Record<string, sanitizeHtml.Transformer> {
  const levelOf = outlineHeadings()
  const transform = (tagName: string) => ({ tagName: `h${levelOf(Number(tagName[1]))}`, attribs: {} })
  return Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, transform]))
}

/** Browsers overlook white space and control characters in an address, and so must this. */
const isOutside = (href = '') => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''))

/** External links open in a new tab (spec 7). */
const outside = (attributes: Record<string, string>) => ({
  ...attributes,
  target: '_blank',
  rel: 'noopener noreferrer',
})

/** Google Docs wraps all that is copied into a bold that is none. */
const isLight = (style = '') => /font-weight:\s*(normal|[1-4]00)\b/i.test(style)

/** Google Docs and Word say in styles what is bold or in italics. */
function emphasisOf(style = ''): 'strong' | 'em' | null {
  if (/font-weight:\s*(bold|[6-9]00)\b/i.test(style)) return 'strong'
  return /font-style:\s*italic\b/i.test(style) ? 'em' : null
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'blockquote'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    del: 's',
    strike: 's',
    ins: 'u',
    b: (tagName, attributes) => ({ tagName: isLight(attributes.style) ? 'span' : tagName, attribs: {} }),
    span: (tagName, attributes) => ({ tagName: emphasisOf(attributes.style) ?? tagName, attribs: {} }),
    a: (tagName, attributes) => ({ tagName, attribs: isOutside(attributes.href) ? outside(attributes) : attributes }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
}
