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
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return detectPdf(bytes)
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
 * only has a PDF's name does not.
 */
function detectPdf(bytes: Buffer): Result<FileFormat, string> {
  const end = ascii(bytes, Math.max(0, bytes.length - 2_048), bytes.length)
  if (/startxref\s+\d+\s+%%EOF\s*$/.test(end.replaceAll('\u0000', ' '))) return succeed('pdf')
  return fail('This PDF is damaged or incomplete. Export it again and upload the new file.')
}
