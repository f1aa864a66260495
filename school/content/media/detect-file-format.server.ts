import { fail, succeed, type Result } from '../../base/result.ts'

/** The formats that the library takes. */
export type FileFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'pdf'

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** The brands by which a HEIF file says that it holds AV1. */
const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * Tells a file by its own bytes; neither its name nor the type that the browser sent counts.
 * @returns the format, or a sentence that says why the file is not taken and what to do
 */
export function detectFileFormat(bytes: Buffer): Result<FileFormat, string> {
  if (bytes.length === 0) return fail('This file is empty. Choose another one.')
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return succeed('jpeg')
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return succeed('png')
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return succeed('gif')
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return succeed('webp')
  if (ascii(bytes, 4, 8) === 'ftyp') return detectHeif(bytes)
  const header = /%PDF-[12]\.\d/.exec(ascii(bytes, 0, 1_024))
  if (header) return detectPdf(bytes, header.index)
  const start = ascii(bytes, 0, 1_000).trimStart().toLowerCase()
  if (/<svg[\s>]/.test(start)) {
    return fail(
      'SVG drawings are not accepted, because they can carry scripts. Save it as PNG and upload that.',
    )
  }
  return fail(
    'This is not a picture (JPEG, PNG, WebP, AVIF, GIF, HEIC) or a PDF, whatever its name says.',
  )
}

function detectHeif(bytes: Buffer): Result<FileFormat, string> {
  // The main brand, then after four bytes of version the compatible ones.
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length)
  const brands = [ascii(bytes, 8, 12)]
  for (let place = 16; place + 4 <= length; place += 4) brands.push(ascii(bytes, place, place + 4))
  if (brands.some((brand) => avifBrands.has(brand))) return succeed('avif')
  if (brands.some((brand) => heicBrands.has(brand))) {
    return fail(
      'HEIC photographs are turned into JPEG by the media library’s page. Upload this one there.',
    )
  }
  return fail('Videos are not accepted. Put it on the school’s video page and link to it.')
}

/**
 * A complete PDF names the place of its table of contents at its end; a file that was cut off or
 * only has a PDF's name does not. As readers do, takes what comes before the header and after the end.
 *
 * @param header where it begins: places are counted from there, or from the first byte
 */
function detectPdf(bytes: Buffer, header: number): Result<FileFormat, string> {
  const at = bytes.lastIndexOf('startxref')
  const end = at < 0 ? null : /^startxref\s+(\d+)(\s+%%EOF)?/.exec(ascii(bytes, at, at + 64))
  // A file made for the web has 0 in its first part.
  const table = Number(end?.[1] ?? 0)
  const isWhole =
    end &&
    table > 0 &&
    (end[2] === undefined
      ? [table, table + header].some((place) => isTable(bytes, place))
      : !/\d+ \d+ obj\b/.test(ascii(bytes, at + end[0].length, bytes.length)))
  return isWhole
    ? succeed('pdf')
    : fail('This PDF is damaged or incomplete. Export it again and upload the new file.')
}

/** Returns whether a table of contents is at a place: a table, or an object that holds one. */
const isTable = (bytes: Buffer, place: number) =>
  /^\s*(?:xref|\d+ \d+ obj)/.test(ascii(bytes, place, place + 32))
