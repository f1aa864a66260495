/**
 * The code pages in which programs save a table that is not in Unicode. The signs of the bytes from 128:
 * Node 20 reads `windows-1252` wrongly, and no decoder knows the page of DOS (850; the letters of 437
 * have the same places).
 */
const signs = {
  windows:
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  mac:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  dos:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
}
export type CodePage = keyof typeof signs
export const codePages = Object.keys(signs) as CodePage[]

const utf8 = new TextDecoder()

/**
 * Decodes a file: Unicode, or a code page that is still to be found. A byte that is not in UTF-8 becomes
 * half a surrogate pair, which no other text has: {@link readBytes} turns it into a letter.
 */
export function decodeTable(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file)
  const wide = wideEncodingOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return keepBytes(bytes)
  }
}

/** Finds UTF-16 by its mark, or by the empty half of its first sign. */
function wideEncodingOf([first = 1, second = 1]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null
}

const sequence = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g
const outsideAscii = /[\x80-\xFF]/g
const keepByte = (byte: string) => String.fromCharCode(0xdc_00 + byte.charCodeAt(0))

function keepBytes(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += 8_192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8_192))
  const decode = (found: string) => utf8.decode(Uint8Array.from(found, (one) => one.charCodeAt(0)))
  const decoded = (binary.match(sequence) ?? []).map(decode)
  const broken = binary.replace(sequence, '').match(outsideAscii) ?? []
  // Two letters of a code page look like one of UTF-8 by accident, but rarely like one in use here.
  const isUtf8 =
    decoded.length > broken.length ||
    (decoded.length > 0 && decoded.every((sign) => sign < '\u0100' || sign >= '\u2000'))
  if (!isUtf8) return binary.replace(outsideAscii, keepByte)
  return binary
    .split(new RegExp(`(${sequence.source})`))
    .map((piece, index) =>
      index % 2 === 1 ? decode(piece) : piece.replace(outsideAscii, keepByte),
    )
    .join('')
}

const keptByte = /[\uDC80-\uDCFF]/gu

/** Returns the places of the bytes in a text that are not read yet. */
export const placesOfBytes = (text: string) =>
  Array.from(text.matchAll(keptByte), ({ index }) => index)

/** Reads the bytes that {@link decodeTable} kept. */
export const readBytes = (text: string, page: CodePage) =>
  text.replace(keptByte, (byte) => signs[page].charAt(byte.charCodeAt(0) - 0xdc_80))
