import type { FieldProblem } from '../base/check-fields.ts'
import { addDays, dayInManila } from '../base/dates.ts'
import { formatFullDate } from '../base/formats.ts'
import { classStates, hasTime } from './class-notice-choices.ts'
import type { NoticeChoices } from './class-notice-texts.ts'
import type { Around } from './define-kind.ts'

/**
 * How many days ahead a notice may be. Local holidays are known some weeks before; a wrong month or
 * year is further away.
 */
const daysAhead = 60

interface Notice extends NoticeChoices {
  nextCheck: string | null
}

/**
 * Finds what a person must correct in a notice that fits the schema. Stored notices are not checked
 * again: a campus may have another name by now, and times pass.
 */
export function findNoticeProblems(
  { state, time, levels, campuses, day, nextCheck }: Notice,
  { now, shownFrom, campuses: known }: Around,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const find = (isWrong: boolean, field: keyof Notice, message: string) =>
    isWrong && problems.push({ field, message })
  find(isTwice(levels), 'levels', 'Name each level once.')
  find(isTwice(campuses), 'campuses', 'Name each campus once.')
  const unknown = campuses.find((campus) => campus !== '' && !known.includes(campus))
  find(
    unknown !== undefined,
    'campuses',
    `The school has no campus “${unknown}”. Choose ${known.join(' or ')}, or all campuses.`,
  )
  find(
    time !== null && classStates.includes(state) && !hasTime(state),
    'time',
    'Leave the time empty, or choose that classes end early or begin late.',
  )
  const lastPossible = addDays(dayInManila(new Date(now)), daysAhead)
  const within = `Choose a day within ${daysAhead} days, until ${formatFullDate(lastPossible, 'en')}.`
  find(day > lastPossible, 'day', within)
  if (nextCheck === null) return problems
  find(nextCheck.slice(0, 10) > lastPossible, 'nextCheck', within)
  find(
    shownFrom !== null && endOfMinute(nextCheck) <= shownFrom,
    'nextCheck',
    'This time has passed. Choose a later time, or leave it empty.',
  )
  return problems
}

const isTwice = (list: readonly string[]) => new Set(list).size < list.length

/** The end of a minute in Manila, UTC in milliseconds. */
const endOfMinute = (time: string) => Date.parse(`${time}:00+08:00`) + 60_000
