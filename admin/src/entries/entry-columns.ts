import type { ListedEntry } from '../../../school/content/editing/editing.ts'
import { sectionNames, type StaffSection } from '../../../school/staff/accounts/roles.ts'
import { formatShortFullDate, formatTime } from '../../../school/base/formats.ts'
import { isEvents } from '../../../school/kinds/event.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { dayOf, timeOf } from '../../../school/kinds/occurrences.ts'
import { formatMoment } from '../layout/times.ts'
import type { Entry } from '../api/documents.ts'

const shownFrom = { name: 'Shows from', sort: 'publishAt' } as const
const takesPlace = { name: 'Takes place', sort: 'occurrence' } as const

/** The columns of a list of entries, each with the field it sorts by; `null` for none. */
export const entryColumns = (kind: Pick<AnyKind, 'name'>) =>
  [
    { name: 'Title', sort: 'title' },
    { name: 'State', sort: null },
    { name: 'Category', sort: null },
    isEvents(kind) ? takesPlace : shownFrom,
    { name: 'Last saved', sort: 'updatedAt' },
  ] as const

/** Returns the order of the first press on a column. */
export const firstOrder = (sort: string) =>
  sort === 'title' || sort === 'occurrence' ? 'ASC' : 'DESC'

/** Describes when an event takes place, or from when another entry is shown. */
export function timeInWords({ occurrence, publishAt, data }: ListedEntry): string {
  if (occurrence === null) return formatMoment(publishAt)
  const [first, last] = [dayOf(occurrence.startsAt), dayOf(occurrence.endsAt)]
  const day = formatShortFullDate(first, 'en')
  if (last !== first) return `${day} to ${formatShortFullDate(last, 'en')}`
  return data['allDay'] === true ? day : `${day}, ${formatTime(timeOf(occurrence.startsAt), 'en')}`
}

/** Returns the name of a category; the categories of research are departments. */
export const categoryName = (category: string) =>
  Object.hasOwn(sectionNames, category) ? sectionNames[category as StaffSection] : category

/** Says when an entry was last saved, and by whom. */
export const changedBy = (entry: Entry) =>
  [formatMoment(entry.updatedAt), entry.updatedBy].filter(Boolean).join(', ')
