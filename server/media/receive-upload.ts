import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import pLimit from 'p-limit'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import { uploadLimit } from '../../school/content/media/media.ts'
import type { Upload } from '../../school/content/media/prepare-file.server.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'

/** Maximum size of a form with its file, in bytes. */
const maxFormBytes = uploadLimit + 64 * 1024

/** How many uploads may wait in one process: each takes space on the disk. */
const waitingLimit = 16

export interface UploadForm {
  file: Upload
  fields: Map<string, string>
}

export interface UploadFailure {
  reason: 'unreadable' | 'too-large' | 'busy'
  /** what to do */
  error: string
  /** seconds until the upload may be tried again */
  retryAfter?: number
}

let waiting = 0
const oneAtATime = pLimit(1)

/**
 * Reads a form with one file and hands it over. Its bytes go to the disk first: whatever the number
 * of uploads, a process holds and processes one in memory at a time.
 *
 * @param store names a place on the disk for it
 */
export async function receiveUpload<Value>(
  request: Request,
  store: Pick<MediaStore, 'incomingPath'>,
  handle: (form: UploadForm) => Promise<Value>,
): Promise<Result<Value, UploadFailure>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(contentType) || !request.body) {
    return fail({
      reason: 'unreadable',
      error: 'Send the file as a form (multipart/form-data) with the field “file”.',
    })
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) return fail(tooLarge)
  if (waiting >= waitingLimit) {
    return fail({
      reason: 'busy',
      error: 'Many files are being uploaded just now. Try again in a minute.',
      retryAfter: 60,
    })
  }
  waiting += 1
  const path = await store.incomingPath()
  try {
    if (!(await spool(request.body as ReadableStream<Uint8Array>, path))) return fail(tooLarge)
    return await oneAtATime(async () => {
      const form = await readForm(path, contentType)
      return form.ok ? succeed(await handle(form.value)) : form
    })
  } finally {
    waiting -= 1
    await rm(path, { force: true })
  }
}

const tooLarge: UploadFailure = {
  reason: 'too-large',
  error: `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
}

/** Writes a body to the disk; `false` when it is too large. */
async function spool(body: ReadableStream<Uint8Array>, path: string): Promise<boolean> {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      // Reads and drops the excess, so that the client gets an answer.
      done(null, bytes > maxFormBytes ? undefined : chunk)
    },
  })
  await pipeline(
    Readable.fromWeb(body),
    limit,
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return bytes <= maxFormBytes
}

async function readForm(
  path: string,
  contentType: string,
): Promise<Result<UploadForm, UploadFailure>> {
  const blob = await openAsBlob(path)
  const form = await new Response(blob.stream(), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) {
    return fail({
      reason: 'unreadable',
      error: 'The form has no file. Choose a file and send it in the field “file”.',
    })
  }
  const fields = new Map<string, string>()
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value)
  return succeed({
    file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) },
    fields,
  })
}
