import type { DatabaseOrTransaction } from '../../../db/database.ts'

/**
 * Finds the files that a person added (`created_at`), or whose current version they made (`made_at`).
 * A file stores only a name, so the activity log decides.
 */
export const filesOf = (
  database: DatabaseOrTransaction,
  id: string,
  moment: 'created_at' | 'made_at',
) =>
  database
    .selectFrom('media')
    .where((file) => file(file.refTuple('id', moment), 'in', changesOf(database, id)))

/** Finds the former versions that a person made. */
export const versionsOf = (database: DatabaseOrTransaction, id: string) =>
  database
    .selectFrom('media_version')
    .where((file) => file(file.refTuple('media_id', 'made_at'), 'in', changesOf(database, id)))

/** Finds the changes of files by a person: which file, and when. */
const changesOf = (database: DatabaseOrTransaction, id: string) =>
  database
    .selectFrom('activity')
    .select(['subject_id', 'at'])
    .where('subject', '=', 'media')
    .where('staff_id', '=', id)
    .$asTuple('subject_id', 'at')

/** Puts another name in the place of a person's in every file and version. */
export async function eraseFromFiles(
  transaction: DatabaseOrTransaction,
  id: string,
  name: string,
): Promise<void> {
  const media = transaction.updateTable('media')
  const added = filesOf(transaction, id, 'created_at').select('id')
  await media.set({ created_by: name }).where('id', 'in', added).execute()
  const made = filesOf(transaction, id, 'made_at').select('id')
  await media.set({ made_by: name }).where('id', 'in', made).execute()
  const former = versionsOf(transaction, id).select('version')
  const versions = transaction.updateTable('media_version').set({ made_by: name })
  await versions.where('version', 'in', former).execute()
}
