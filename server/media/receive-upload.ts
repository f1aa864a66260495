import { fail, type Result } from '../../school/base/result.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import { uploadLimit } from '../../school/content/media/media.ts'
import type { Upload } from '../../school/content/media/prepare-file.server.ts'
import { formReceiver, type FormFailure } from '../receive-form.ts'

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

const receiveForm = formReceiver(uploadLimit + 64 * 1024)

const failures: Record<FormFailure, UploadFailure> = {
  'not-a-form': {
    reason: 'unreadable',
    error: 'Send the file as a form (multipart/form-data) with the field “file”.',
  },
  unreadable: {
    reason: 'unreadable',
    error: 'The form has no file. Choose a file and send it in the field “file”.',
  },
  'too-large': {
    reason: 'too-large',
    error: `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
  },
  busy: {
    reason: 'busy',
    error: 'Many files are being uploaded just now. Try again in a minute.',
    retryAfter: 60,
  },
}

/**
 * Reads a form with one file and hands it over.
 *
 * @param store names a place on the disk for it
 */
export async function receiveUpload<Value>(
  request: Request,
  store: Pick<MediaStore, 'incomingPath'>,
  handle: (form: UploadForm) => Promise<Value>,
): Promise<Result<Value, UploadFailure>> {
  const received = await receiveForm(request, store, async (form) => {
    const file = form.get('file')
    if (!(file instanceof File)) return null
    const fields = new Map<string, string>()
    for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value)
    const upload = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
    return { value: await handle({ file: upload, fields }) }
  })
  if (!received.ok) return fail(failures[received.failure])
  return received.value ? { ok: true, value: received.value.value } : fail(failures.unreadable)
}
