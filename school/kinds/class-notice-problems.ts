import type { FieldProblem } from '../base/check-fields.ts'
import { addDays, dayInManila } from '../base/dates.ts'
import { formatFullDate } from '../base/formats.ts'
import { classStates, hasTime } from './class-notice-choices.ts'
import type { NoticeChoices, TextIn } from './class-notice-texts.ts'
import type { CheckContext } from './define-kind.ts'

/** Days from today to the last possible notice: a wrong month or year is further away. */
const daysAhead = 60

/** Number of characters in a line of the smallest type in the pictures of the post kit. */
const lineLength = 60

/**
 * The longest own text in characters, as {@link lengthOfText} counts. With the longest headlines,
 * both languages fit in the square picture of the post kit: chats pass pictures on one by one, and
 * half a notice misleads.
 */
export const longestOwnText = 280

interface Notice extends NoticeChoices {
  nextCheck: string | null
  ownMessage: TextIn | null
}

/**
 * Finds what a person must correct in a notice that fits the schema. Stored notices are not checked
 * again: a campus may have another name by now, and times pass.
 */
export function findNoticeProblems(
  { state, time, levels, campuses, day, nextCheck, ownMessage }: Notice,
  { now, shownFrom, campuses: known }: CheckContext,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const find = (isWrong: boolean, field: string, message: string) => {
    if (isWrong) problems.push({ field, message })
  }
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
  for (const language of ['en', 'fil'] as const)
    find(
      lengthOfText(ownMessage?.[language] ?? '') > longestOwnText,
      `ownMessage.${language}`,
      `Use at most ${longestOwnText} characters, a new line counting as ${lineLength}: a picture of the notice carries all of it. Put the rest into an announcement.`,
    )
  if (nextCheck === null) return problems
  find(nextCheck.slice(0, 10) > lastPossible, 'nextCheck', within)
  find(
    shownFrom !== null && endOfMinute(nextCheck) <= shownFrom,
    'nextCheck',
    'This time has passed. Choose a later time, or leave it empty.',
  )
  return problems
}

/** Counts characters; a new line counts as a whole line, which it may leave empty. */
const lengthOfText = (text: string) => text.length + (text.split('\n').length - 1) * lineLength

const isTwice = (list: readonly string[]) => new Set(list).size < list.length

/** Returns when a minute in Manila ends, UTC in milliseconds. @param time `YYYY-MM-DDTHH:MM` */
const endOfMinute = (time: string) => Date.parse(`${time}:00+08:00`) + 60_000
