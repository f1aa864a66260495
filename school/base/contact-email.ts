import * as z from 'zod'
import { plainContact } from './contact.ts'

// Apart from contact.ts, which pages use: no visitor downloads the schema library for it.
const emailAddress = z.email()

/** Signs that separate an address from a name or a number beside it. */
const besideEmail = /[<>()[\]{}"“”„«»,;:|/]| - /

/** One address; words before it are a sentence or a whole name, and a single one may be a part of it. */
const lastWord = /^(?:\S+ (?:\S+ )+)?([^\s@]+@[^\s@]+)$/

/**
 * Reads the one e-mail address of a typed text, in the case in which it was typed.
 *
 * @returns `null` for none, for several, and where a space may be a mistake in the address
 * @example readEmail('Ana Cruz <mailto:ana@example.com>.') // 'ana@example.com'
 */
export function readEmail(typed: string): string | null {
  const pieces = plainContact(typed).replace(/\?.*/, '').split(besideEmail)
  const withSign = pieces.map((piece) => piece.trim()).filter((piece) => piece.includes('@'))
  const words = withSign.map((piece) => lastWord.exec(piece)?.[1] ?? '')
  const addresses = words.map((word) => word.replace(/^[.'‘’*!]+|[.'‘’*!-]+$/g, ''))
  const [first = ''] = addresses
  const isOne = new Set(addresses.map((address) => address.toLowerCase())).size === 1
  return isOne && emailAddress.safeParse(first).success ? first : null
}

/** Returns the e-mail address of a typed text, or the text itself for the message about it. */
export const tidyEmail = (typed: string): string => readEmail(typed) ?? typed.trim()
