import type { StaffSection } from '../../../school/staff/accounts/staff.ts'
import { formatMoment } from '../layout/times.ts'
import { sectionWords } from '../staff/staff-words.ts'
import type { Entry } from './entry.ts'

/** The columns of a list of entries, and how each sorts. */
export const entryColumns = [
  { name: 'Title', sort: 'title' },
  { name: 'State', sort: null },
  { name: 'Category', sort: null },
  { name: 'Shows from', sort: 'publishAt' },
  { name: 'Last saved', sort: 'updatedAt' },
] as const

/** Returns the name of a category; those of research are departments. */
export const categoryName = (category: string) =>
  Object.hasOwn(sectionWords, category) ? sectionWords[category as StaffSection] : category

export const changedBy = (entry: Entry) =>
  [formatMoment(entry.updatedAt), entry.updatedBy].filter(Boolean).join(', ')
