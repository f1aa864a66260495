import * as z from 'zod'
import {
  fileNotFound,
  mediaDescription,
  mediaFileSchema,
  mediaKinds,
  mediaUseSchema,
} from '../../../school/content/media/media.ts'
import {
  consentSchema,
  learnersAnswer,
  learnersBody,
  learnersFilters,
} from '../../../school/content/media/learners.ts'
import {
  answerLearners,
  withdrawConsent,
} from '../../../school/content/media/save-learners.server.ts'
import { isTrue } from '../../../school/content/editing/list-entries.server.ts'
import { listMediaUses } from '../../../school/content/media/list-media-uses.server.ts'
import { findMedia, listMedia } from '../../../school/content/media/read-media.server.ts'
import {
  addMedia,
  deleteMedia,
  updateMediaDetails,
} from '../../../school/content/media/save-media.server.ts'
import { replaceMedia } from '../../../school/content/media/replace-media.server.ts'
import { tidyMedia } from '../../../school/content/media/tidy-media.server.ts'
import { listOf, listQuery } from './list-query.ts'
import { ofId } from './params.ts'
import type { StaffParts } from './parts.ts'
import { parseJson } from './read-body.ts'
import { uploadedFile } from './receive-upload.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'
import { machineTime } from '../../../school/base/clock.ts'

const mediaQuery = listQuery.extend({
  kind: z.enum(mediaKinds, 'Use image or pdf.').nullable().default(null),
  learners: z
    .enum(learnersFilters, `Use ${learnersFilters.join(', ')}.`)
    .nullable()
    .default(null)
    .describe('pictures by whether they show learners'),
  tag: z.string().max(40).default('').describe('only files with this tag'),
})

/** The form of an upload, with its answer about learners. */
const uploadForm = z.object({
  file: uploadedFile,
  showsLearners: learnersAnswer.optional().describe('needed for a picture'),
  consent: z
    .string()
    .transform(parseJson)
    .pipe(consentSchema)
    .optional()
    .describe('as JSON, see POST /media/learners; without it a picture with learners is hidden'),
})

/** The media library. */
export const mediaRoutes = [
  route('GET /media', {
    minimumRole: 'author',
    summary: 'Files, newest first. `q` searches name, description and tags.',
    query: mediaQuery,
    answer: listOf(mediaFileSchema),
    handle: ({ parts, query, editing }) => listMedia(parts.database, query, editing),
  }),
  route('GET /media/space', {
    minimumRole: 'author',
    summary: 'How many bytes all files take, former versions included, and how many they may.',
    answer: z.object({ usedBytes: z.number(), maxBytes: z.number() }),
    handle: async ({ parts: { library } }) => ({
      usedBytes: await library.store.countBytes(),
      maxBytes: library.maxBytes,
    }),
  }),
  route('GET /media/:id', {
    minimumRole: 'author',
    summary: 'One file, with the places that use it, entries in the trash included.',
    params: ofId,
    answer: mediaFileSchema.extend({ usedIn: z.array(mediaUseSchema) }),
    handle: async ({ parts, params, staff }) => {
      const file = await findMedia(parts.database, params.id, staff)
      if (!file) return refuseFailure(fileNotFound)
      return { ...file, usedIn: await listMediaUses(parts.database, file.id, parts.now()) }
    },
    refusals: mediaReasons(),
  }),
  route('POST /media', {
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
    answer: mediaFileSchema,
    status: 201,
    refusals: [...mediaReasons(), 'duplicate'],
    after: showChange,
    handle: async ({ parts, body: { file, duplicates, ...given }, editing }) => {
      const refusesDuplicates = duplicates === 'refuse'
      return addMedia(parts.library, file, { ...given, refusesDuplicates }, editing)
    },
  }),
  route('PUT /media/:id', {
    minimumRole: 'author',
    summary:
      'Describes a file. A picture takes alt or decorative, not both. The rights depend on where it is used.',
    params: ofId,
    body: mediaDescription,
    answer: mediaFileSchema,
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, body, editing }) =>
      updateMediaDetails(parts.library, params.id, body, editing),
  }),
  route('POST /media/learners', {
    minimumRole: 'author',
    summary:
      'Says of pictures whether they show learners. With yes and no consent on record they are hidden at once.',
    body: learnersBody,
    answer: z.object({
      done: z.array(mediaFileSchema),
      refused: z.array(z.object({ id: z.string(), error: z.string() })),
    }),
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, body, editing }) => answerLearners(parts.database, body, editing),
  }),
  route('POST /media/:id/withdraw', {
    minimumRole: 'editor',
    summary:
      'Withdraws the consent: the picture is hidden everywhere at once. Lists the places that used it.',
    params: ofId,
    answer: mediaFileSchema.extend({ usedIn: z.array(mediaUseSchema) }),
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, editing }) => withdrawConsent(parts.database, params.id, editing),
  }),
  route('PUT /media/:id/file', {
    minimumRole: 'editor',
    summary:
      'Replaces a file and keeps its address: a picture by a picture, a PDF by a PDF. The former file is kept as a version.',
    params: ofId,
    isUpload: true,
    body: uploadForm,
    answer: mediaFileSchema,
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, body: { file, ...learners }, editing }) =>
      replaceMedia(parts.library, params.id, file, learners, editing),
  }),
  route('DELETE /media/:id', {
    minimumRole: 'editor',
    summary:
      'Deletes a file with its versions. A used file is refused unless forced, with its uses in `usedIn`.',
    params: ofId,
    query: z.object({ force: z.string().optional().describe('1: also when it is used') }),
    answer: z.object({ id: z.string() }),
    refusals: mediaReasons(),
    handle: async ({ parts, params, query, editing }) => {
      const isForced = query.force === '1'
      const deleted = await deleteMedia(parts.library, params.id, isForced, editing)
      if (!deleted.ok) return refuseFailure(deleted.failure)
      await showChange(parts)
      return { id: params.id }
    },
  }),
] as const

/** Lists the reasons why a call about files is refused. */
export function mediaReasons() {
  return ['invalid', 'not-found', 'refused', 'not-allowed', 'used', 'wrong-state', 'full'] as const
}

/** Waits until visitors see a change, and removes files that no one needs. */
export async function showChange(parts: StaffParts) {
  await parts.contentChanged()
  // Compares with the times of files, which come from this clock.
  void tidyMedia(parts.library, machineTime())
}
