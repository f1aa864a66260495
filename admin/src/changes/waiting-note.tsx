import * as styles from './waiting-note.module.css'
import { formatMoment } from '../layout/times.ts'

/** Marks published content with a change that visitors do not see yet. */
export function WaitingNote({ of }: { of: PendingChange }) {
  const text = pendingChangeMessage(of)
  return text === null ? null : <p className={styles.root}>{text}</p>
}

/** Change of published content that waits. Times are UTC in milliseconds. */
interface PendingChange {
  workingRevision: number | null
  dueRevision: number | null
  dueAt: number | null
  reviewRequestedAt: number | null
}

/** Describes the change that visitors do not see yet; `null` without one. */
export function pendingChangeMessage(change: PendingChange): string | null {
  const { workingRevision, dueRevision, dueAt, reviewRequestedAt } = change
  if (workingRevision === null) return null
  if (reviewRequestedAt !== null) return 'Has a change that waits for a review'
  if (dueAt === null) return 'Has a change that visitors do not see yet'
  const scheduled = `Has a change that visitors see from ${formatMoment(dueAt)}`
  return dueRevision === workingRevision
    ? scheduled
    : `${scheduled}, and a newer one that they do not see yet`
}

/** Says what visitors see after a draft of published content was saved. @param done `Saved.` */
export const savedDraftMessage = (done: string, { dueAt }: Pick<PendingChange, 'dueAt'>) =>
  dueAt === null
    ? `${done} Visitors see the published version until you show this one.`
    : `${done} Visitors see it once you show it; what was scheduled before shows from ${formatMoment(dueAt)}.`

/** Says when visitors see a scheduled change. @param dueAt UTC in milliseconds */
export const scheduledMessage = (dueAt: number) =>
  `Scheduled. Visitors see the change from ${formatMoment(dueAt)}, and the published version until then.`

export const discardedMessage =
  'Discarded. The form shows what visitors see; the history keeps the change.'
