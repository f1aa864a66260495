import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi, type CallOptions } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { formatCount } from '../layout/format-count.ts'

export type MediaFile = AnswerOf<'GET /media'>['data'][number]

/** A file with the places that use it. */
export type OpenedFile = AnswerOf<'GET /media/:id'>

export type MediaVersion = AnswerOf<'GET /media/:id/versions'>['data'][number]

export type Description = Pick<
  MediaFile,
  'name' | 'alt' | 'decorative' | 'focalX' | 'focalY' | 'tags'
>

/** Number of files on a page of the library. */
export const perPage = 30

/** The page of the library that opens a file. */
export const filePath = (id: string) => `/admin/media?file=${id}`

/** Reads a file and the places that use it. */
export const openedFile = (id: string) =>
  queryOptions({
    queryKey: ['media', id],
    queryFn: () => callStaffApi('GET /media/:id', { params: { id } }),
  })

/** Reads a file of a form, once while the form is open. */
export const mediaFile = (id: string) =>
  queryOptions({ ...openedFile(id), gcTime: 0, staleTime: Number.POSITIVE_INFINITY })

/** Reads the library and the dashboard again, after a change of files. */
export const refreshMedia = () =>
  Promise.all([['media'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })))

/** Sends a command about a file, such as to crop the picture. */
export const commandMedia = (id: string, body: BodyOf<'POST /media/:id/commands'>) =>
  callStaffApi('POST /media/:id/commands', { params: { id }, body })

type FilesCommand = BodyOf<'POST /media/commands'>

/** Sends a command about several files, such as to change their tags. */
export const commandFiles = (body: FilesCommand) => callStaffApi('POST /media/commands', { body })

/** Answer about learners in a picture, with the consent. */
export type LearnersGiven = Omit<
  Extract<FilesCommand, { action: 'answer-learners' }>,
  'action' | 'ids'
>

/**
 * Sends a file to the library.
 *
 * @param replaced id of the file to replace; `undefined` to add a new file
 * @param answer whether the picture shows learners; not needed for a PDF
 * @param options.allowsDuplicate adds the file even if the library has one with the same bytes
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

/** Returns the reasons for which files were refused, each once. */
export const reasonsOf = (refused: readonly { error: string }[]) => [
  ...new Set(refused.map(({ error }) => error)),
]

/** Makes a message about a changed file: the number of uses, and a link to the first page of them. */
export function withUses(file: OpenedFile, text: string) {
  const { length } = file.usedIn
  const used = length === 0 ? 'not used anywhere' : `used in ${formatCount(length, 'place')}`
  return { text: `${text} It is ${used}.`, see: firstPageOf(file) }
}

/** Tells whether a picture still needs alt text, or to be marked as decorative. */
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
