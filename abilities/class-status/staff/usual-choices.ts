import { addDays, dayInManila } from '../../../school/base/dates.ts'
import { formatShortFullDate, formatTime } from '../../../school/base/formats.ts'
import type { ClassState } from '../../../school/kinds/class-notice-choices.ts'
import type { StateTimes } from './notice-changes.ts'

interface Choice {
  value: string
  name: string
}

/** Words before the date of the first days; a week is one press each. */
const dayWords = ['Today, ', 'Tomorrow, ', '', '', '', '', '']

/** Number of last days that are offered for a notice. */
const extendDays = 4

/** Usual times of the school's next check, in Philippine time. */
const checkTimes = ['04:30', '06:00', '09:00', '12:00', '15:00', '17:00', '20:00']

/** The proposed time of each state that has a time, in Philippine time. */
export const defaultTimes: StateTimes = {
  'early-dismissal': '12:00',
  'late-start': '10:00',
}

/** The times that are one press; any other time is typed. */
export const usualTimes: Partial<Record<ClassState, readonly string[]>> = {
  'early-dismissal': ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
  'late-start': ['08:00', '09:00', '10:00', '11:00', '13:00'],
}

/** Lists the days that are one press. @param today `YYYY-MM-DD` in Manila */
export const usualDays = (today: string): Choice[] =>
  dayWords.map((word, ahead) => {
    const value = addDays(today, ahead)
    return { value, name: word + formatShortFullDate(value, 'en') }
  })

/** Lists the last days that are one press, for a notice that begins on a day. */
export function usualLastDays(day: string, today: string): Choice[] {
  if (day === '') return []
  const first = day < today ? today : addDays(day, 1)
  const words: Record<string, string> = {
    [today]: 'Extend to today',
    [addDays(today, 1)]: 'Extend to tomorrow',
  }
  return Array.from({ length: extendDays }, (_, ahead) => {
    const value = addDays(first, ahead)
    return { value, name: words[value] ?? `Until ${formatShortFullDate(value, 'en')}` }
  })
}

/** Lists the next times of a check within a day, one press each. @param now UTC in milliseconds */
export function usualChecks(now: number): Choice[] {
  const today = dayInManila(new Date(now))
  const choices = [today, addDays(today, 1)].flatMap((day, ahead) =>
    checkTimes.map((time) => ({
      value: `${day}T${time}`,
      name: `${ahead === 0 ? 'Today' : 'Tomorrow'}, ${formatTime(time, 'en')}`,
    })),
  )
  return choices
    .filter(({ value }) => Date.parse(`${value}:00+08:00`) > now)
    .slice(0, checkTimes.length)
}
