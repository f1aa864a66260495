import {
  callService,
  fieldsOf,
  isRecord,
  pictureOf,
  slugOf,
  textOf,
  type ServiceFailure,
} from '../content-host/call-service.ts'
import type { InLanguage } from '../../base/filipino.ts'
import { parseServiceDate } from '../../base/dates.ts'
import { withOwnSlugs } from '../../base/own-slugs.ts'
import { toPlainText } from '../../base/plain-text.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { announcementSlug, fullListSlug } from '../../base/slug.ts'
import type { AnnouncementItem } from './announcements.ts'

/** An announcement with its body; `html` is not cleaned yet. */
export interface FullAnnouncement extends AnnouncementItem {
  html: string
  /** holds the fields that only our own service sends; not checked yet */
  fields: unknown
}

/** Maximum length of an announcement's body, in characters. */
const longestBody = 500_000

/**
 * Fetches all announcements by the call of spec 7, in the service's order; a `null` answer is an
 * empty list.
 */
export async function fetchAnnouncements(
  host: string,
  { signal, language }: InLanguage & { signal?: AbortSignal } = {},
): Promise<Result<FullAnnouncement[], ServiceFailure>> {
  const query = language ? `?lang=${language}` : ''
  const answer = await callService(announcementsAddress(host) + query, signal)
  return answer.ok ? readAnnouncements(answer.value, host) : answer
}

/** The address of the call of spec 7. */
export const announcementsAddress = (host: string) => `${host}/api/get-announcements.php`

/** Reads announcements as the service answered them; those without a title are left out. */
export function readAnnouncements(
  body: unknown,
  host: string,
): Result<FullAnnouncement[], ServiceFailure> {
  const list = body ?? []
  if (!Array.isArray(list)) {
    return fail({
      reason: 'wrong-shape',
      message: 'The announcement service answered without a list',
    })
  }
  const announcements = list.flatMap((item) => parseAnnouncement(item, host) ?? [])
  return succeed(withOwnSlugs(announcements, ({ announcementID }) => announcementID, fullListSlug))
}

function parseAnnouncement(value: unknown, host: string): FullAnnouncement | null {
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
    image: pictureOf(value.announcementBannerImage, value.announcementBannerPhoto, host),
    sample: value.announcementSample === true,
    ...(value.announcementLanguage === 'fil' && { language: 'fil' }),
    html: textOf(value.announcementContent).slice(0, longestBody),
    fields: fieldsOf(value.announcementFields),
  }
}

/** Leaves out what lists do not show. */
export function toAnnouncementItem({
  html: _,
  fields: __,
  ...item
}: FullAnnouncement): AnnouncementItem {
  return item
}
