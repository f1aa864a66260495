import * as z from 'zod'
import type { FieldProblem } from '../check-fields.ts'
import type { EntryAction } from '../accounts/permissions.ts'
import type { Staff } from '../accounts/staff.ts'
import type { EntryState, EntryStatus } from '../entries/entry-kind.ts'
import type { KindName } from '../kinds/index.ts'

/** Who makes a change, and when: UTC in milliseconds. */
export interface Editing {
  staff: Staff
  now: number
}

/** An entry as staff see it. Times are UTC in milliseconds. */
export interface EditedEntry {
  id: number
  kind: KindName
  slug: string
  /** path on this site */
  address: string
  title: string
  status: EntryStatus
  state: EditedState
  category: string
  /** all fields of the kind's schema; lists leave the body out */
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
  /** what the person may do to it now */
  can: EntryAction[]
}

/** The state of an entry as staff see it; a draft with a review request is in review. */
export type EditedState = EntryState | 'review'

/** Why something was refused; `error` is a sentence that says what to do. */
export type EditingFailure =
  | { reason: 'invalid'; error: string; problems: FieldProblem[] }
  | { reason: 'not-found'; error: string }
  | { reason: 'not-allowed'; error: string }
  | { reason: 'wrong-state'; error: string }

/** Another person saved in between: nothing is lost, their version is `current`. */
export interface EditingConflict<Current> {
  reason: 'conflict'
  error: string
  current: Current
}

/** The number of a revision in a request. */
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

/** Splits a request into the fields and the rest; problems name fields without `data.`. */
export function splitData(input: unknown): { data: unknown; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { data: undefined, rest: input }
  const { data, ...rest } = input as Record<string, unknown>
  return { data, rest }
}
