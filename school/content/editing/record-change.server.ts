import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { recordActivity, changedFields } from '../../staff/activity/record-activity.server.ts'
import type { EditedOf, Editing } from './editing.ts'

interface Described {
  title: string
  fields: Record<string, unknown>
}

/** Selects what the audit event of a document shows. */
export const describeDocument = (document: EditedOf<DocumentKind>): Described => ({
  title: document.title,
  fields: {
    ...partsOf(document.data),
    status: document.status,
    publishAt: document.publishAt,
    expiresAt: document.expiresAt,
    position: document.position,
    reviewRequestedAt: document.reviewRequestedAt,
    reviewNote: document.reviewNote,
    ...(document.dueAt !== null && { dueAt: document.dueAt }),
  },
})

/** Splits a list into named parts, so that the audit event names the changed ones. */
function partsOf(data: unknown): Record<string, unknown> {
  if (!Array.isArray(data)) return data as Record<string, unknown>
  const nameOf = (part: unknown, index: number) => {
    const { tag, acronym, title, label } = part as Record<string, unknown>
    const name = [tag, acronym, title, label].find((each) => typeof each === 'string')
    return name ?? String(index + 1)
  }
  const parts = new Map<string, unknown>()
  for (const [index, part] of data.entries()) {
    const name = nameOf(part, index)
    parts.set(parts.has(name) ? `${name} (${index + 1})` : name, part)
  }
  // A new order alone is a change too.
  return { ...Object.fromEntries(parts), order: [...parts.keys()] }
}

interface Change {
  action: LoggedAction
  subject: string
  id: string
  /** `null` when it is new */
  before: Described | null
  after: Described
}

/** Adds the audit event of a change. */
export async function recordChange(
  transaction: DatabaseOrTransaction,
  { staff, now }: Editing,
  { action, subject, id, before, after }: Change,
): Promise<void> {
  const changed = changedFields(before && before.fields, after.fields)
  const event = { action, subject, subjectId: id, title: after.title, ...changed }
  await recordActivity(transaction, staff, event, now)
}
