/** Encodings of tables that are not in Unicode, by the system that writes them. */
const encodings = { windows: 'windows-1252', mac: 'macintosh' } as const
type LetterSet = keyof typeof encodings
export const letterSets = Object.keys(encodings) as LetterSet[]

const systemNames: Record<LetterSet, string> = { windows: 'Windows', mac: 'Mac' }

/** A question about a file that a person must answer or confirm. */
export interface TableQuestion {
  /** name of the answer: `letters`, or the name of a column of days */
  name: string
  text: string
  choices: readonly { value: string; label: string }[]
  /** `null` while there is no answer: then no row can be imported */
  answer: string | null
}

/**
 * Decodes a file. A file that is not in Unicode is read as Windows writes it; the question shows
 * the first words that differ when it is read as a Mac writes it.
 *
 * @param chosen the answer to that question: `windows` or `mac`
 */
export function decodeTable(
  file: ArrayBuffer,
  chosen?: string,
): { text: string; question: TableQuestion | null } {
  const bytes = new Uint8Array(file)
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), question: null }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), question: null }
  } catch {
    const answer = letterSets.find((set) => set === chosen) ?? 'windows'
    const decode = (set: LetterSet) => new TextDecoder(encodings[set]).decode(bytes)
    const question = {
      name: 'letters',
      text: 'The file is not in Unicode. Which words are right?',
      choices: choicesOf(letterSets.map(decode)),
      answer,
    }
    return { text: decode(answer), question }
  }
}

/** Detects UTF-16 by its byte-order mark, or by the zero byte of the first character. */
function wideEncodingOf([first = 1, second = 1]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null
}

/** Maximum number of words in the label of a choice. */
const shownWords = 3

/** Labels each reading of a text with the first words in which the readings differ. */
function choicesOf(texts: readonly string[]): TableQuestion['choices'] {
  const all = texts.map((text) => text.split(/[\t\n\r ,;|"]+/))
  const differing = all[0]?.flatMap((word, at) =>
    all.some((words) => words[at] !== word) ? [at] : [],
  )
  return letterSets.map((set, index) => {
    const words = (differing ?? []).slice(0, shownWords).map((at) => `“${all[index]?.[at] ?? ''}”`)
    return { value: set, label: `${words.join(', ')} (${systemNames[set]})` }
  })
}
