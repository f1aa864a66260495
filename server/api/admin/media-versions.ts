import { Readable } from 'node:stream'
import * as z from 'zod'
import {
  deleteVersion,
  listVersions,
  openVersion,
  restoreVersion,
} from '../../../school/content/media/former-versions.server.ts'
import { editPicture } from '../../../school/content/media/edit-picture.server.ts'
import { cropBody, makeCrop } from '../../../school/content/media/make-crop.server.ts'
import { keptVersions, mediaVersionSchema } from '../../../school/content/media/media-versions.ts'
import { mediaFileSchema } from '../../../school/content/media/media.ts'
import { pictureEditBody } from '../../../school/content/media/picture-edit.ts'
import { mediaReasons, showChange } from './media.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'

const ofVersion = z.object({ id: z.string(), version: z.string() })

/** The versions of a file, those that are cropped here too. */
export const mediaVersionRoutes = [
  route('GET /media/:id/versions', {
    minimumRole: 'editor',
    summary: `The versions of a file, newest first: the current one and the last ${keptVersions} before it.`,
    params: ofVersion.pick({ id: true }),
    answer: z.object({ data: z.array(mediaVersionSchema) }),
    refusals: mediaReasons(),
    handle: async ({ parts, params, editing }) => {
      const versions = await listVersions(parts.library, params.id, editing.now)
      return versions.ok ? { data: versions.value } : refuseFailure(versions.failure)
    },
  }),
  route('GET /media/:id/versions/:version/file', {
    minimumRole: 'editor',
    summary: 'A version of a PDF, to be looked at before it is restored.',
    params: ofVersion,
    answer: z.string().describe('the file itself'),
    refusals: mediaReasons(),
    handle: async ({ parts, params, editing }) => {
      const found = await openVersion(parts.library, params.id, params.version, editing)
      if (!found.ok) return refuseFailure(found.failure)
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
  route('POST /media/:id/edit', {
    minimumRole: 'editor',
    summary:
      'Turns and crops a picture, which becomes a new version. Its address, description and consent stay.',
    params: ofVersion.pick({ id: true }),
    body: pictureEditBody,
    answer: mediaFileSchema,
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, body, editing }) =>
      editPicture(parts.library, params.id, body, editing),
  }),
  route('POST /media/:id/crops', {
    minimumRole: 'author',
    summary:
      'Makes the sizes of a part of a picture, for a text that shows only this part (`data-crop`). The picture itself stays as it is.',
    params: ofVersion.pick({ id: true }),
    body: cropBody,
    answer: z.object({ frame: z.string() }),
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, body, editing }) => makeCrop(parts.library, params.id, body, editing),
  }),
  route('POST /media/:id/versions/:version/restore', {
    minimumRole: 'editor',
    summary:
      'Makes a former version the current one, with its answer about learners. The current one is kept.',
    params: ofVersion,
    answer: mediaFileSchema,
    refusals: mediaReasons(),
    after: showChange,
    handle: ({ parts, params, editing }) =>
      restoreVersion(parts.library, params.id, params.version, editing),
  }),
  route('DELETE /media/:id/versions/:version', {
    minimumRole: 'editor',
    summary: 'Deletes a former version.',
    params: ofVersion,
    answer: z.object({ version: z.string() }),
    refusals: mediaReasons(),
    handle: async ({ parts, params, editing }) => {
      const deleted = await deleteVersion(parts.library, params.id, params.version, editing)
      return deleted.ok ? { version: params.version } : refuseFailure(deleted.failure)
    },
  }),
] as const
