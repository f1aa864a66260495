import * as z from 'zod'
import { plainContact } from './contact.ts'

// Apart from contact.ts, which pages use: no visitor downloads the schema library for it.
const emailAddress = z.email()

/** Signs that separate an address from a name or a number beside it. */
const besideEmail = /[<>()[\]{}"“”„«»,;:|/]| - /

/** Matches an address alone, or after two words or more: one word may be a part of the address. */
const lastWord = /^(?:\S+ (?:\S+ )+)?([^\s@]+@[^\s@]+)$/

/**
 * Reads the one e-mail address of a typed text, in the case in which it was typed.
 *
 * @returns `null` for none, for several, and where a space may be a mistake in the address
 * @example readEmail('Ana Cruz <mailto:ana@example.com>.') // 'ana@example.com'
 */
export function readEmail(typed: string): string | null {
  const pieces = plainContact(typed).replace(/\?.*/, '').split(besideEmail)
  const addresses = pieces
    .filter((piece) => piece.includes('@'))
    .map((piece) => lastWord.exec(piece.trim())?.[1] ?? '')
    .map((word) => word.replace(/^[.'‘’*!]+|[.'‘’*!-]+$/g, ''))
  const [first = ''] = addresses
  const isOne = new Set(addresses.map((address) => address.toLowerCase())).size === 1
  return isOne && emailAddress.safeParse(first).success ? first : null
}

/** Returns the e-mail address of a typed text, or the text itself for the message about it. */
export const tidyEmail = (typed: string): string => readEmail(typed) ?? typed.trim()
