import type { EditedEntry } from './editing.ts'

/** Selects the fields of an entry that the audit event shows. */
export const describeEntry = (entry: EditedEntry) => ({
  title: entry.title,
  fields: {
    ...entry.data,
    status: entry.status,
    publishAt: entry.publishAt,
    expiresAt: entry.expiresAt,
    position: entry.position,
    reviewRequestedAt: entry.reviewRequestedAt,
    reviewNote: entry.reviewNote,
    ...(entry.dueAt !== null && { dueAt: entry.dueAt }),
  },
})
