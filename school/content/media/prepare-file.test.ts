import { expect, test } from 'vitest'
import { smallPdf } from '../../../tests/helpers/pictures.ts'
import { fail } from '../../base/result.ts'
import { prepareFile } from './prepare-file.server.ts'

const limit = 25 * 1024 * 1024

test('a file of more than 25 MB is refused by its size, whatever it is', async () => {
  const tooLarge = fail('This file is larger than 25 MB. Make it smaller and try again.')
  const prepare = (bytes: number) => prepareFile({ name: 'a.pdf', bytes: Buffer.alloc(bytes) })
  expect(await prepare(limit + 1)).toEqual(tooLarge)
  expect(await prepare(limit)).not.toEqual(tooLarge)
})

test('a PDF is kept as it is', async () => {
  const prepared = await prepareFile({ name: 'a.pdf', bytes: smallPdf })
  expect(prepared).toMatchObject({
    ok: true,
    value: {
      columns: { kind: 'pdf', type: 'application/pdf', bytes: smallPdf.length, widths: '' },
      ending: 'pdf',
    },
  })
  const files = prepared.ok ? [...prepared.value.files] : []
  expect(files.map(([name, bytes]) => [name, bytes.equals(smallPdf)])).toEqual([['whole', true]])
})
