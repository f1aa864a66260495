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
import { kindLabels } from '../../../school/kinds/kind-labels.data.ts'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { classStatusPath, entryPath } from '../entries/kind-pages.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** Names and icon of each kind: `many` for the filter, `one` beside a title. */
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

/** Names the kind of an item: `Event`, `Article appears`, `Fact to verify`. */
export function kindInWords({ kind, subject }: CalendarItem): string {
  const { one } = calendarSigns[kind]
  if (kind !== 'scheduled' && kind !== 'ending') return one
  const name = findLabels(subject)?.labels.one ?? 'Entry'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${one}`
}

/** The page of a new event on a day. @param day `YYYY-MM-DD` */
export const newEventPath = (day: string) => `${entryPath(kindLabels.event, 'create')}?day=${day}`

/** The page on which staff change an item of the calendar. */
export function itemPath({ subject, subjectId, title }: CalendarItem): string {
  if (subject === 'reference') return referencePath(subjectId)
  if (subject === 'fact') return `/admin/facts?q=${encodeURIComponent(title)}`
  if (subject === 'media') return `/admin/media?q=${encodeURIComponent(title)}`
  if (subject === kindLabels['class-notice'].name) return `${classStatusPath}/${subjectId}`
  const kind = findLabels(subject)
  return kind ? entryPath(kind, Number(subjectId)) : '/admin/dashboard'
}
