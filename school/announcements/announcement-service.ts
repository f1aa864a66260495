import {
  callService,
  imageAddress,
  isRecord,
  slugOf,
  textOf,
  type ServiceFailure,
} from '../content-service.ts'
import { parseServiceDate } from '../dates.ts'
import { withOwnSlugs } from '../own-slugs.ts'
import { toPlainText } from '../plain-text.ts'
import { fail, succeed, type Result } from '../result.ts'
import { announcementSlug } from '../slug.ts'
import { fullListSlug } from '../kinds/full-list.ts'
import type { AnnouncementItem } from './announcements.ts'

/** An announcement as the service sends it; `html` is not cleaned yet. */
export interface ServiceAnnouncement extends AnnouncementItem {
  html: string
}

/** Maximum length of an announcement's body, in characters. */
const longestBody = 500_000

/**
 * Fetches all announcements by the call of spec 7, in the service's order; a `null` answer is an
 * empty list.
 */
export async function fetchAnnouncements(
  host: string,
  signal?: AbortSignal,
): Promise<Result<ServiceAnnouncement[], ServiceFailure>> {
  const answer = await callService(`${host}/api/get-announcements.php`, signal)
  if (!answer.ok) return answer
  const list = answer.value ?? []
  if (!Array.isArray(list)) {
    return fail({
      reason: 'wrong-shape',
      message: 'The announcement service answered without a list',
    })
  }
  const announcements = list.flatMap((item) => parseAnnouncement(item, host) ?? [])
  return succeed(withOwnSlugs(announcements, ({ announcementID }) => announcementID, fullListSlug))
}

function parseAnnouncement(value: unknown, host: string): ServiceAnnouncement | null {
  if (!isRecord(value)) return null
  const title = toPlainText(textOf(value.announcementTitle))
  const announcementID = textOf(value.announcementID)
  const slug =
    slugOf(value.announcementSlug) ||
    announcementSlug(title) ||
    (announcementID && `announcement-${announcementID}`)
  if (title === '' || slug === '') return null
  return {
    announcementID,
    slug,
    title,
    date: parseServiceDate(value.announcementDate),
    startsOn: parseServiceDate(value.announcementStartDate),
    endsOn: parseServiceDate(value.announcementEndDate),
    category: textOf(value.announcementCategory),
    image: imageAddress(textOf(value.announcementBannerImage), host),
    sample: value.announcementSample === true,
    html: textOf(value.announcementContent).slice(0, longestBody),
  }
}

export function withoutHtml({ html: _, ...item }: ServiceAnnouncement): AnnouncementItem {
  return item
}
