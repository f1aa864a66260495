import type { Said } from '../../school/kinds/statement.ts'

/** Captions for a picture of a statement; `null` where the school has no words in a language. */
export interface Captions {
  en: string
  fil: string | null
}

/**
 * Writes the captions of a statement.
 * @param address under which anyone checks it
 */
export function writeCaptions(said: Said, address: string): Captions {
  const { headline = '', message = '', filipinoHeadline, filipinoMessage } = said
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n')
  return {
    en: join(headline, message, `Check that the school said this: ${address}`),
    fil: filipinoHeadline
      ? join(
          filipinoHeadline,
          filipinoMessage ?? message,
          `I-check kung galing ito sa paaralan: ${address}`,
        )
      : null,
  }
}
