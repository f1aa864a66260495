const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no XML document may have, not even escaped. */
const invalidXmlCharacters = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Removes the characters that no XML document may have. */
export const removeInvalidXmlCharacters = (text: string) => text.replace(invalidXmlCharacters, '')

/** Escapes text for XML and HTML. */
export const escapeXml = (text: string) =>
  removeInvalidXmlCharacters(text).replace(
    /[&<>"']/g,
    (character) => entities[character] ?? character,
  )

/** Writes paragraphs of plain text as HTML, with their line breaks. */
export const paragraphsToHtml = (...paragraphs: readonly string[]) =>
  paragraphs.map((text) => `<p>${escapeXml(text).replaceAll('\n', '<br>')}</p>`).join('')
