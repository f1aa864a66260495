import * as z from 'zod'
import { line } from '../fields.ts'

/** Most bytes of an uploaded file. */
export const uploadLimit = 25 * 1024 * 1024

/** Most pixels of an uploaded picture: above what phones take. */
export const pixelLimit = 50_000_000

/**
 * Most pixels of a picture that must be unpacked whole: each takes up to 20 bytes of memory,
 * however small the file is.
 */
export const wholePixelLimit = 16_000_000

/** Widths in pixels in which a picture is kept as AVIF and WebP, as far as the original reaches. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

export const mediaKinds = ['image', 'pdf'] as const
export type MediaKind = (typeof mediaKinds)[number]

const fraction = z.number('Choose a point in the picture.').min(0).max(1)

/**
 * What staff say about a file: all of it, or of an upload what they have said so far. A picture
 * needs a description (`alt`) or is decorative.
 */
export const mediaDescription = z
  .object({
    name: line(120),
    alt: z.string().trim().max(300, 'Keep the description to 300 characters.').default(''),
    decorative: z.boolean().default(false),
    focalX: fraction.default(0.5),
    focalY: fraction.default(0.5),
  })
  .refine(({ alt, decorative }) => !(alt && decorative), {
    path: ['decorative'],
    message: 'A decorative picture has no description: remove one of the two.',
  })

export type MediaDescription = z.output<typeof mediaDescription>

/**
 * A file of the library as the staff API gives it (docs/staff-api.md). Times are UTC in
 * milliseconds.
 */
export interface MediaFile extends MediaDescription {
  id: string
  kind: MediaKind
  /** stays when the file is replaced */
  address: string
  width: number
  height: number
  bytes: number
  sources: { width: number; avif: string; webp: string }[]
  /**
   * to show while it loads: the colours of its upper and its lower half, `#rrggbb`; none where it
   * is transparent
   */
  placeholder: string[]
  createdAt: number
  createdBy: string
  /** in how many entries and pieces of reference content it is used */
  uses: number
}

/** A place where a file is used. */
export interface MediaUse {
  /** the kind of an entry, or `reference` */
  subject: string
  id: string
  title: string
  /** on the public site; `null` when it has no page of its own */
  address: string | null
}

export type MediaFailure =
  | { reason: 'invalid'; problems: { field: string; message: string }[] }
  | { reason: 'not-found' }
  | { reason: 'used'; usedIn: MediaUse[] }
  /** this person may not change a file that is used where it is */
  | { reason: 'not-allowed'; message: string }
  /** the file cannot be taken; the sentence says why and what to do */
  | { reason: 'refused'; message: string }
