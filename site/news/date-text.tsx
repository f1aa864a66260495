import { formatLongDate } from '../../school/dates.ts'

/** A calendar day as text; nothing for an undated item (spec 5: the date is omitted). */
export function DateText({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{formatLongDate(day)}</time> : null
}
