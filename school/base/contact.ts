import { withoutInvisibleSigns } from './slug.ts'

/**
 * Writes a typed contact with plain signs: one kind of dash, space and digit, and none invisible.
 * @example plainContact('\u202D0917–555–0100') // '0917-555-0100'
 */
export const plainContact = (typed: string): string =>
  withoutInvisibleSigns(typed)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/** A phone number in a text. */
export interface PhoneNumber {
  /** as it is written, with its extension */
  text: string
  start: number
  /** the link that calls it: `tel:0441234567;ext=12` */
  address: string
  /** the digits as they are dialed in the Philippines, to compare numbers: `09175550100` */
  key: string
}

const gap = '[ ().·•-]*'
const mobile = String.raw`(?:\+?63${gap}(?:0${gap})?|0${gap})9(?:${gap}\d){9}`
const anyNumber = String.raw`\d(?:${gap}\d){6,14}`
const extension = String.raw`(?:,? ?(?:local|loc|extension|extn|ext|x)[ .:#]*(?<extension>\d{1,6}))?`
const phoneNumber = new RegExp(
  String.raw`(?<![\d+])(?<number>[+(]{0,2}(?:${mobile}|${anyNumber}))(?!\d)${extension}`,
  'giu',
)

/**
 * Reads the phone numbers of a typed text. Each has 7 to 15 digits.
 * @param plain a contact with plain signs ({@link plainContact})
 */
export function readPhones(plain: string): PhoneNumber[] {
  const numbers = phonesIn(plain)
  // A slash is between two numbers, or between the parts of one.
  return numbers.length > 0 ? numbers : phonesIn(plain.replaceAll('/', '-'))
}

function phonesIn(plain: string): PhoneNumber[] {
  return Array.from(plain.matchAll(phoneNumber), ({ 0: text, index: start, groups = {} }) => {
    const { number = '', extension: inner } = groups
    // Abroad the 0 in +63 (0)917 is left out.
    const digits = number.replace(/[^\d+]/g, '').replace(/^(\+?63)0/, '$1')
    const address = `tel:${digits}${inner ? `;ext=${inner}` : ''}`
    const key = digits.replace('+', '').replace(/^63(?=\d{9})/, '0')
    return { text: plain.slice(start, start + text.length), start, address, key }
  })
}

/** A part of a contact: a number, or the words between numbers. */
export interface PhonePiece {
  text: string
  address: string | null
}

/**
 * Splits a contact at its phone numbers, so that each becomes a link and no word is lost.
 * @example phonePieces('0917 555 0100 / 0918 555 0101') // number, ' / ', number
 */
export function phonePieces(contact: string): PhonePiece[] {
  const pieces: PhonePiece[] = []
  let done = 0
  for (const { text, start, address } of readPhones(contact)) {
    if (start > done) pieces.push({ text: contact.slice(done, start), address: null })
    pieces.push({ text, address })
    done = start + text.length
  }
  if (done < contact.length) pieces.push({ text: contact.slice(done), address: null })
  return pieces
}

/** Writes a typed phone field with plain signs, without `tel:` and punctuation at its end. */
export const tidyPhone = (typed: string): string =>
  plainContact(typed)
    .replace(/^<?tel:/i, '')
    .replace(/[.,;>]+$/, '')
    .trim()
