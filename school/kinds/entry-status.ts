import { dayNumber } from '../base/dates.ts'

/** The stored statuses of an entry or of reference content. */
export const entryStatuses = ['draft', 'published', 'unpublished', 'trashed'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** The state that staff see: the stored status combined with the times. */
export type EntryState = EntryStatus | 'scheduled' | 'expired'

/** Returns the state of a document at a time. @param now UTC in milliseconds, like the two times */
export function entryState(
  entry: { status: EntryStatus; publishAt: number | null; expiresAt: number | null },
  now: number,
): EntryState {
  if (entry.status !== 'published') return entry.status
  if (entry.publishAt === null || entry.publishAt > now) return 'scheduled'
  return entry.expiresAt !== null && entry.expiresAt <= now ? 'expired' : 'published'
}

/** Maximum number of entries ordered by hand in one list. */
export const positionLimit = 1_000

/** Sorts before every date: the first entry of a list that is ordered by hand. */
const beforeAllDays = 99_991_200

/** Returns the sort number of an entry: positions set by hand first, then dates, newest first. */
export const sortNumberOf = (position: number | null, date: string | null) =>
  position === null ? dayNumber(date) : beforeAllDays - position
