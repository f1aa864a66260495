import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { mediaFolder } from '../../../school/media/media-folder.server.ts'
import { mediaDescription, mediaKinds, type MediaFailure } from '../../../school/media/media.ts'
import { findMedia, listMedia, listMediaUses } from '../../../school/media/read-media.server.ts'
import {
  addMedia,
  deleteMedia,
  describeMedia,
  replaceMedia,
} from '../../../school/media/save-media.server.ts'
import { tidyMedia } from '../../../school/media/tidy-media.server.ts'
import { receiveUpload, type UploadFailure } from '../../media/receive-upload.ts'
import { limitRequestTime } from '../../request-time.ts'
import { refuse, refuseFields, withBody } from './body.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffParts } from './routes.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** How long an upload may take to arrive, in milliseconds: 25 MB over a slow phone line. */
const uploadTime = 10 * 60 * 1000

const mediaQuery = listQuery.extend({
  kind: z.enum(mediaKinds, 'Write image or pdf.').nullable().default(null),
})

/** The media library’s calls (docs/staff-api.md, Media). */
export function mediaRoutes({
  database,
  dataDir,
  siteNow,
  contentChanged,
}: Pick<StaffParts, 'database' | 'dataDir' | 'siteNow' | 'contentChanged'>): StaffRoute[] {
  const library = { database, folder: mediaFolder(dataDir) }
  const actor = (context: StaffContext) => ({ staff: context.get('staff'), now: siteNow() })
  const idOf = (context: StaffContext) => context.req.param('id') ?? ''
  const changed = async () => {
    await contentChanged()
    // By the clock that the files’ times are of.
    void tidyMedia(library, Date.now())
  }

  return [
    {
      method: 'GET',
      path: '/media',
      least: 'author',
      handle: async (context) => {
        const query = readQuery(context, mediaQuery)
        if (!query.ok) return refuseFields(context, query.problems)
        return context.json(await listMedia(database, query.value))
      },
    },
    {
      method: 'GET',
      path: '/media/:id',
      least: 'author',
      handle: async (context) => {
        const file = await findMedia(database, idOf(context))
        if (!file) return refuseChange(context, { reason: 'not-found' })
        return context.json({ ...file, usedIn: await listMediaUses(database, file.id) })
      },
    },
    {
      method: 'POST',
      path: '/media',
      least: 'author',
      handle: async (context) => {
        allowTime(context)
        const added = await receiveUpload(context.req.raw, library.folder, ({ file, fields }) => {
          const decorative = ['true', '1'].includes(fields.get('decorative') ?? '')
          return addMedia(
            library,
            file,
            { name: fields.get('name'), alt: fields.get('alt'), decorative },
            actor(context),
          )
        })
        if (!added.ok) return refuseUpload(context, added.failure)
        if (!added.value.ok) return refuseChange(context, added.value.failure)
        await changed()
        return context.json(added.value.value, 201)
      },
    },
    {
      method: 'PUT',
      path: '/media/:id',
      least: 'author',
      handle: withBody(mediaDescription, async (context, description) => {
        const described = await describeMedia(library, idOf(context), description, actor(context))
        if (!described.ok) return refuseChange(context, described.failure)
        await changed()
        return context.json(described.value)
      }),
    },
    {
      method: 'PUT',
      path: '/media/:id/file',
      least: 'editor',
      handle: async (context) => {
        allowTime(context)
        const replaced = await receiveUpload(context.req.raw, library.folder, ({ file }) =>
          replaceMedia(library, idOf(context), file, actor(context)),
        )
        if (!replaced.ok) return refuseUpload(context, replaced.failure)
        if (!replaced.value.ok) return refuseChange(context, replaced.value.failure)
        await changed()
        return context.json(replaced.value.value)
      },
    },
    {
      method: 'DELETE',
      path: '/media/:id',
      least: 'editor',
      handle: async (context) => {
        const force = context.req.query('force') === '1'
        const deleted = await deleteMedia(library, idOf(context), force, actor(context))
        if (!deleted.ok) return refuseChange(context, deleted.failure)
        await changed()
        return context.json({ id: idOf(context) })
      },
    },
  ]
}

/** Whoever has been let in may take longer than visitors with what they send. */
function allowTime(context: StaffContext) {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
  if (incoming) limitRequestTime(incoming, uploadTime)
}

function refuseUpload(context: StaffContext, { status, message }: UploadFailure) {
  if (status === 429) context.header('retry-after', '60')
  return refuse(
    context,
    status,
    status === 413 ? 'too-large' : status === 429 ? 'busy' : 'unreadable',
    message,
  )
}

function refuseChange(context: StaffContext, failure: MediaFailure): Response {
  const { reason } = failure
  if (reason === 'invalid') return refuseFields(context, failure.problems)
  if (reason === 'not-found') {
    return refuse(
      context,
      404,
      reason,
      'This file is not in the library. It may have been deleted.',
    )
  }
  if (reason === 'refused') {
    const { message } = failure
    return refuse(context, 422, reason, message, { problems: [{ field: 'file', message }] })
  }
  if (reason === 'not-allowed') return refuse(context, 403, reason, failure.message)
  const { usedIn } = failure
  const places = usedIn.length === 1 ? 'one place' : `${usedIn.length} places`
  return refuse(
    context,
    409,
    reason,
    `This file is used in ${places}. Deleting it leaves them without.`,
    { usedIn },
  )
}
