import { createRoute, z } from '@hono/zod-openapi'
import type { DeclaredQuery } from '../pages/query-parameters.ts'
import type { FullAnnouncement } from '../../school/content/announcements/announcement-service.ts'
import {
  addedAnnouncementFields,
  announcementLimit,
  listStoredAnnouncements,
} from '../../school/content/announcements/read-announcements.server.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { addressOfPicture } from '../../school/base/photo.ts'
import {
  filipinoMark,
  languageParameter,
  photoSchema,
  problemResponse,
  publicApi,
  sourceIn,
} from './public-api.ts'

const day = () =>
  z.string().openapi({ description: 'YYYY-MM-DD; empty: none', example: '2026-11-05' })

const announcementSchema = z
  .object({
    announcementID: z.string(),
    announcementTitle: z.string(),
    announcementDate: day(),
    announcementStartDate: day(),
    announcementEndDate: day(),
    announcementBannerImage: z.string().openapi({ description: 'path on this host; empty: none' }),
    announcementBannerPhoto: photoSchema.optional(),
    announcementCategory: z.string(),
    announcementContent: z.string().openapi({ description: 'HTML; may be empty' }),
    announcementSlug: z
      .string()
      .openapi({ description: 'last part of the announcement’s address' }),
    announcementSample: z
      .boolean()
      .openapi({ description: 'written as an example, not a notice of the school' }),
    announcementLanguage: filipinoMark,
    announcementFields: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: 'fields beyond these, by name; left out when there are none' }),
  })
  .openapi('Announcement')

const querySchema = z.object({ lang: languageParameter })

/** The query parameters of the call. */
export const announcementsQuery: DeclaredQuery = {
  pattern: '/api/get-announcements.php',
  names: Object.keys(querySchema.shape),
}

const route = createRoute({
  method: 'get',
  path: announcementsQuery.pattern,
  operationId: 'getAnnouncements',
  summary: `All published announcements, newest first, ${announcementLimit} at most`,
  request: { query: querySchema },
  responses: {
    400: problemResponse,
    200: {
      description: 'A list of announcements',
      content: { 'application/json': { schema: z.array(announcementSchema) } },
    },
  },
})

/** Serves the call get-announcements of spec 7. */
export function announcementsApi(source: ContentSource) {
  const api = publicApi(route.path)
  api.openapi(route, async (context) => {
    const from = sourceIn(context.req.valid('query').lang, source)
    return context.json((await listStoredAnnouncements(from)).map(toWire), 200)
  })
  return api
}

function toWire(announcement: FullAnnouncement): z.output<typeof announcementSchema> {
  const fields = addedAnnouncementFields(announcement.fields)
  return {
    announcementID: announcement.announcementID,
    announcementTitle: announcement.title,
    announcementDate: announcement.date ?? '',
    announcementStartDate: announcement.startsOn ?? '',
    announcementEndDate: announcement.endsOn ?? '',
    announcementBannerImage:
      announcement.image === null ? '' : addressOfPicture(announcement.image),
    ...(typeof announcement.image === 'object' &&
      announcement.image && { announcementBannerPhoto: announcement.image }),
    announcementCategory: announcement.category,
    announcementContent: announcement.html,
    announcementSlug: announcement.slug,
    announcementSample: announcement.sample,
    ...(announcement.language && { announcementLanguage: announcement.language }),
    ...(Object.keys(fields).length > 0 && { announcementFields: fields }),
  }
}
