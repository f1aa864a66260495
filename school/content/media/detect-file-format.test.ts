import { expect, test } from 'vitest'
import { smallPdf } from '../../../tests/helpers/pictures.ts'
import { detectFileFormat } from './detect-file-format.server.ts'
import { fail } from '../../base/result.ts'
import { prepareFile } from './prepare-file.server.ts'

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
  [heif('avif', []), 'avif'],
  [heif('mif1', ['miaf', 'avis']), 'avif'],
  // A brand in the last of the first 256 bytes counts.
  [heif('mif1', [...Array<string>(59).fill('miaf'), 'avif']), 'avif'],
])('a file that begins with %j is a %s', (start, format) => {
  const bytes = typeof start === 'string' ? latin1(start) : start
  expect(detectFileFormat(bytes)).toEqual({ ok: true, value: format })
})

const notPicture = 'This is not a picture'
const svg = 'SVG drawings are not accepted'
const heic = 'HEIC photographs are turned into JPEG'
test.each([
  ['\u00ff\u00d8', notPicture],
  ['\u00ff\u00d9\u00ff', notPicture],
  ['\u0089PNG\r\n\u001a', notPicture],
  ['GIF88a', notPicture],
  [' GIF89a', notPicture],
  ['RIFF....WAVE', notPicture],
  ['RIFX....WEBP', notPicture],
  ['%PDF-3.0', notPicture],
  [`${' '.repeat(1_020)}%PDF-1.4`, notPicture],
  ['<SVG\n', svg],
  ['<?xml version="1.0"?>\n<svg xmlns="x">', svg],
  [`${' '.repeat(900)}<svg>`, svg],
  [heif('heic', []), heic],
  [heif('isom', []), 'Videos are not accepted.'],
  // A brand behind the length that the file gives, one that misses a byte, and one too far away.
  [heif('mif1', ['miaf', 'avif'], 20), heic],
  [heif('mif1', ['avif']).subarray(0, -1), heic],
  [heif('mif1', [...Array<string>(60).fill('miaf'), 'avif']), heic],
])('a file that begins with %j is refused: %s', (start, sentence) => {
  const bytes = typeof start === 'string' ? latin1(start) : start
  const failure = expect.stringContaining(sentence) as unknown
  expect(detectFileFormat(bytes)).toMatchObject({ ok: false, failure })
})

const isTaken = (text: string) => detectFileFormat(latin1(text)).ok

test('a PDF is whole when it ends with the place of its table of contents', () => {
  const whole = String(smallPdf)
  for (const taken of [whole, whole.replace('1.4', '2.0')]) expect(isTaken(taken)).toBe(true)
  // A file made for the web that was cut, and a file whose last change was cut.
  for (const cut of ['%PDF-1.4\nstartxref\n0\n%%EOF\n4 0 obj', `${whole}4 0 obj <<`])
    expect(isTaken(cut)).toBe(false)
  for (const cut of [whole.slice(0, -8), whole.replace('startxref\n9', 'startxref')])
    expect(isTaken(cut)).toBe(false)
})

test('a PDF may have other bytes before its header and after its end, or lack the mark of its end', () => {
  const pdf = '%PDF-1.4\nxref\nstartxref\n9\n%%EOF\n'
  for (const before of ['', '\r\n', '\u00ef\u00bb\u00bf', ' '.repeat(1_000)]) {
    for (const after of ['', '\0'.repeat(4_096), '<!-- made in 0.2 s -->\n'])
      expect(isTaken(before + pdf + after)).toBe(true)
    expect(isTaken(before + pdf.replace('%%EOF\n', ''))).toBe(true)
    expect(isTaken(before + pdf.replace('9\n%%EOF\n', '4'))).toBe(false)
  }
})

const limit = 25 * 1024 * 1024

test('a file of more than 25 MB is refused by its size, whatever it is', async () => {
  const tooLarge = fail('This file is larger than 25 MB. Make it smaller and try again.')
  const prepare = (bytes: number) => prepareFile({ name: 'a.pdf', bytes: Buffer.alloc(bytes) })
  expect(await prepare(limit + 1)).toEqual(tooLarge)
  expect(await prepare(limit)).not.toEqual(tooLarge)
})

test('a PDF is kept as it is', async () => {
  const prepared = await prepareFile({ name: 'a.pdf', bytes: smallPdf })
  const columns = { kind: 'pdf', type: 'application/pdf', bytes: smallPdf.length, widths: '' }
  expect(prepared).toMatchObject({ ok: true, value: { columns, ending: 'pdf' } })
  const files = prepared.ok ? [...prepared.value.files] : []
  expect(files.map(([name, bytes]) => [name, bytes.equals(smallPdf)])).toEqual([['whole', true]])
})
