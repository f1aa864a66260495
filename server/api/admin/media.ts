import { Readable } from 'node:stream'
import * as z from 'zod'
import { machineTime } from '../../../school/base/clock.ts'
import { fail } from '../../../school/base/result.ts'
import { isTrue } from '../../../school/content/editing/list-entries.server.ts'
import { addMedia, replaceMedia } from '../../../school/content/media/add-media.server.ts'
import { consentSchema, learnersAnswer } from '../../../school/content/media/learners.ts'
import {
  executeFilesCommand,
  executeMediaCommand,
  filesAnswer,
  filesCommand,
  mediaCommand,
} from '../../../school/content/media/media-commands.server.ts'
import {
  fileNotFound,
  keptVersions,
  mediaFileSchema,
  mediaVersionSchema,
  openedFileSchema,
} from '../../../school/content/media/media.ts'
import {
  findMedia,
  listMedia,
  mediaFilter,
} from '../../../school/content/media/read-media.server.ts'
import { listTags } from '../../../school/content/media/tags.server.ts'
import { tidyMedia } from '../../../school/content/media/tidy-media.server.ts'
import { listVersions, openVersion } from '../../../school/content/media/versions.server.ts'
import { listOf, listQuery, ofId } from './params.ts'
import { uploadedFile } from './receive-upload.ts'
import { parseJson, route } from './route.ts'
import type { StaffParts } from './staff-call.ts'

const mediaQuery = listQuery.extend(mediaFilter)

/** The form of an upload, with its answer about learners. */
const uploadForm = z.object({
  file: uploadedFile,
  showsLearners: learnersAnswer.optional().describe('needed for a picture'),
  consent: z
    .string()
    .transform(parseJson)
    .pipe(consentSchema)
    .optional()
    .describe('as JSON, see POST /media/commands; without it a picture with learners is hidden'),
})

/** Waits until visitors see a change, and removes files that no one needs. */
async function showChange(parts: StaffParts) {
  await parts.contentChanged()
  // Compares with the times of files, which come from this clock.
  void tidyMedia(parts.library, machineTime())
}

/** Common to the calls that change files. */
const onFiles = {
  answer: openedFileSchema,
  after: showChange,
  refusals: ['invalid', 'not-found', 'refused', 'not-allowed', 'used', 'wrong-state', 'full'],
} as const

/** The media library. */
export const mediaRoutes = [
  route('GET /media', {
    minimumRole: 'author',
    summary: 'Files, newest first. `q` searches name, description and tags.',
    query: mediaQuery,
    answer: listOf(mediaFileSchema),
    handle: ({ parts, query, editing }) => listMedia(parts.database, query, editing),
  }),
  // Comes before the files: `figures` would match as an id.
  route('GET /media/figures', {
    minimumRole: 'author',
    summary:
      'Every tag with the number of its files, by name. And how many bytes all files take, former versions included, and how many they may.',
    answer: z.object({
      tags: z.array(z.object({ tag: z.string(), files: z.number() })),
      usedBytes: z.number(),
      maxBytes: z.number(),
    }),
    handle: async ({ parts: { database, library } }) => ({
      tags: await listTags(database),
      usedBytes: await library.store.countBytes(),
      maxBytes: library.maxBytes,
    }),
  }),
  route('GET /media/:id', {
    minimumRole: 'author',
    summary: 'One file, with the places that use it, entries in the trash included.',
    params: ofId,
    answer: openedFileSchema,
    handle: async ({ parts, params, editing }) =>
      (await findMedia(parts.database, params.id, editing)) ?? fail(fileNotFound),
  }),
  route('GET /media/:id/versions', {
    minimumRole: 'editor',
    summary: `The versions of a file, newest first: the current one and the last ${keptVersions} before it.`,
    params: ofId,
    answer: z.object({ data: z.array(mediaVersionSchema) }),
    refusals: onFiles.refusals,
    handle: async ({ parts, params, editing }) => {
      const versions = await listVersions(parts.library, params.id, editing.now)
      return versions.ok ? { data: versions.value } : versions
    },
  }),
  route('GET /media/:id/versions/:version/file', {
    minimumRole: 'editor',
    summary: 'A version of a PDF, to be looked at before it is restored.',
    params: ofId.extend({ version: z.string() }),
    answer: z.string().describe('the file itself'),
    refusals: onFiles.refusals,
    handle: async ({ parts, params, editing }) => {
      const asked = { library: parts.library, id: params.id, actor: editing }
      const found = await openVersion(asked, params.version)
      if (!found.ok) return found
      const { file, size } = found.value
      return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(size),
          'content-disposition': 'attachment',
        },
      })
    },
  }),
  route('POST /media', {
    ...onFiles,
    minimumRole: 'author',
    summary:
      'Adds a file of 25 MB at most. Its type is read from its bytes. It gets a permanent public address.',
    isUpload: true,
    body: uploadForm.extend({
      name: z.string().optional(),
      alt: z.string().optional(),
      decorative: z.enum(['true', 'false', '1', '0']).optional().transform(isTrue),
      duplicates: z
        .enum(['refuse', 'add'])
        .optional()
        .describe(
          'refuse: a file whose bytes are in the library is refused, with it in `existing`',
        ),
    }),
    status: 201,
    refusals: [...onFiles.refusals, 'duplicate'],
    handle: async ({ parts, body: { file, duplicates, ...given }, editing }) => {
      const refusesDuplicates = duplicates === 'refuse'
      return addMedia(parts.library, file, { ...given, refusesDuplicates }, editing)
    },
  }),
  route('PUT /media/:id/file', {
    ...onFiles,
    minimumRole: 'editor',
    summary:
      'Replaces a file and keeps its address: a picture by a picture, a PDF by a PDF. The former file is kept as a version.',
    params: ofId,
    isUpload: true,
    body: uploadForm,
    handle: ({ parts, params, body: { file, ...learners }, editing }) =>
      replaceMedia({ library: parts.library, id: params.id, actor: editing }, file, learners),
  }),
  route('POST /media/commands', {
    ...onFiles,
    minimumRole: 'author',
    summary: 'Gives several files a command: to add tags to them, for instance.',
    body: filesCommand,
    answer: filesAnswer,
    handle: ({ parts, body, editing }) => executeFilesCommand(parts.library, body, editing),
  }),
  route('POST /media/:id/commands', {
    ...onFiles,
    minimumRole: 'author',
    summary:
      'Gives a file a command: to crop it, for instance. Answers with the file, with one that was deleted as it was.',
    params: ofId,
    body: mediaCommand,
    handle: ({ parts, params, body, editing }) =>
      executeMediaCommand({ library: parts.library, id: params.id, actor: editing }, body),
  }),
] as const
