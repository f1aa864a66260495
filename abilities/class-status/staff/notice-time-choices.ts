import { addDays, dayInManila } from '../../../school/base/dates.ts'
import { formatShortFullDate, formatTime } from '../../../school/base/formats.ts'
import type { ClassState } from '../../../school/kinds/class-notice-choices.ts'
import type { StateTimes } from './notice-changes.ts'

/** A button that sets a field: the value of the field, and the words on the button. */
interface Choice {
  value: string
  name: string
}

/** Number of days that are offered for a notice, with today. */
const daysOffered = 7

/** Number of last days that are offered for a notice. */
const lastDayCount = 4

/** Times of the school's next check that are offered each day, `HH:MM` in Manila. */
const checkTimes = ['04:30', '06:00', '09:00', '12:00', '15:00', '17:00', '20:00']

/** The proposed time of each state that has a time, `HH:MM` in Manila. */
export const defaultTimes: StateTimes = {
  'early-dismissal': '12:00',
  'late-start': '10:00',
}

/** The times that are offered for a state, `HH:MM` in Manila; any other time is typed. */
export const stateTimeChoices: Partial<Record<ClassState, readonly string[]>> = {
  'early-dismissal': ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
  'late-start': ['08:00', '09:00', '10:00', '11:00', '13:00'],
}

/**
 * Lists the days that are offered for a notice, from today on.
 *
 * @param today `YYYY-MM-DD` in Manila
 * @example dayChoices('2026-11-25')[0] // { value: '2026-11-25', name: 'Today, Wed, Nov 25, 2026' }
 */
export const dayChoices = (today: string): Choice[] =>
  Array.from({ length: daysOffered }, (_, ahead) => {
    const value = addDays(today, ahead)
    return { value, name: dayPrefix(ahead) + formatShortFullDate(value, 'en') }
  })

/** Returns the words before the date of a day: `Today, `, `Tomorrow, `, then none. */
const dayPrefix = (ahead: number) => ['Today, ', 'Tomorrow, '][ahead] ?? ''

/**
 * Lists the last days that are offered for a notice: the days after its first day that have not
 * passed. A notice without a first day gets none.
 *
 * @param day the first day of the notice, `YYYY-MM-DD` in Manila, or ''
 * @param today `YYYY-MM-DD` in Manila
 */
export function lastDayChoices(day: string, today: string): Choice[] {
  if (day === '') return []
  const first = day < today ? today : addDays(day, 1)
  const names: Record<string, string> = {
    [today]: 'Extend to today',
    [addDays(today, 1)]: 'Extend to tomorrow',
  }
  return Array.from({ length: lastDayCount }, (_, ahead) => {
    const value = addDays(first, ahead)
    return { value, name: names[value] ?? `Until ${formatShortFullDate(value, 'en')}` }
  })
}

/**
 * Lists the next times of a check that are offered, each of {@link checkTimes} once. Values are
 * `YYYY-MM-DDTHH:MM` in Manila.
 *
 * @param now UTC in milliseconds
 */
export function checkTimeChoices(now: number): Choice[] {
  const today = dayInManila(new Date(now))
  const choices = [0, 1].flatMap((ahead) =>
    checkTimes.map((time) => ({
      value: `${addDays(today, ahead)}T${time}`,
      name: dayPrefix(ahead) + formatTime(time, 'en'),
    })),
  )
  return choices
    .filter(({ value }) => Date.parse(`${value}:00+08:00`) > now)
    .slice(0, checkTimes.length)
}
