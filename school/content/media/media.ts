import * as z from 'zod'
import type { MediaAction } from '../../staff/accounts/media-permissions.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { line } from '../../base/fields.ts'
import { consentSchema } from './learners.ts'

/** Maximum size of an uploaded file, in bytes. */
export const uploadLimit = 25 * 1024 * 1024

export const mediaKinds = ['image', 'pdf'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Maximum number of tags of a file. */
export const maxTags = 20

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag or remove it.')
  .max(40, 'Keep a tag to 40 characters.')
  .regex(/^[^,\p{Cc}]*$/u, 'A tag may not contain a comma.')

export const mediaTags = z.array(tag).max(maxTags, `Use at most ${maxTags} tags.`)

/** Returns the key of a tag, which is equal for two tags that differ only in case. */
export const tagKey = (text: string) => text.toLowerCase()

const fraction = z.number('Choose a point in the picture.').min(0).max(1)

/**
 * The description of a file by staff: complete, or as far as given with an upload. A picture needs
 * alt text (`alt`) or is decorative.
 */
export const mediaDescription = z
  .object({
    name: line(120),
    alt: z.string().trim().max(300, 'Keep the description to 300 characters.').default(''),
    decorative: z.boolean().default(false),
    focalX: fraction.default(0.5),
    focalY: fraction.default(0.5),
    tags: mediaTags.optional().describe('left out: they stay'),
  })
  .refine(({ alt, decorative }) => !(alt && decorative), {
    path: ['decorative'],
    message: 'A decorative picture has no description: remove one of the two.',
  })

export type MediaDescription = z.output<typeof mediaDescription>

/** A file of the library as the staff API gives it. Times are UTC in milliseconds. */
export const mediaFileSchema = z.object({
  id: z.string(),
  version: z.string().describe('changes when the file is replaced, cropped or restored'),
  kind: z.enum(mediaKinds),
  name: z.string(),
  address: z.string().describe('stays when the file is replaced or renamed'),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alt: z.string(),
  decorative: z.boolean(),
  tags: z.array(z.string()),
  focalX: z.number().describe('0 to 1, like focalY'),
  focalY: z.number(),
  sources: z
    .array(z.object({ width: z.number(), avif: z.string(), webp: z.string() }))
    .describe('these addresses change when the file is replaced'),
  placeholder: z
    .array(z.string())
    .describe('colors of the upper and the lower half, #rrggbb; empty when transparent'),
  createdAt: z.number(),
  createdBy: z.string(),
  showsLearners: z
    .enum(['yes', 'no', 'unanswered'])
    .nullable()
    .describe('null for a PDF, which is not asked'),
  hidden: z
    .string()
    .nullable()
    .describe(
      'why the picture is shown to no one and cannot be used, and what to do; null: it is seen',
    ),
  consent: consentSchema
    .extend({ endedAt: z.number().nullable().describe('when it was withdrawn or ran out') })
    .nullable()
    .describe('null without one, and for everyone but section editors and administrators'),
  madeSmallerFrom: z
    .object({ width: z.number(), height: z.number() })
    .optional()
    .describe('after an upload: the size of a picture that is kept with fewer pixels'),
  uses: z.number().describe('number of entries and pieces of reference content that use it'),
  refusal: z
    .object({
      describe: z.string().nullable(),
      consent: z.string().nullable(),
      replace: z.string().nullable(),
      delete: z.string().nullable(),
    } satisfies Record<MediaAction, z.ZodType>)
    .describe('why the caller may not do it, and what to do instead; null: they may'),
})
export type MediaFile = z.output<typeof mediaFileSchema>

/** A document that uses a file. */
export const mediaUseSchema = z.object({
  subject: z.string().describe('the kind of an entry, or reference'),
  id: z.string(),
  title: z.string(),
  address: z
    .string()
    .nullable()
    .describe('the page on which visitors see it now; null while none shows it'),
})
export type MediaUse = z.output<typeof mediaUseSchema>

/** A file with the documents that use it. */
export const openedFileSchema = mediaFileSchema.extend({ usedIn: z.array(mediaUseSchema) })
export type OpenedFile = z.output<typeof openedFileSchema>

/** Maximum number of former versions of a file. */
export const keptVersions = 10

/** A version of a file as staff see it, the current one included. */
export const mediaVersionSchema = z.object({
  version: z.string(),
  number: z.number().describe('from 1; a version keeps its number'),
  isCurrent: z.boolean(),
  madeAt: z.number().describe('UTC in milliseconds'),
  madeBy: z.string(),
  isEdit: z.boolean().describe('whether it was cropped or turned here'),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  picture: z
    .string()
    .nullable()
    .describe('a small picture as a data address; null for a PDF, and while the version is hidden'),
  hidden: z.string().nullable().describe('why it would be hidden, and what to do'),
})
export type MediaVersion = z.output<typeof mediaVersionSchema>

/** Refusal of a file or of its change; `error` is a sentence that says what to do. */
export type MediaFailure =
  | { reason: 'invalid'; problems: FieldProblem[] }
  | { reason: 'not-found'; error: string }
  | { reason: 'used'; usedIn: MediaUse[] }
  /** the same bytes are in the library */
  | { reason: 'duplicate'; existing: MediaFile }
  | { reason: 'not-allowed'; error: string }
  /** another person has changed it */
  | { reason: 'wrong-state'; error: string }
  /** the library takes no more bytes */
  | { reason: 'full'; error: string }
  /** the file itself cannot be used */
  | { reason: 'refused'; error: string; problems: FieldProblem[] }

export const fileNotFound = {
  reason: 'not-found',
  error: 'This file is not in the library. It may have been deleted.',
} as const satisfies MediaFailure

export const versionNotFound = {
  reason: 'not-found',
  error: 'This version is not kept any more. Load the page again.',
} as const satisfies MediaFailure

/** Refuses a file that cannot be used. @param error a sentence that says why and what to do */
export const fileRefused = (error: string): MediaFailure => ({
  reason: 'refused',
  error,
  problems: [{ field: 'file', message: error }],
})
