import type { DatabaseOrTransaction } from '../../../db/database.ts'

/** Lists the comments that a person wrote. */
export const commentsOf = (database: DatabaseOrTransaction, id: string) =>
  database
    .selectFrom('comment')
    .select(['subject', 'subject_id as subjectId', 'text', 'created_at as createdAt'])
    .where('staff_id', '=', id)
    .orderBy('created_at')
    .execute()

/** Puts another name in the place of a person's in their comments; mentions hold only the id. */
export async function eraseFromComments(
  transaction: DatabaseOrTransaction,
  id: string,
  name: string,
): Promise<void> {
  await transaction
    .updateTable('comment')
    .set({ staff_name: name })
    .where('staff_id', '=', id)
    .execute()
  await transaction.deleteFrom('comment_mention').where('staff_id', '=', id).execute()
}
