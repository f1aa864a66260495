import { fail, succeed, type Result } from '../../base/result.ts'

/** The formats that the library takes. */
export type FileFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'pdf'

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** Brands of HEIF files with pictures in AV1. */
const avifBrands = new Set(['avif', 'avis'])

/** Brands of other HEIF files, such as photographs of an iPhone. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * Detects the format of a file by its bytes, whatever its name and the type that the browser sent.
 *
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
  // The main brand, four bytes of version, then the compatible brands.
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length)
  const brands = [ascii(bytes, 8, 12)]
  for (let start = 16; start + 4 <= length; start += 4) brands.push(ascii(bytes, start, start + 4))
  if (brands.some((brand) => avifBrands.has(brand))) return succeed('avif')
  if (brands.some((brand) => heicBrands.has(brand))) {
    return fail(
      'HEIC photographs are turned into JPEG by the media library’s page. Upload this one there.',
    )
  }
  return fail('Videos are not accepted. Put it on the school’s video page and link to it.')
}

/** Accepts a complete PDF, as readers do also with other bytes before and after it. */
const detectPdf = (bytes: Buffer, header: number): Result<FileFormat, string> =>
  isWholePdf(bytes, header)
    ? succeed('pdf')
    : fail('This PDF is damaged or incomplete. Export it again and upload the new file.')

/**
 * Returns whether a PDF ends with the offset of its table of contents, which a file that was cut
 * off lacks.
 *
 * @param header offset of the header: offsets in the file count from there, or from the first byte
 */
function isWholePdf(bytes: Buffer, header: number): boolean {
  const start = bytes.lastIndexOf('startxref')
  const end =
    start < 0 ? null : /^startxref\s+(\d+)(\s+%%EOF)?/.exec(ascii(bytes, start, start + 64))
  if (!end) return false
  const table = Number(end[1])
  // A PDF made for the web has 0 in its first part.
  if (table === 0) return false
  const hasMark = end[2] !== undefined
  if (!hasMark) return isTable(bytes, table) || isTable(bytes, table + header)
  return !/\d+ \d+ obj\b/.test(ascii(bytes, start + end[0].length, bytes.length))
}

/** Returns whether a table of contents, or an object that holds one, begins at an offset. */
const isTable = (bytes: Buffer, offset: number) =>
  /^\s*(?:xref|\d+ \d+ obj)/.test(ascii(bytes, offset, offset + 32))
