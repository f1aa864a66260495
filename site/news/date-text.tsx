import { formatLongDate } from '../../school/base/formats.ts'
import { useMessages } from '../languages/use-messages.ts'

/** A calendar day as text; nothing for an undated item (spec 5: the date is omitted). */
export function DateText({ day }: { day: string | null }) {
  const t = useMessages()
  return day ? <time dateTime={day}>{formatLongDate(day, t.language)}</time> : null
}
