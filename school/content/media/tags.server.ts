import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { fail, succeed } from '../../base/result.ts'
import { wordsOf } from '../search/words.ts'
import { log, type Dropped, type LogActor } from './change-media.server.ts'
import { maxTags, tagKey } from './media.ts'

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

/** Reads the tags of files by id, each file's by name; a file without tags is left out. */
export async function readTags(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('media_tag')
    .select(['media_id', 'tag'])
    .where('media_id', 'in', ids)
    .orderBy('key')
    .execute()
  const byFile = Map.groupBy(rows, ({ media_id: id }) => id)
  return new Map([...byFile].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]))
}

/** Adds tags to a file and removes others from it. */
export async function changeTags(
  transaction: DatabaseOrTransaction,
  file: MediaRow,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  actor: LogActor,
): Promise<Dropped> {
  const before = (await readTags(transaction, [file.id])).get(file.id) ?? []
  const removed = new Set(remove.map(tagKey))
  const tags = new Map([...before, ...add].map((tag) => [tagKey(tag), tag]))
  const after = [...tags].filter(([key]) => !removed.has(key)).map(([, tag]) => tag)
  if (after.length > maxTags) {
    const error = `“${file.name}” would have more than ${maxTags} tags.`
    return fail({ reason: 'wrong-state', error })
  }
  await writeTags(transaction, file, after, actor)
  return succeed([])
}

/** Gives a file these tags and no others, spelled as other files have them. Staff find the file by them. */
export async function writeTags(
  transaction: DatabaseOrTransaction,
  file: MediaRow,
  tags: readonly string[],
  actor: LogActor,
): Promise<void> {
  const before = (await readTags(transaction, [file.id])).get(file.id) ?? []
  const wanted = new Map(tags.map((tag) => [tagKey(tag), tag]))
  if (before.length === wanted.size && before.every((tag) => wanted.has(tagKey(tag)))) return
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
  const words = mediaWords(file, after)
  await transaction.updateTable('media').set({ words }).where('id', '=', file.id).execute()
  await log(transaction, actor, 'tag', file, { tags: before }, { tags: after })
}

/** Returns the words by which staff find a file, each after a space: ` field trip trippdf`. */
export const mediaWords = (
  { name, alt, file_name: file }: Pick<MediaRow, 'name' | 'alt' | 'file_name'>,
  tags: readonly string[] = [],
): string =>
  wordsOf([name, alt, file, ...tags].join('\n'))
    .map((word) => ` ${word}`)
    .join('')

/** Files per statement that reads. */
const batchSize = 500

/** Adds the words of files that were saved before there were any. */
export async function fillMediaWords(database: DatabaseOrTransaction): Promise<void> {
  for (let last = ''; ;) {
    const files = await database
      .selectFrom('media')
      .select(['id', 'name', 'alt', 'file_name'])
      .where('words', '=', '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const tags = await readTags(
      database,
      files.map(({ id }) => id),
    )
    for (const file of files) {
      const words = mediaWords(file, tags.get(file.id))
      await database.updateTable('media').set({ words }).where('id', '=', file.id).execute()
      last = file.id
    }
    if (files.length < batchSize) return
  }
}
