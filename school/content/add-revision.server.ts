import type { DatabaseOrTransaction } from '../../db/database.ts'

interface Revision {
  /** the kind of an entry, or `reference` */
  subject: string
  id: string
  number: number
  /** the saved content, as JSON */
  snapshot: string
}

/** Keeps one save for the history. @param actor the author, and when: UTC in milliseconds */
export async function addRevision(
  database: DatabaseOrTransaction,
  { subject, id, number, snapshot }: Revision,
  actor: { name: string; now: number },
): Promise<void> {
  const by = { saved_by: actor.name, saved_at: actor.now }
  await database
    .insertInto('revision')
    .values({ subject, subject_id: id, number, snapshot, ...by })
    .execute()
}
