/**
 * Words that screen readers should not read as English (WCAG 3.1.2), by their language in HTML;
 * longer ones come before those that they contain.
 */
const words = {
  fil: 'magparaya|paraya|dangal|simbang gabi|buwan ng wika|tanaga|panata|bukawe|parols?|lola',
  la: 'magis|sapi?entia|(?:(?:summa|magna) )?cum laude',
  es: 'misa de gallo',
}

/** Splits a text around these words; every second part is one of them. */
const otherWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.values(words).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** Returns the language of a word; one in capitals is a name, such as the robot MAGIS. */
const languageOf = (word: string) =>
  word === word.toUpperCase()
    ? undefined
    : Object.entries(words).find(([, list]) => new RegExp(`^(${list})$`, 'i').test(word))?.[0]

/** A part of a text; `language` is missing where it is that of the page. */
interface LanguagePart {
  part: string
  /** position of its first character in the text */
  at: number
  language: string | undefined
}

/** Splits a text into parts of one language each. */
export function partsByLanguage(text: string): LanguagePart[] {
  let end = 0
  return text.split(otherWords).map((part, place) => {
    const at = end
    end += part.length
    return { part, at, language: place % 2 === 1 ? languageOf(part) : undefined }
  })
}

/** Marks the words of other languages in clean HTML, outside its tags. */
export const markLanguages = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : markText(piece)))
    .join('')

const markText = (text: string) =>
  partsByLanguage(text)
    .map(({ part, language }) => (language ? `<span lang="${language}">${part}</span>` : part))
    .join('')
