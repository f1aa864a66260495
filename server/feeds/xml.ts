const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => special[character] ?? character)
