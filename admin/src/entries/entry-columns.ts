import { formatMoment } from '../layout/times.ts'
import type { Entry } from './entry.ts'

/** What a list of entries shows, and by what it can be sorted. */
export const entryColumns = [
  { name: 'Title', sort: 'title' },
  { name: 'State', sort: null },
  { name: 'Category', sort: null },
  { name: 'Shows from', sort: 'publishAt' },
  { name: 'Last saved', sort: 'updatedAt' },
] as const

export const changedBy = (entry: Entry) => [formatMoment(entry.updatedAt), entry.updatedBy].filter(Boolean).join(', ')
