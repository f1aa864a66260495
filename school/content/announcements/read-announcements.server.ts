import * as z from 'zod'
import { languageOfRow } from '../row-in-language.server.ts'
import { shortWaitMs } from '../content-host/kept-answers.server.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { withoutBody, type ServiceFailure } from '../content-host/call-service.ts'
import { findVisibleEntry } from '../entries/visible-entries.server.ts'
import { listVisibleEntries, type VisibleEntry } from '../entries/list-entries.server.ts'
import { withoutHidden } from '../media/media-uses.server.ts'
import { readableHtml, withImages, withPhoto } from '../media/photos.server.ts'
import { succeed, type Result } from '../../base/result.ts'
import { announcementKind, announcementSchema } from '../../kinds/announcement.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import type { FullAnnouncement } from './announcement-service.ts'
import type { AnnouncementDetail, AnnouncementItem } from './announcements.ts'

/** Maximum number of announcements in the full list and in get-announcements: the newest. */
export const announcementLimit = 300

/**
 * Lists all visible announcements, newest first, from the database or from the content host.
 *
 * @param waitMs how long to wait for the content host, in milliseconds
 */
export async function readAnnouncements(
  source: ContentSource,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<Result<AnnouncementItem[], ServiceFailure>> {
  const answer = source.host
    ? await source.host.readAnnouncements(waitMs)
    : succeed(await listStoredAnnouncements(source))
  return answer.ok ? succeed(answer.value.map(withoutBody)) : answer
}

/** Lists the announcements beside other content: a slow content host does not delay that page. */
export const readAnnouncementsBeside = (source: ContentSource) =>
  readAnnouncements(source, shortWaitMs)

/**
 * Reads the announcement at a slug; `null` when visitors can see none there. An announcement with
 * another `slug` has moved: redirect there.
 */
export async function readAnnouncement(
  source: ContentSource,
  slug: string,
): Promise<Result<AnnouncementDetail | null, ServiceFailure>> {
  if (!source.host) {
    const entry = await findVisibleEntry(source, announcementKind.name, slug)
    if (!entry) return succeed(null)
    const stored = toStoredAnnouncement(entry)
    const image = await withPhoto(source.database, stored.image, 'news')
    return succeed(
      await toReadable(source, { ...stored, image }, stored.sample ? null : entry.code),
    )
  }
  const answer = await source.host.findAnnouncement(slug)
  if (!answer.ok) return answer
  return succeed(answer.value && (await toReadable(source, answer.value)))
}

/** Lists the database's announcements with their bodies, newest first. */
export async function listStoredAnnouncements(source: ContentSource): Promise<FullAnnouncement[]> {
  const { database } = source
  const choice = { page: 1, pageSize: announcementLimit, withContent: true }
  const { entries } = await listVisibleEntries(source, { kind: announcementKind.name }, choice)
  const stored = await withoutHidden(database, entries.map(toStoredAnnouncement), 'news')
  return withImages(database, stored, 'news')
}

const toReadable = async (
  source: ContentSource,
  announcement: FullAnnouncement,
  code: string | null = null,
): Promise<AnnouncementDetail> => ({
  ...addedAnnouncementFields(announcement.fields),
  ...withoutBody(announcement),
  content: await readableHtml(source, announcement.html, 'news'),
  code,
})

const addedSchema = z.object(announcementSchema.shape).omit({
  title: true,
  content: true,
  date: true,
  startsOn: true,
  endsOn: true,
  category: true,
  bannerImage: true,
  sample: true,
})

/**
 * Reads the fields that announcements gained beyond those of spec 7.
 *
 * @param fields of the database, or as a content host sent them: wrong ones become their default
 */
export const addedAnnouncementFields = (fields: unknown) =>
  addedSchema.safeParse(fields).data ?? addedSchema.parse({} satisfies z.input<typeof addedSchema>)

function toStoredAnnouncement(entry: VisibleEntry) {
  const fields = parseStoredFields(announcementKind, entry.data)
  const { date, startsOn, endsOn, bannerImage } = fields
  return {
    ...languageOfRow(entry),
    date,
    startsOn,
    endsOn,
    image: bannerImage,
    announcementID: String(entry.id),
    slug: entry.slug,
    title: entry.title,
    category: entry.category,
    sample: entry.sample === 1,
    html: entry.content ?? '',
    fields,
  }
}
