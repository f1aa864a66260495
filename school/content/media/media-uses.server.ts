import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inChunks } from '../../base/chunks.ts'
import { idPattern } from './media-address.ts'

const mention = new RegExp(`/media/(${idPattern})/`, 'g')

/** Finds the ids of all files in a text, each once. Fast when there are none. */
export function mediaIdsIn(text: string): string[] {
  if (!text.includes('/media/')) return []
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id as string))]
}

/** Content that can use media files, with all its text: fields as JSON, bodies as HTML. */
export interface MediaUser {
  /** the kind of an entry, or `reference` */
  subject: string
  id: string
  texts: readonly string[]
}

/** Records the files that new content uses. Call it inside the transaction of the save. */
export async function addMediaUses(
  database: DatabaseOrTransaction,
  users: readonly MediaUser[],
): Promise<void> {
  const rows = users.flatMap(({ subject, id, texts }) =>
    [...new Set(texts.flatMap(mediaIdsIn))].map((media_id) => ({
      media_id,
      subject,
      subject_id: id,
    })),
  )
  for (const some of inChunks(rows, 3)) {
    await database
      .insertInto('media_use')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Replaces the recorded uses of changed content. Call it inside the transaction of the save. */
export async function replaceMediaUses(
  database: DatabaseOrTransaction,
  user: MediaUser,
): Promise<void> {
  await database
    .deleteFrom('media_use')
    .where('subject', '=', user.subject)
    .where('subject_id', '=', user.id)
    .execute()
  await addMediaUses(database, [user])
}

/** Returns whether any content uses a file. */
export async function isMediaUsed(database: DatabaseOrTransaction, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('media_use')
    .select('subject')
    .where('media_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
