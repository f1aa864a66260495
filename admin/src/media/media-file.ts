import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi, type CallOptions } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'

export type MediaFile = AnswerOf<'GET /media'>['data'][number]

/** A file with the places that use it. */
export type OpenedFile = AnswerOf<'GET /media/:id'>

export type MediaVersion = AnswerOf<'GET /media/:id/versions'>['data'][number]

export type Description = Pick<
  MediaFile,
  'name' | 'alt' | 'decorative' | 'focalX' | 'focalY' | 'tags'
>

export const perPage = 30

/** The page of the library that opens a file. */
export const filePath = (id: string) => `/admin/media?file=${id}`

export const openedFile = (id: string) =>
  queryOptions({
    queryKey: ['media', id],
    queryFn: () => callStaffApi('GET /media/:id', { params: { id } }),
  })

/** Reads a file of a form, once while the form is open. */
export const mediaFile = (id: string) =>
  queryOptions({ ...openedFile(id), gcTime: 0, staleTime: Number.POSITIVE_INFINITY })

/** Reads again what shows files, after a change. */
export const refreshMedia = () =>
  Promise.all([['media'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })))

/** Gives a command to a file: to crop it, for instance. */
export const commandMedia = (id: string, body: BodyOf<'POST /media/:id/commands'>) =>
  callStaffApi('POST /media/:id/commands', { params: { id }, body })

type FilesCommand = BodyOf<'POST /media/commands'>

export const commandFiles = (body: FilesCommand) => callStaffApi('POST /media/commands', { body })

/** Answer about learners in a picture, with the consent. */
export type LearnersGiven = Omit<
  Extract<FilesCommand, { action: 'answer-learners' }>,
  'action' | 'ids'
>

/**
 * Sends a file to the library.
 *
 * @param replaced id of the file that it replaces; `undefined` to add a new one
 * @param answer whether the picture shows learners; not needed for a PDF
 * @param options `allowsDuplicate`: whether it is added although the same file is in the library
 */
export const sendMedia = (
  file: File,
  replaced: string | undefined,
  answer: LearnersGiven | undefined,
  {
    allowsDuplicate,
    ...options
  }: Pick<CallOptions, 'onProgress' | 'signal'> & { allowsDuplicate: boolean },
) => {
  const body = {
    file,
    ...(answer && { showsLearners: answer.showsLearners }),
    ...(answer?.consent && { consent: JSON.stringify(answer.consent) }),
  }
  return replaced === undefined
    ? callStaffApi('POST /media', {
        body: { ...body, duplicates: allowsDuplicate ? 'add' : 'refuse' },
        ...options,
      })
    : callStaffApi('PUT /media/:id/file', { params: { id: replaced }, body, ...options })
}

/** Returns the first page on which visitors see a file; `null` for none. */
export const firstPageOf = ({ usedIn }: OpenedFile) =>
  usedIn.find(({ address }) => address !== null)?.address ?? null

/** Makes a message about a changed file: how many uses it has, and a link to the first with a page. */
export function withUses(file: OpenedFile, text: string) {
  const { length } = file.usedIn
  const used =
    length === 0
      ? 'It is not used anywhere.'
      : `It is used in ${length === 1 ? '1 place' : `${length} places`}.`
  return { text: `${text} ${used}`, see: firstPageOf(file) }
}

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
