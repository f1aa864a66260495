import * as z from 'zod'
import { mediaKinds } from '../../../school/media/media.ts'
import { callApi, queryOf } from '../api/call-api.ts'

/** A media file in the staff API (docs/staff-api.md, Media). */
export const mediaFileSchema = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  address: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alt: z.string(),
  decorative: z.boolean(),
  focalX: z.number(),
  focalY: z.number(),
  sources: z.array(z.object({ width: z.number(), avif: z.string(), webp: z.string() })),
  placeholder: z.array(z.string()),
  createdAt: z.number(),
  createdBy: z.string(),
  uses: z.number(),
})
export type MediaFile = z.output<typeof mediaFileSchema>

const useSchema = z.object({
  subject: z.string(),
  id: z.string(),
  title: z.string(),
  address: z.string().nullable(),
})
export type MediaUse = z.output<typeof useSchema>

const listSchema = z.object({ data: z.array(mediaFileSchema), total: z.number() })
const oneSchema = mediaFileSchema.extend({ usedIn: z.array(useSchema) })

/** The description of a file by staff. */
export type Description = Pick<MediaFile, 'name' | 'alt' | 'decorative' | 'focalX' | 'focalY'>

export interface MediaQuery {
  q: string
  kind: MediaFile['kind'] | null
  page: number
}

/** Files per page of the library. */
export const perPage = 30

export const readMediaList = async (query: MediaQuery) =>
  listSchema.parse(await callApi(`/media${queryOf({ ...query, perPage })}`))

export const readMedia = async (id: string) => oneSchema.parse(await callApi(`/media/${id}`))

export const updateMediaDetails = async (id: string, description: Description) =>
  mediaFileSchema.parse(await callApi(`/media/${id}`, { method: 'PUT', body: description }))

export const deleteMedia = (id: string, force: boolean) =>
  callApi(`/media/${id}${force ? '?force=1' : ''}`, { method: 'DELETE' })

/** Returns whether a picture still needs alt text, or to be marked as decorative. */
export const lacksWords = ({ kind, alt, decorative }: MediaFile) =>
  kind === 'image' && !decorative && alt === ''

/** Returns the id in a library address; `null` for any other address. */
export const mediaIdOf = (address: string | null) =>
  /^\/media\/([0-9a-f]{20})\//.exec(address ?? '')?.[1] ?? null

/** Returns the smallest variant of at least this width; the original when all are smaller. */
export const thumbnailOf = ({ sources, address }: MediaFile, width = 320) =>
  sources.find((source) => source.width >= width)?.webp ?? sources.at(-1)?.webp ?? address

/** '2.4 MB'. */
export const formatBytes = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
