import { expect, test } from 'vitest'
import { smallPdf } from '../../../tests/helpers/pictures.ts'
import { detectFileFormat } from './detect-file-format.server.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A HEIF file's first box: its length, then main and compatible brands. */
function heif(main: string, compatible: string[], length = 16 + 4 * compatible.length) {
  const bytes = latin1(`\0\0\0\0ftyp${main}\0\0\0\0${compatible.join('')}`)
  bytes.writeUInt32BE(length, 0)
  return bytes
}

test.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n...', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF....WEBPVP8 ', 'webp'],
])('a file that begins with %j is a %s', (start, format) => {
  expect(detectFileFormat(latin1(start))).toEqual({ ok: true, value: format })
})

test.each([
  '\u00ff\u00d8',
  '\u00ff\u00d9\u00ff',
  '\u0089PNG\r\n\u001a',
  'GIF88a',
  ' GIF89a',
  'RIFF....WAVE',
  'RIFX....WEBP',
  '%PDF-3.0',
  'x%PDF-1.4',
])('a file that begins with %j is not one that the library takes', (start) => {
  expect(detectFileFormat(latin1(start))).toMatchObject({
    ok: false,
    failure: expect.stringContaining('This is not a picture') as unknown,
  })
})

test.each([
  ['by its main brand', heif('avif', [])],
  ['by its last compatible brand', heif('mif1', ['miaf', 'avis'])],
])('an AVIF is told %s', (_, bytes) => {
  expect(detectFileFormat(bytes)).toEqual({ ok: true, value: 'avif' })
})

test.each([
  ['behind the length that the file gives', heif('mif1', ['miaf', 'avif'], 20)],
  ['of which a byte is missing', heif('mif1', ['avif']).subarray(0, -1)],
  [
    'further than 256 bytes from the start',
    heif('mif1', [...Array<string>(60).fill('miaf'), 'avif']),
  ],
])('a brand counts for nothing %s', (_, bytes) => {
  expect(detectFileFormat(bytes)).toMatchObject({
    ok: false,
    failure: expect.stringContaining('HEIC photographs are turned into JPEG') as unknown,
  })
})

test('a brand in the last of the first 256 bytes counts', () => {
  const brands = [...Array<string>(59).fill('miaf'), 'avif']
  expect(detectFileFormat(heif('mif1', brands))).toEqual({ ok: true, value: 'avif' })
})

test.each([
  ['heic', 'HEIC photographs'],
  ['isom', 'Videos are not accepted.'],
])('a file of the brand %s is refused with what to do', (brand, sentence) => {
  expect(detectFileFormat(heif(brand, []))).toMatchObject({
    ok: false,
    failure: expect.stringContaining(sentence) as unknown,
  })
})

test.each(['<svg>', '<SVG\n', '<?xml version="1.0"?>\n<svg xmlns="x">', `${' '.repeat(900)}<svg>`])(
  'a drawing that begins with %j is refused as one',
  (start) => {
    expect(detectFileFormat(latin1(start))).toMatchObject({
      ok: false,
      failure: expect.stringContaining('SVG drawings are not accepted') as unknown,
    })
  },
)

test('a PDF is whole when it ends with the place of its table of contents', () => {
  const isWhole = (bytes: Buffer) => detectFileFormat(bytes).ok
  expect(isWhole(smallPdf)).toBe(true)
  expect(isWhole(Buffer.concat([smallPdf, latin1('\r\n\0')]))).toBe(true)
  expect(isWhole(Buffer.concat([smallPdf, latin1('x')]))).toBe(false)
  expect(isWhole(smallPdf.subarray(0, -8))).toBe(false)
  expect(isWhole(latin1(String(smallPdf).replace('startxref\n9', 'startxref')))).toBe(false)
  expect(isWhole(latin1(String(smallPdf).replace('1.4', '2.0')))).toBe(true)
})
