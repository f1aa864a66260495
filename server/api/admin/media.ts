import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import type { ContentClock } from '../../content-clock.ts'
import { findMedia, listMedia, listMediaUses } from '../../../school/media/read-media.server.ts'
import { addMedia, deleteMedia, describeMedia, replaceMedia } from '../../../school/media/save-media.server.ts'
import type { MediaLibrary } from '../../../school/media/save-media.server.ts'
import { mediaKinds, type MediaFailure } from '../../../school/media/media.ts'
import { tidyMedia } from '../../../school/media/tidy-media.server.ts'
import { receiveUpload, type UploadFailure } from '../../media/receive-upload.ts'
import { limitRequestTime } from '../../request-time.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** How long an upload may take to arrive, in milliseconds: 25 MB over a slow phone line. */
const uploadTime = 10 * 60 * 1000

const listQuery = z.object({
  q: z.string().max(200).default(''),
  kind: z.enum(mediaKinds).nullable().default(null),
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
})

/** The media library’s calls (docs/staff-api.md, Media). */
export function mediaRoutes(
  library: MediaLibrary,
  { clock, now = Date.now }: { clock: Pick<ContentClock, 'refresh'>; now?: () => number },
): StaffRoute[] {
  const actor = (context: StaffContext) => ({ staff: context.get('staff'), now: now() })
  const idOf = (context: StaffContext) => context.req.param('id') ?? ''
  const changed = async () => {
    await clock.refresh()
    // By the clock that the files’ times are of.
    void tidyMedia(library, Date.now())
  }

  return [
    {
      method: 'GET',
      path: '/media',
      least: 'author',
      handle: async (context) => {
        const query = listQuery.safeParse(context.req.query())
        if (!query.success) return context.json({ error: 'This list does not exist: check its page and kind.' }, 400)
        return context.json(await listMedia(library.database, query.data))
      },
    },
    {
      method: 'GET',
      path: '/media/:id',
      least: 'author',
      handle: async (context) => {
        const file = await findMedia(library.database, idOf(context))
        if (!file) return refuse(context, { reason: 'not-found' })
        return context.json({ ...file, usedIn: await listMediaUses(library.database, file.id) })
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
        if (!added.value.ok) return refuse(context, added.value.failure)
        await changed()
        return context.json(added.value.value, 201)
      },
    },
    {
      method: 'PUT',
      path: '/media/:id',
      least: 'author',
      handle: async (context) => {
        const said: unknown = await context.req.json().catch(() => null)
        const described = await describeMedia(library, idOf(context), said, actor(context))
        if (!described.ok) return refuse(context, described.failure)
        await changed()
        return context.json(described.value)
      },
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
        if (!replaced.value.ok) return refuse(context, replaced.value.failure)
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
        if (!deleted.ok) return refuse(context, deleted.failure)
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
  const reason = status === 413 ? 'too-large' : status === 429 ? 'busy' : 'unreadable'
  return context.json({ error: message, reason }, status)
}

function refuse(context: StaffContext, failure: MediaFailure): Response {
  const { reason } = failure
  switch (reason) {
    case 'not-found':
      return context.json({ error: 'This file is not in the library. It may have been deleted.', reason }, 404)
    case 'refused':
      return context.json(
        { error: failure.message, reason, problems: [{ field: 'file', message: failure.message }] },
        422,
      )
    case 'invalid':
      return context.json({ error: 'Check what is marked.', reason, problems: failure.problems }, 422)
    case 'used': {
      const count = failure.usedIn.length === 1 ? 'one place' : `${failure.usedIn.length} places`
      return context.json({ error: `This file is used in ${count}. Deleting it leaves them without.`, ...failure }, 409)
    }
  }
}
