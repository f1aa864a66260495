import {
  callService,
  isRecord,
  pictureOf,
  serviceBody,
  slugOf,
  textOf,
  type ServiceBody,
  type ServiceFailure,
} from '../content-host/call-service.ts'
import type { InLanguage } from '../../base/filipino.ts'
import { parseServiceDate } from '../../base/dates.ts'
import { withOwnSlugs } from '../../base/own-slugs.ts'
import { toPlainText } from '../../base/plain-text.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { announcementSlug, fullListSlug } from '../../base/slug.ts'
import type { AnnouncementItem } from './announcements.ts'

/** An announcement with its body. */
export type FullAnnouncement = AnnouncementItem & ServiceBody

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
  return answer.ok ? parseAnnouncements(answer.value, host) : answer
}

/** Builds the address of the call get-announcements (spec 7). `host` is '' for the own origin. */
export const announcementsAddress = (host: string) => `${host}/api/get-announcements.php`

/** Parses the announcements of an answer of the service; those without a title are left out. */
export function parseAnnouncements(
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
    ...serviceBody(value.announcementContent, value.announcementFields),
  }
}
