import {
  BookOpenCheck,
  CalendarDays,
  CalendarX,
  CameraOff,
  Clock,
  ListChecks,
  Replace,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import type { CalendarItem, CalendarKind } from '../../../school/operations/calendar/calendar.ts'
import { findLabels } from '../../../school/kinds/kind-labels.ts'

/** Names and sign of each kind: `many` for the filter, `one` beside a title. */
export const calendarSigns: Record<CalendarKind, { many: string; one: string; Icon: LucideIcon }> =
  {
    event: { many: 'Events', one: 'Event', Icon: CalendarDays },
    'class-notice': { many: 'Class notices', one: 'Class notice', Icon: BookOpenCheck },
    holiday: { many: 'Holidays', one: 'Holiday', Icon: Sun },
    scheduled: { many: 'What appears', one: 'appears', Icon: Clock },
    change: { many: 'Changes shown later', one: 'Change appears', Icon: Replace },
    ending: { many: 'What ends', one: 'ends', Icon: CalendarX },
    fact: { many: 'Facts to verify', one: 'Fact to verify', Icon: ListChecks },
    consent: { many: 'Consents that end', one: 'Consent ends', Icon: CameraOff },
  }

/** Says what happens: `Event`, `Article appears`, `Fact to verify`. */
export function kindInWords({ kind, subject }: CalendarItem): string {
  const { one } = calendarSigns[kind]
  if (kind !== 'scheduled' && kind !== 'ending') return one
  const name = findLabels(subject)?.labels.one ?? 'Entry'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${one}`
}
