import {
  stateOf,
  type DayStatus,
  type LevelPart,
  type StandingNotice,
} from '../../../school/content/class-status/class-status.ts'
import type { ClassStatus } from '../../../school/content/class-status/read-class-status.server.ts'
import { nameLevels } from '../../../school/kinds/class-notice-texts.ts'

type AddressOf = (notice: StandingNotice) => string

/** Tells the class status as data. Times are ISO 8601 in UTC, days are those of Manila. */
export function statusAsData(
  { days, notices, changedAt, checkedAt }: ClassStatus,
  addressOf: AddressOf,
) {
  return {
    checkedAt: toTime(checkedAt),
    changedAt: changedAt === null ? null : toTime(changedAt),
    days: [days.today, days.tomorrow].map((day) => dayAsData(day, addressOf)),
    notices: notices.map((notice) => noticeAsData(notice, addressOf)),
  }
}

const toTime = (time: number) => new Date(time).toISOString()

const dayAsData = ({ day, levels }: DayStatus, addressOf: AddressOf) => ({
  day,
  levels: levels.map(({ level, parts }) => ({
    level,
    name: nameLevels([level], 'en'),
    parts: parts.map((part) => partAsData(part, addressOf)),
  })),
})

/**
 * `state` is that of a notice, or `as-usual`, `no-school-day` or `unknown`. `basis` says where it is
 * from: a notice of staff, the school calendar, or no one. `holiday` names the reason of a
 * `no-school-day`; it is `null` on a weekend.
 */
const partAsData = (part: LevelPart, addressOf: AddressOf) => ({
  campus: part.campus,
  state: stateOf(part),
  time: part.notice?.time ?? null,
  basis: part.notice ? 'notice' : part.calendar ? 'calendar' : null,
  holiday: part.notice ? null : (part.calendar?.holiday ?? null),
  notice: part.notice && addressOf(part.notice),
})

const noticeAsData = (notice: StandingNotice, addressOf: AddressOf) => ({
  url: addressOf(notice),
  state: notice.state,
  time: notice.time,
  levels: notice.levels,
  campuses: notice.campuses,
  day: notice.day,
  lastDay: notice.lastDay,
  reason: notice.reason,
  source: notice.source,
  nextCheck: notice.nextCheck && `${notice.nextCheck}:00+08:00`,
  headline: notice.headline,
  message: notice.message,
  publishedAt: toTime(notice.publishedAt),
  changedAt: toTime(notice.decidedAt),
})
