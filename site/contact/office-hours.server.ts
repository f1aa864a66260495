import { addDays } from '../../school/base/dates.ts'
import { formatList, formatTime, formatWeekday } from '../../school/base/formats.ts'
import { weekdays, type OfficeHours } from '../../school/kinds/office-hours.ts'
import type { Translate } from '../languages/translate.ts'

/** A Monday, from which the other days of a week are counted. */
const anyMonday = '2024-01-01'

type Hours = OfficeHours[number]

/** Writes hours: 'Monday to Friday, 8:00 AM to 5:00 PM'. */
export function hoursInWords(t: Translate, { from, to, ...times }: Hours): string {
  const nameOf = (day: Hours['from']) =>
    formatWeekday(addDays(anyMonday, weekdays.indexOf(day)), t.language)
  const days =
    from === to ? nameOf(from) : t('common.range', { start: nameOf(from), end: nameOf(to) })
  return formatList([days, timesInWords(t, times)], t.language)
}

/** Writes the times of a day: '8:00 AM to 5:00 PM'. */
const timesInWords = (t: Translate, { opens, closes }: Pick<Hours, 'opens' | 'closes'>) =>
  t('common.range', {
    start: formatTime(opens, t.language),
    end: formatTime(closes, t.language),
  })
