import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { ServiceAnnouncement } from '../../school/announcements/announcement-service.ts'
import {
  announcementLimit,
  listStoredAnnouncements,
} from '../../school/announcements/read-announcements.server.ts'
import type { ContentSource } from '../../school/content-source.server.ts'
import { openToAll } from './open-to-all.ts'

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
    announcementCategory: z.string(),
    announcementContent: z.string().openapi({ description: 'HTML; may be empty' }),
    announcementSlug: z
      .string()
      .openapi({ description: 'last part of the announcement’s address' }),
    announcementSample: z
      .boolean()
      .openapi({ description: 'written as an example, not a notice of the school' }),
  })
  .openapi('Announcement')

const route = createRoute({
  method: 'get',
  path: '/api/get-announcements.php',
  operationId: 'getAnnouncements',
  summary: `All announcements that are up, newest first, ${announcementLimit} at most`,
  responses: {
    200: {
      description: 'A list of announcements',
      content: { 'application/json': { schema: z.array(announcementSchema) } },
    },
  },
})

/** Serves the call get-announcements of spec 7. */
export function announcementsApi(source: ContentSource) {
  const api = new OpenAPIHono()
  api.use(route.path, openToAll)
  api.openapi(route, async (context) =>
    context.json((await listStoredAnnouncements(source)).map(toWire), 200),
  )
  return api
}

const toWire = (announcement: ServiceAnnouncement): z.output<typeof announcementSchema> => ({
  announcementID: announcement.announcementID,
  announcementTitle: announcement.title,
  announcementDate: announcement.date ?? '',
  announcementStartDate: announcement.startsOn ?? '',
  announcementEndDate: announcement.endsOn ?? '',
  announcementBannerImage: announcement.image ?? '',
  announcementCategory: announcement.category,
  announcementContent: announcement.html,
  announcementSlug: announcement.slug,
  announcementSample: announcement.sample,
})
