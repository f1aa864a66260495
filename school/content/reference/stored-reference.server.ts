import type { ExpressionBuilder } from 'kysely'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { ReferenceRow, Tables } from '../../../db/tables.ts'

/**
 * Reference content as the database keeps it. The row holds what visitors read; `working_snapshot`
 * is the revision that staff edit over it.
 */
export type StoredReference = ReferenceRow & { working_snapshot: string | null }

/** Reads reference content with its working revision, in one statement. */
export async function readStoredReference(
  database: DatabaseOrTransaction,
  key: string,
): Promise<StoredReference | null> {
  const row = await database
    .selectFrom('reference')
    .selectAll()
    .select(workingSnapshot)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Selects the working revision; `null` for most. */
export const workingSnapshot = (eb: ExpressionBuilder<Tables, 'reference'>) =>
  eb
    .selectFrom('revision')
    .select('snapshot')
    .where('revision.subject', '=', 'reference')
    .whereRef('revision.subject_id', '=', 'reference.key')
    .whereRef('revision.number', '=', 'reference.working_revision')
    .as('working_snapshot')

/** Reads a revision of reference content, if it exists. */
export async function readReferenceSnapshot(
  database: DatabaseOrTransaction,
  key: string,
  number: number,
): Promise<unknown> {
  const row = await database
    .selectFrom('revision')
    .select('snapshot')
    .where('subject', '=', 'reference')
    .where('subject_id', '=', key)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && (JSON.parse(row.snapshot) as unknown)
}
