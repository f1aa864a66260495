/** Digits and consonants that look and sound different, and spell no word. */
export const codeLetters = '23456789BCDFGHJKMNPQRTVWXZ'

/** Number of letters and digits in a code. */
export const codeLength = 8

const codePattern = new RegExp(`^[${codeLetters}]{${codeLength}}$`)

/**
 * Reads a code as a person typed it: also in lower case, with spaces, hyphens and other signs.
 *
 * @returns the code as it is stored; `null` when the text is no code
 * @example readCode(' k7rw-m4tx ') // 'K7RWM4TX'
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return codePattern.test(code) ? code : null
}

/** Writes a code as people read it aloud and copy it by hand: 'K7RW-M4TX'. */
export const showCode = (code: string) =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
