import sanitizeHtml from 'sanitize-html'

/**
 * Keeps of a piece of HTML what an article may carry and drops the rest, scripts and their texts first of all.
 * Used when staff save and again when a page shows it, so that a row changed behind our back cannot hurt either.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
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
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: isOutside(attributes.href) ? outside(attributes) : attributes }),
      img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
    },
  })
}

/** Browsers overlook white space and control characters in an address, and so must this. */
const isOutside = (href = '') => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''))

/** External links open in a new tab (spec 7). */
const outside = (attributes: Record<string, string>) => ({
  ...attributes,
  target: '_blank',
  rel: 'noopener noreferrer',
})
