import { addDays } from '../../school/base/dates.ts'
import type { StandingNotice } from '../../school/content/class-status/class-status.ts'
import { writeFullHeadline, type TextIn } from '../../school/kinds/class-notice-texts.ts'
import { departmentTags, type DepartmentTag } from '../../school/kinds/department-tags.ts'

/** News about a notice for its subscribers. */
export interface Told {
  what: 'published' | 'corrected' | 'withdrawn'
  slug: string
  /** says also what the notice is about */
  headline: TextIn
  message: TextIn
  /** the levels whose subscribers are told: also those that a correction left out */
  levels: DepartmentTag[]
  /** end of the last day of the notice in Manila, UTC in milliseconds */
  until: number
}

/**
 * Decides what to tell subscribers now; `null`: they know it, or it is over.
 *
 * @param before what they were told last; `null` for nothing
 * @param notice the notice as visitors see it; `null`: they do not see it
 * @param now UTC in milliseconds
 */
export function nextTold(
  before: Told | null,
  notice: StandingNotice | null,
  now: number,
): Told | null {
  const holds = before !== null && before.what !== 'withdrawn'
  if (notice === null) {
    return holds && before.until > now ? { ...before, what: 'withdrawn' } : null
  }
  const { slug, message } = notice
  const until = Date.parse(`${addDays(notice.lastDay ?? notice.day, 1)}T00:00:00+08:00`)
  const concerned = new Set([...notice.levels, ...(before?.levels ?? [])])
  const levels = departmentTags.filter((tag) => concerned.has(tag))
  const told: Told = {
    what: holds ? 'corrected' : 'published',
    slug,
    headline: writeFullHeadline(notice),
    message,
    levels,
    until,
  }
  // A correction into the past still says what no longer holds.
  if (until <= now && !(holds && before.until > now)) return null
  return holds && isSame(before, told) ? null : told
}

/** A changed time of the next check, or of the address alone, is no news. */
const isSame = (one: Told, other: Told) =>
  one.until === other.until &&
  JSON.stringify([one.headline, one.message]) === JSON.stringify([other.headline, other.message])
