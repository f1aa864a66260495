const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it may stand in XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => special[character] ?? character)
