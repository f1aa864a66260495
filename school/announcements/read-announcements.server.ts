import type { ContentSource } from '../content-source.server.ts'
import type { ServiceFailure } from '../content-service.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import { describeImages, readableHtml } from '../media/photos.server.ts'
import { succeed, type Result } from '../result.ts'
import type { Announcement } from './announcement.ts'
import { announcementKind } from './announcement-kind.ts'
import { fetchAnnouncements, withoutHtml, type ServiceAnnouncement } from './announcement-service.ts'
import type { AnnouncementDetail, AnnouncementItem } from './announcements.ts'

/** Most announcements that the full list and the call get-announcements carry: the newest. */
export const announcementLimit = 300

/** All announcements that visitors may see, newest first, from the database or from the content host. */
export async function readAnnouncements(source: ContentSource): Promise<Result<AnnouncementItem[], ServiceFailure>> {
  if (source.contentHost === null) {
    return succeed((await listStoredAnnouncements(source)).map(withoutHtml))
  }
  const answer = await readRemote(source, source.contentHost)
  return answer.ok ? succeed(answer.value.map(withoutHtml)) : answer
}

/** The announcement to read at a slug; `null` when there is none, another `slug` when it has moved. */
export async function readAnnouncement(
  source: ContentSource,
  slug: string,
): Promise<Result<AnnouncementDetail | null, ServiceFailure>> {
  if (source.contentHost === null) {
    const { database, now } = source
    const entry = await findVisibleEntry(database, { kind: announcementKind.name, slug, now: now() })
    const [announcement] = await describeImages(database, entry ? [toStoredAnnouncement(entry)] : [])
    return succeed(announcement ? await toReadable(source, announcement) : null)
  }
  const answer = await readRemote(source, source.contentHost)
  if (!answer.ok) return answer
  const found = answer.value.find((announcement) => announcement.slug === slug)
  return succeed(found ? await toReadable(source, found) : null)
}

/** The database's announcements with their bodies, newest first. */
export async function listStoredAnnouncements({ database, now }: ContentSource): Promise<ServiceAnnouncement[]> {
  const list = { kind: announcementKind.name, category: '', topic: '' }
  const choice = { page: 1, pageSize: announcementLimit, now: now(), withContent: true }
  const { entries } = await listVisibleEntries(database, list, choice)
  return describeImages(database, entries.map(toStoredAnnouncement))
}

async function readRemote(source: ContentSource, host: string) {
  const answer = await fetchAnnouncements(host)
  if (!answer.ok) source.report(answer.failure.message)
  return answer
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
    ...{ date, startsOn, endsOn, image: bannerImage },
    announcementID: String(entry.id),
    slug: entry.slug,
    title: entry.title,
    category: entry.category,
    sample: entry.sample === 1,
    html: entry.content ?? '',
  }
}
