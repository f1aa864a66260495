import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { kindLabels } from '../../../school/kinds/kind-labels.data.ts'
import type { CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import { classStatusPath, entryPath } from '../entries/kind-pages.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** The page of a new event on a day. */
export const newEventPath = (day: string) => `${entryPath(kindLabels.event, 'create')}?day=${day}`

/** The page on which staff change what the calendar shows. */
export function itemPath({ subject, subjectId, title }: CalendarItem): string {
  if (subject === 'reference') return referencePath(subjectId)
  if (subject === 'fact') return `/admin/facts?q=${encodeURIComponent(title)}`
  if (subject === 'media') return `/admin/media?q=${encodeURIComponent(title)}`
  if (subject === kindLabels['class-notice'].name) return `${classStatusPath}/${subjectId}`
  const kind = findLabels(subject)
  return kind ? entryPath(kind, Number(subjectId)) : '/admin/dashboard'
}
