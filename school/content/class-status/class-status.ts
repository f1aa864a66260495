import type { ClassNotice } from '../../kinds/class-notice.ts'
import type { CalendarDay } from '../../kinds/class-days.ts'
import type { ClassState } from '../../kinds/class-notice-choices.ts'
import { departmentTags, type DepartmentTag } from '../../kinds/department-tags.ts'

/** A published class notice, as the school said it. */
export interface StandingNotice extends Pick<
  ClassNotice,
  | 'state'
  | 'time'
  | 'levels'
  | 'campuses'
  | 'day'
  | 'lastDay'
  | 'reason'
  | 'otherReason'
  | 'source'
  | 'nextCheck'
  | 'headline'
  | 'ownHeadline'
  | 'message'
> {
  id: number
  slug: string
  /** time of its publication or last correction, UTC in milliseconds: the newest decides */
  decidedAt: number
  /** time of its first publication, UTC in milliseconds */
  publishedAt: number
}

/** Classes of a level, on all campuses or on one. */
export interface LevelPart {
  /** `null` for all campuses */
  campus: string | null
  /** the notice that decides; `null` without one */
  notice: StandingNotice | null
  /** the school calendar's entry for the level; `null` when it has none */
  calendar: CalendarDay | null
}

export interface LevelStatus {
  level: DepartmentTag
  parts: LevelPart[]
}

export interface DayStatus {
  /** `YYYY-MM-DD` in Manila */
  day: string
  levels: LevelStatus[]
}

/** Campuses and school calendar of a day, to combine with the notices. */
export interface DayFacts {
  /** the names of the campuses */
  campuses: readonly string[]
  /** the school calendar's entry for each level that it knows */
  calendar: Readonly<Partial<Record<DepartmentTag, CalendarDay>>>
}

/** Returns whether a notice is for a day. */
const isFor = ({ day, lastDay }: Pick<StandingNotice, 'day' | 'lastDay'>, on: string) =>
  day <= on && on <= (lastDay ?? day)

/** Sorts notices: the newest decision first. */
export const byDecision = (one: StandingNotice, other: StandingNotice) =>
  other.decidedAt - one.decidedAt || other.id - one.id

/**
 * Works out the status of classes on a day: for each level and campus, the newest notice for it.
 * Campuses with the same notice become one part.
 *
 * @param day `YYYY-MM-DD` in Manila
 */
export function statusOfDay(
  day: string,
  notices: readonly StandingNotice[],
  { campuses, calendar }: DayFacts,
): DayStatus {
  const forDay = notices.filter((notice) => isFor(notice, day)).toSorted(byDecision)
  const named = [...new Set([...campuses, ...forDay.flatMap((notice) => notice.campuses)])]
  return {
    day,
    levels: departmentTags.map((level) => {
      const byCalendar = calendar[level] ?? null
      const ofLevel = forDay.filter(({ levels }) => levels.includes(level))
      const parts = named.map((campus) => ({
        campus,
        notice: ofLevel.find((each) => isAt(each, campus)) ?? null,
        calendar: byCalendar,
      }))
      const [notice = null, ...others] = new Set(parts.map((part) => part.notice))
      if (others.length > 0) return { level, parts }
      return { level, parts: [{ campus: null, notice, calendar: byCalendar }] }
    }),
  }
}

const isAt = ({ campuses }: StandingNotice, campus: string) =>
  campuses.length === 0 || campuses.includes(campus)

/** Lists the notices that decide the status of a day, newest decision first. */
export const decidingNotices = ({ levels }: DayStatus): StandingNotice[] => {
  const parts = levels.flatMap((level) => level.parts)
  const deciding = parts.flatMap(({ notice }) => (notice ? [notice] : []))
  return [...new Set(deciding)].sort(byDecision)
}

/** The state of classes, by a notice or else by the school calendar. */
export type DayState = ClassState | 'no-school-day' | 'unknown'

/** Returns the state of classes: a notice always wins over the calendar. */
export function stateOfPart({ notice, calendar }: LevelPart): DayState {
  if (notice) return notice.state
  if (!calendar) return 'unknown'
  return calendar.isClassDay ? 'as-usual' : 'no-school-day'
}

/** Returns the state that all levels have on a day; `mixed` where they differ. */
export function stateOfAll({ levels }: DayStatus): DayState | 'mixed' {
  const [state = 'unknown', ...others] = new Set(
    levels.flatMap(({ parts }) => parts.map(stateOfPart)),
  )
  return others.length > 0 ? 'mixed' : state
}
