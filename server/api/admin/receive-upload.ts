import * as z from 'zod'
import { plainIssue } from '../../../school/base/field-messages.ts'
import type { MediaStore } from '../../../school/content/media/media-store.ts'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { formReceiver, type FormFailure } from '../../receive-form.ts'
import { problemsOf, refuse, refuseFields, type Refusal } from './refusals.ts'

/** The file of a form: its name and its bytes. */
export const uploadedFile = z
  .file()
  .transform(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }))
  .describe('the file')

const receiveForm = formReceiver(uploadLimit + 64 * 1024)

const withoutFile = refuse('unreadable', {
  error: 'The form has no file. Choose a file and send it in the field “file”.',
})

const failures = {
  'not-a-form': refuse('unreadable', {
    error: 'Send the file as a form (multipart/form-data) with the field “file”.',
  }),
  unreadable: withoutFile,
  'too-large': refuse('too-large', {
    error: `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
  }),
  busy: refuse('busy', {
    error: 'Many files are being uploaded just now. Try again in a minute.',
    retryAfter: 60,
  }),
} satisfies Record<FormFailure, Refusal>

/**
 * Reads and checks a form with the field `file`, and hands it over.
 *
 * @param store names a file on the disk for the form
 */
export async function receiveUpload<Body, Answer>(
  request: Request,
  store: Pick<MediaStore, 'incomingPath'>,
  schema: z.ZodType<Body>,
  handle: (body: Body) => Promise<Answer>,
): Promise<Answer | Refusal<'unreadable' | 'too-large' | 'busy' | 'invalid'>> {
  const received = await receiveForm(request, { store }, async (form) => {
    const fields = Object.fromEntries(form)
    if (!(fields.file instanceof File)) return withoutFile
    const body = await schema.safeParseAsync(fields, { error: plainIssue })
    return body.success ? handle(body.data) : refuseFields(problemsOf(body.error))
  })
  return received.ok ? received.value : failures[received.failure]
}
