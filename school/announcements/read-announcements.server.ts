import { shortWaitMs } from '../content-host/kept-answers.server.ts'
import type { ContentSource } from '../content-source.server.ts'
import type { ServiceFailure } from '../content-service.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import { describeImages, readableHtml } from '../media/photos.server.ts'
import { succeed, type Result } from '../result.ts'
import { type Announcement, announcementKind } from '../kinds/announcement.ts'
import { withoutHtml, type ServiceAnnouncement } from './announcement-service.ts'
import type { AnnouncementDetail, AnnouncementItem } from './announcements.ts'

/** Maximum number of announcements in the full list and in get-announcements: the newest. */
export const announcementLimit = 300

/** Lists all visible announcements, newest first, from the database or from the content host. */
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

/** Lists them beside other content: a slow content host does not delay that page. */
export const readAnnouncementsBeside = (source: ContentSource) =>
  readAnnouncements(source, shortWaitMs)

/**
 * Reads the announcement at a slug; `null` when visitors can see none there. Another `slug` means that it has
 * moved.
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

/** Lists the database's announcements with their bodies, newest first. */
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
  // The schema checked it when it was saved.
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
