import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import pLimit from 'p-limit'
import { fail, succeed, type Result } from '../school/base/result.ts'
import type { MediaStore } from '../school/content/media/media-store.ts'

/** Maximum number of forms that wait at once: each takes space on the disk. */
const maxWaiting = 16

/** The reason that a form could not be read. */
export type FormFailure = 'not-a-form' | 'unreadable' | 'too-large' | 'busy'

interface FormParts {
  /** names a file on the disk for the form */
  store: Pick<MediaStore, 'incomingPath'>
  /** the forms of one sender count together */
  sender?: string
}

/** Returns whether the body of a request is a form that can hold a file. */
export const isFileForm = (request: Request) =>
  /^multipart\/form-data;/i.test(request.headers.get('content-type') ?? '')

/**
 * Creates a function that reads a form with files and hands it over. Its bytes go to the disk first:
 * whatever the number of forms, a process holds and handles one in memory at a time.
 *
 * @param maxBytes maximum size of a form with its files
 * @param maxPerSender maximum number of forms of one sender that wait at once
 */
export function formReceiver(maxBytes: number, maxPerSender = maxWaiting) {
  /** the sender of each form that waits */
  const waiting: string[] = []
  const oneAtATime = pLimit(1)

  return async <Value>(
    request: Request,
    { store, sender = '' }: FormParts,
    handle: (form: FormData) => Promise<Value>,
  ): Promise<Result<Value, FormFailure>> => {
    if (!isFileForm(request) || !request.body) return fail('not-a-form')
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('too-large')
    const path = await store.incomingPath()
    const ofSender = waiting.filter((each) => each === sender).length
    if (waiting.length >= maxWaiting || ofSender >= maxPerSender) return fail('busy')
    waiting.push(sender)
    try {
      const body = request.body as ReadableStream<Uint8Array>
      if (!(await spool(body, path, maxBytes))) return fail('too-large')
      return await oneAtATime(async () => {
        const blob = await openAsBlob(path)
        const headers = { 'content-type': request.headers.get('content-type') ?? '' }
        const form = await new Response(blob.stream(), { headers }).formData().catch(() => null)
        return form ? succeed(await handle(form)) : fail('unreadable')
      })
    } finally {
      waiting.splice(waiting.indexOf(sender), 1)
      await rm(path, { force: true })
    }
  }
}

/** Writes a body to the disk; `false` when it is too large. */
async function spool(
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<boolean> {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      // Reads and drops the excess, so that the client gets an answer.
      done(null, bytes > maxBytes ? undefined : chunk)
    },
  })
  await pipeline(
    Readable.fromWeb(body),
    limit,
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return bytes <= maxBytes
}
