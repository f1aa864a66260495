/**
 * Control characters except tab and line ends, lone surrogates, and two characters that XML
 * forbids. They are invisible; PostgreSQL refuses some, and feed readers refuse a feed that
 * contains one.
 */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF\p{Cs}]/u

/** Returns whether a text contains invisible control characters. */
export const hasControlCharacters = (text: string) => controlCharacter.test(text)

/** Removes invisible control characters from a text of another site. */
export const withoutControlCharacters = (text: string) =>
  text.replaceAll(new RegExp(controlCharacter, 'gu'), '')

/** The message at a text with a control character. */
export const controlCharacterMessage =
  'This text contains a character that cannot be shown. Delete it, or type the text again.'
