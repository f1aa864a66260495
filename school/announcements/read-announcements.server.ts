import { shortWaitMs } from '../content-host/kept-answers.server.ts'
import type { ContentSource } from '../content-source.server.ts'
import type { ServiceFailure } from '../content-service.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import { describeImages, readableHtml } from '../media/photos.server.ts'
import { succeed, type Result } from '../result.ts'
import type { Announcement } from './announcement.ts'
import { announcementKind } from './announcement-kind.ts'
import { withoutHtml, type ServiceAnnouncement } from './announcement-service.ts'
import type { AnnouncementDetail, AnnouncementItem } from './announcements.ts'

/** Most announcements that the full list and the call get-announcements carry: the newest. */
export const announcementLimit = 300

/**
 * All announcements that visitors may see, newest first, from the database or from the content
 * host.
 */
export async function readAnnouncements(
  source: ContentSource,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<Result<AnnouncementItem[], ServiceFailure>> {
  if (!source.host) {
    return succeed((await listStoredAnnouncements(source)).map(withoutHtml))
  }
  const answer = await source.host.readAnnouncements(waitMs)
  return answer.ok ? succeed(answer.value.map(withoutHtml)) : answer
}

/**
 * The same for a page that is about something else: a slow content host does not keep it waiting.
 */
export const readAnnouncementsBeside = (source: ContentSource) =>
  readAnnouncements(source, shortWaitMs)

/**
 * The announcement to read at a slug; `null` when there is none, another `slug` when it has moved.
 */
export async function readAnnouncement(
  source: ContentSource,
  slug: string,
): Promise<Result<AnnouncementDetail | null, ServiceFailure>> {
  if (!source.host) {
    const { database, now } = source
    const entry = await findVisibleEntry(database, {
      kind: announcementKind.name,
      slug,
      now: now(),
    })
    const [announcement] = await describeImages(
      database,
      entry ? [toStoredAnnouncement(entry)] : [],
    )
    return succeed(announcement ? await toReadable(source, announcement) : null)
  }
  const answer = await source.host.findAnnouncement(slug)
  if (!answer.ok) return answer
  return succeed(answer.value && (await toReadable(source, answer.value)))
}

/** The database's announcements with their bodies, newest first. */
export async function listStoredAnnouncements({
  database,
  now,
}: ContentSource): Promise<ServiceAnnouncement[]> {
  const list = { kind: announcementKind.name, category: '', topic: '' }
  const choice = { page: 1, pageSize: announcementLimit, now: now(), withContent: true }
  const { entries } = await listVisibleEntries(database, list, choice)
  return describeImages(database, entries.map(toStoredAnnouncement))
}

const toReadable = async (
  { database }: ContentSource,
  announcement: ServiceAnnouncement,
): Promise<AnnouncementDetail> => ({
  ...withoutHtml(announcement),
  content: await readableHtml(database, announcement.html),
})

function toStoredAnnouncement(entry: ListedEntry): ServiceAnnouncement {
  // Checked by the schema when it was saved.
  const { date, startsOn, endsOn, bannerImage } = JSON.parse(entry.data) as Announcement
  return {
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
  }
}
