import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi, type CallOptions } from '../api/call-staff-api.ts'

/** A file of the library. */
export type MediaFile = AnswerOf<'GET /media'>['data'][number]

/** A place that uses a file. */
export type MediaUse = AnswerOf<'GET /media/:id'>['usedIn'][number]

/** A version of a file. */
export type MediaVersion = AnswerOf<'GET /media/:id/versions'>['data'][number]

/** The description of a file by staff. */
export type Description = Pick<
  MediaFile,
  'name' | 'alt' | 'decorative' | 'focalX' | 'focalY' | 'tags'
>

/** Files per page of the library. */
export const perPage = 30

export const readMediaSpace = () => callStaffApi('GET /media/space')

/** The page of the library that opens a file. */
export const filePath = (id: string) => `/admin/media?file=${id}`

export const readMedia = (id: string) => callStaffApi('GET /media/:id', { params: { id } })

/** Reads a file of a form, once while the form is open. */
export const mediaFile = (id: string) =>
  queryOptions({
    queryKey: ['media', id],
    queryFn: () => readMedia(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const updateMediaDetails = (id: string, body: BodyOf<'PUT /media/:id'>) =>
  callStaffApi('PUT /media/:id', { params: { id }, body })

/**
 * Sends a file to the library.
 *
 * @param replaced id of the file that it replaces; `undefined` to add a new one
 * @param answer whether the picture shows learners; not needed for a PDF
 * @param options `isAgain`: whether it is added although the same file is in the library
 */
export const sendMedia = (
  file: File,
  replaced: string | undefined,
  answer: LearnersGiven | undefined,
  { isAgain, ...options }: Pick<CallOptions, 'onProgress' | 'signal'> & { isAgain: boolean },
) => {
  const body = {
    file,
    ...(answer && { showsLearners: answer.showsLearners }),
    ...(answer?.consent && { consent: JSON.stringify(answer.consent) }),
  }
  return replaced === undefined
    ? callStaffApi('POST /media', {
        body: { ...body, duplicates: isAgain ? 'add' : 'refuse' },
        ...options,
      })
    : callStaffApi('PUT /media/:id/file', { params: { id: replaced }, body, ...options })
}

/** Says of pictures whether they show learners. */
export const answerLearners = (body: BodyOf<'POST /media/learners'>) =>
  callStaffApi('POST /media/learners', { body })

/** Answer about learners in a picture, with the consent. */
export type LearnersGiven = Omit<BodyOf<'POST /media/learners'>, 'ids'>

export const withdrawConsent = (id: string) =>
  callStaffApi('POST /media/:id/withdraw', { params: { id } })

export const deleteMedia = (id: string, isForced: boolean) =>
  callStaffApi('DELETE /media/:id', { params: { id }, query: { force: isForced ? '1' : '' } })

/** Reads every tag with the number of its files. */
export const readTags = () => callStaffApi('GET /media/tags')

/** Adds tags to files and removes tags from them. */
export const changeTags = (body: BodyOf<'POST /media/tags'>) =>
  callStaffApi('POST /media/tags', { body })

/** Turns and crops a picture. */
export const editPicture = (id: string, body: BodyOf<'POST /media/:id/edit'>) =>
  callStaffApi('POST /media/:id/edit', { params: { id }, body })

/** Makes the sizes of a part of a picture, which a text shows. */
export const makeCrop = (id: string, frame: string) =>
  callStaffApi('POST /media/:id/crops', { params: { id }, body: { frame } })

export const readVersions = (id: string) =>
  callStaffApi('GET /media/:id/versions', { params: { id } })

/** Reads a version of a PDF. */
export const readVersionFile = async (id: string, version: string) =>
  (await callStaffApi('GET /media/:id/versions/:version/file', {
    params: { id, version },
    isFile: true,
  })) as unknown as Blob

export const restoreVersion = (id: string, version: string) =>
  callStaffApi('POST /media/:id/versions/:version/restore', { params: { id, version } })

export const deleteVersion = (id: string, version: string) =>
  callStaffApi('DELETE /media/:id/versions/:version', { params: { id, version } })

/** Returns whether a picture still needs alt text, or to be marked as decorative. */
export const lacksDescription = ({ kind, alt, decorative }: MediaFile) =>
  kind === 'image' && !decorative && alt === ''

/** Returns the id in a library address; `null` for any other address. */
export const mediaIdOf = (address: string | null) =>
  /^\/media\/([0-9a-f]{20})\//.exec(address ?? '')?.[1] ?? null

/** Lists the ids of the library's files in the data of a form. */
export const mediaIdsIn = (data: unknown): string[] => [
  ...new Set(
    Array.from(JSON.stringify(data).matchAll(/\/media\/([0-9a-f]{20})\//g), ([, id = '']) => id),
  ),
]

/** Returns the smallest variant of at least this width; the original when all are smaller. */
export const thumbnailOf = ({ sources, address }: MediaFile, width = 320) =>
  sources.find((source) => source.width >= width)?.webp ?? sources.at(-1)?.webp ?? address
