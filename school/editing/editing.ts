import * as z from 'zod'
import type { FieldProblem } from '../check-fields.ts'
import type { EntryAction } from '../accounts/permissions.ts'
import type { Staff } from '../accounts/staff.ts'
import type { EntryState, EntryStatus } from '../entries/entry-kind.ts'
import type { EditedKindName } from './entry-kinds.ts'

/** Who changes something, and when: milliseconds since 1970, UTC. */
export interface Editing {
  staff: Staff
  now: number
}

/** An entry as staff see it. Times are UTC in milliseconds. */
export interface EditedEntry {
  id: number
  kind: EditedKindName
  slug: string
  /** path on this site */
  address: string
  title: string
  status: EntryStatus
  state: EditedState
  category: string
  /** all fields of the kind's schema; in lists without the body */
  data: Record<string, unknown>
  publishAt: number | null
  expiresAt: number | null
  revision: number
  createdBy: string | null
  createdByName: string | null
  reviewRequestedAt: number | null
  reviewNote: string | null
  createdAt: number
  updatedAt: number
  updatedBy: string | null
  position: number | null
  /** what the one who asks may do to it now */
  can: EntryAction[]
}

/**
 * What staff see of an entry's status and times; a draft whose author waits for an editor is in
 * review.
 */
export type EditedState = EntryState | 'review'

/** Why something was not done; `error` is a sentence that says what to do. */
export type EditingFailure =
  | { reason: 'invalid'; error: string; problems: FieldProblem[] }
  | { reason: 'not-found'; error: string }
  | { reason: 'not-allowed'; error: string }
  | { reason: 'wrong-state'; error: string }

/** Somebody saved in between: nothing is lost, theirs is `current`. */
export interface EditingConflict<Current> {
  reason: 'conflict'
  error: string
  current: Current
}

/** The number of a save, as somebody names it. */
export const revisionNumber = z
  .number('Say which revision it is.')
  .int('Say which revision it is.')
  .min(1)
  .max(2 ** 31 - 1)

export const invalid = (
  problems: FieldProblem[],
  error = 'Some fields cannot be saved as they are. Correct them and try again.',
): EditingFailure => ({ reason: 'invalid', error, problems })

export const notFound: EditingFailure = {
  reason: 'not-found',
  error: 'This is not there. It may have been removed; look in the list.',
}

export const conflict = <Current>(current: Current): EditingConflict<Current> => ({
  reason: 'conflict',
  error: 'Somebody else saved this in between. Compare the two versions, then save again.',
  current,
})

/**
 * The fields that somebody sends, and what they send with them: the fields are named by themselves
 * in problems.
 */
export function splitData(input: unknown): { data: unknown; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { data: undefined, rest: input }
  const { data, ...rest } = input as Record<string, unknown>
  return { data, rest }
}
