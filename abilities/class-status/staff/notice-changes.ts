import {
  hasTime,
  proposeFor,
  type ClassReason,
  type ClassState,
} from '../../../school/kinds/class-notice-choices.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { isEqual } from '../../../admin/src/forms/form-data.ts'
import type { NoticeDraft, NoticePartProps } from './notice.ts'

/** Changes several fields of a notice. */
export function changeFields(onChange: NoticePartProps['onChange'], fields: Partial<NoticeDraft>) {
  for (const [field, value] of Object.entries(fields)) onChange([field], value)
}

/** A time for each state that has one. */
export type StateTimes = Partial<Record<ClassState, string | null>>

/** Adds the notice's time to the times, so that choosing its state again brings the time back. */
export const keepTime = (times: StateTimes, { state, time }: NoticeDraft): StateTimes =>
  hasTime(state) ? { ...times, [state]: time } : times

/** Returns the fields that change with the state: the time belongs to the state. */
export const withState = (state: ClassState, times: StateTimes) => ({
  state,
  time: times[state] ?? null,
})

/** A reason in words, typed for the reason `other`. */
type TypedReason = NonNullable<NoticeDraft['otherReason']>

/** Returns the typed reason to keep, so that choosing `other` again brings its words back. */
export const keepReason = (kept: TypedReason, { otherReason }: NoticeDraft): TypedReason =>
  otherReason ?? kept

/** Returns the levels proposed for a reason; all levels without a reason. */
const levelsFor = (reason: ClassReason | null) =>
  reason === null ? [...departmentTags] : proposeFor(reason).levels

/**
 * Returns the fields that change with the reason. The levels follow only while they are the proposed
 * ones: a person's own choice of levels stays.
 *
 * @param otherReason the words for the reason `other`
 */
export const withReason = (
  notice: NoticeDraft,
  reason: ClassReason | null,
  otherReason: NoticeDraft['otherReason'],
) => ({
  reason,
  source: reason && proposeFor(reason).source,
  otherReason: reason === 'other' ? otherReason : null,
  ...(isEqual(notice.levels, levelsFor(notice.reason)) && { levels: levelsFor(reason) }),
})
