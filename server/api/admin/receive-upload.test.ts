import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { uploadForm } from '../../../tests/helpers/pictures.ts'
import { folderStore } from '../../../school/content/media/media-folder.server.ts'
import { formReceiver } from '../../receive-form.ts'
import { receiveUpload, uploadedFile } from './receive-upload.ts'
import { refuse } from './refusals.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder('uploads')
})
afterEach(() => removeTestFolder(folder))

const receive = (init: RequestInit) =>
  receiveUpload(
    new Request('http://site/media', { method: 'POST', ...init }),
    folderStore(folder),
    z.object({ file: uploadedFile, alt: z.string().optional() }),
    ({ file, alt }) => Promise.resolve({ name: file.name, text: String(file.bytes), alt }),
  )
const leftFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

test('a form hands over the name and the bytes of its file, and its known fields', async () => {
  const form = uploadForm(Buffer.from('The file'), 'form.pdf', { alt: 'Gate', showsLearners: '' })
  form.set('attached', new File(['x'], 'second.pdf'))
  expect(await receive({ body: form })).toEqual({ name: 'form.pdf', text: 'The file', alt: 'Gate' })
  expect(leftFiles()).toEqual([])
})

const notAForm = 'Send the file as a form (multipart/form-data) with the field “file”.'
const noFile = 'The form has no file. Choose a file and send it in the field “file”.'
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, RequestInit, string]>([
  ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, notAForm],
  ['a form without a body', { headers: multipart }, notAForm],
  ['text that calls itself a form', { body: 'text', headers: multipart }, noFile],
  ['a form without a file', { body: new FormData() }, noFile],
  ['a form whose file is text', { body: textForm() }, noFile],
])('%s is refused with what to do', async (_, init, error) => {
  expect(await receive(init)).toEqual(refuse('unreadable', { error }))
  expect(leftFiles()).toEqual([])
})

function textForm() {
  const form = new FormData()
  form.set('file', 'not a file')
  return form
}

test('a sender with a form on its way waits with the next, others do not', async () => {
  const receiveForm = formReceiver(1_000, 1)
  const store = folderStore(folder)
  const receiveFrom = (sender: string, body: ReadableStream | string) => {
    const init = { method: 'POST', headers: multipart, body, duplex: 'half' }
    const handle = () => Promise.resolve('read')
    return receiveForm(new Request('http://site/', init), { store, sender }, handle)
  }
  const form = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
  const slow = new TransformStream()
  const first = receiveFrom('a', slow.readable)
  expect(await receiveFrom('a', form)).toEqual({ ok: false, failure: 'busy' })
  expect(await receiveFrom('b', form)).toEqual({ ok: true, value: 'read' })
  await slow.writable.close()
  await first
  expect(await receiveFrom('a', form)).toEqual({ ok: true, value: 'read' })
})
