/** Decodes percent-encoding. @returns `null` where it is broken */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
