import { findKind } from '../../../school/kinds/index.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { eventKind } from '../../../school/kinds/event.ts'
import type { CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import { classStatusPath } from '../class-status/class-status-path.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** The page of a new event on a day. */
export const newEventPath = (day: string) => `${entryPath(eventKind, 'create')}?day=${day}`

/** The page on which staff change what the calendar shows. */
export function itemPath({ subject, subjectId, title }: CalendarItem): string {
  if (subject === 'reference') return referencePath(subjectId)
  if (subject === 'fact') return `/admin/facts?q=${encodeURIComponent(title)}`
  if (subject === 'media') return `/admin/media?q=${encodeURIComponent(title)}`
  if (subject === classNoticeKind.name) return `${classStatusPath}/${subjectId}`
  const kind = findKind(subject)
  return kind ? entryPath(kind, Number(subjectId)) : '/admin/dashboard'
}
