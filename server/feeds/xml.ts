const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no XML document may have, not even escaped. */
const impossible = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Leaves out what no XML document may have. */
export const xmlText = (text: string) => text.replace(impossible, '')

/** Escapes text for XML and HTML. */
export const escapeXml = (text: string) =>
  xmlText(text).replace(/[&<>"']/g, (character) => special[character] ?? character)

/** Writes plain text as HTML: a paragraph for each part, with its line breaks. */
export const toHtml = (...parts: readonly string[]) =>
  parts.map((part) => `<p>${escapeXml(part).replaceAll('\n', '<br>')}</p>`).join('')
