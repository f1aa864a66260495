import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { log } from './media-log.server.ts'
import { tagKey } from './media-tags.ts'
import { mediaWords } from './media-words.server.ts'
import { readTags } from './read-tags.server.ts'

/** Lists every tag with the number of its files, by name. */
export async function listTags(
  database: DatabaseOrTransaction,
): Promise<{ tag: string; files: number }[]> {
  return database
    .selectFrom('media_tag')
    .select((eb) => [eb.fn.max('tag').as('tag'), eb.fn.countAll<number>().as('files')])
    .groupBy('key')
    .orderBy('key')
    .execute()
}

/**
 * Gives a file these tags and no others, spelled as other files have them. Staff find the file by them.
 *
 * @returns whether something changed
 */
export async function writeTags(
  transaction: DatabaseOrTransaction,
  file: MediaRow,
  tags: readonly string[],
  actor: { staff: Pick<Staff, 'id' | 'name'>; now: number },
): Promise<boolean> {
  const before = (await readTags(transaction, [file.id])).get(file.id) ?? []
  const wanted = new Map(tags.map((tag) => [tagKey(tag), tag]))
  const isSame = before.length === wanted.size && before.every((tag) => wanted.has(tagKey(tag)))
  if (isSame) return false
  if (wanted.size > 0) {
    const known = await transaction
      .selectFrom('media_tag')
      .select(['key', 'tag'])
      .distinct()
      .where('key', 'in', [...wanted.keys()])
      .execute()
    for (const { key, tag } of known) wanted.set(key, tag)
  }
  await transaction.deleteFrom('media_tag').where('media_id', '=', file.id).execute()
  const rows = [...wanted].map(([key, tag]) => ({ media_id: file.id, key, tag }))
  if (rows.length > 0) await transaction.insertInto('media_tag').values(rows).execute()
  const after = [...wanted.values()]
  await transaction
    .updateTable('media')
    .set({ words: mediaWords(file, after) })
    .where('id', '=', file.id)
    .execute()
  await log(transaction, actor, 'tag', file, { tags: before }, { tags: after })
  return true
}
