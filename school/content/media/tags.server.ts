import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsText } from '../../../db/contains-text.ts'
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
  const rows = await database
    .selectFrom('media')
    .select((eb) => ['tags', eb.fn.countAll<number>().as('files')])
    .where('tags', '!=', '')
    .groupBy('tags')
    .execute()
  const byKey = new Map<string, { tag: string; files: number }>()
  for (const { tags, files } of rows)
    for (const tag of tagsIn(tags)) {
      const known = byKey.get(tagKey(tag))
      if (known) known.files += files
      else byKey.set(tagKey(tag), { tag, files })
    }
  return [...byKey.values()].toSorted((one, other) =>
    tagKey(one.tag) < tagKey(other.tag) ? -1 : 1,
  )
}

/** Splits the stored tags of a file. */
export const tagsIn = (tags: string): string[] => (tags === '' ? [] : tags.split(','))

/** The condition of files that have a tag, in any case of its letters. */
export async function hasTag(
  database: DatabaseOrTransaction,
  tag: string,
): Promise<RawBuilder<SqlBool>> {
  const known = (await listTags(database)).find((other) => tagKey(other.tag) === tagKey(tag))
  return containsText(sql`',' || tags || ','`, `,${known?.tag ?? tag},`)
}

/** Adds tags to a file and removes others from it. */
export async function changeTags(
  transaction: DatabaseOrTransaction,
  file: MediaRow,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  actor: LogActor,
): Promise<Dropped> {
  const removed = new Set(remove.map(tagKey))
  const after = [...tagsIn(file.tags), ...add].filter((tag) => !removed.has(tagKey(tag)))
  if (new Set(after.map(tagKey)).size > maxTags) {
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
  const before = tagsIn(file.tags)
  const wanted = new Map(tags.map((tag) => [tagKey(tag), tag]))
  if (before.length === wanted.size && before.every((tag) => wanted.has(tagKey(tag)))) return
  for (const { tag } of await listTags(transaction))
    if (wanted.has(tagKey(tag))) wanted.set(tagKey(tag), tag)
  const after = [...wanted]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, tag]) => tag)
  const tagged = { ...file, tags: after.join(',') }
  const columns = { tags: tagged.tags, words: mediaWords(tagged) }
  await transaction.updateTable('media').set(columns).where('id', '=', file.id).execute()
  await log(transaction, actor, 'tag', file, { tags: before }, { tags: after })
}

/** Returns the words by which staff find a file, each after a space: ` field trip trippdf`. */
export const mediaWords = ({
  name,
  alt,
  file_name: file,
  tags,
}: Pick<MediaRow, 'name' | 'alt' | 'file_name' | 'tags'>): string =>
  wordsOf([name, alt, file, tags].join('\n'))
    .map((word) => ` ${word}`)
    .join('')

/** Files per statement that reads. */
const batchSize = 500

/** Adds the words of files that were saved before there were any. */
export async function fillMediaWords(database: DatabaseOrTransaction): Promise<void> {
  for (let last = ''; ;) {
    const files = await database
      .selectFrom('media')
      .select(['id', 'name', 'alt', 'file_name', 'tags'])
      .where('words', '=', '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const file of files) {
      const words = mediaWords(file)
      await database.updateTable('media').set({ words }).where('id', '=', file.id).execute()
      last = file.id
    }
    if (files.length < batchSize) return
  }
}
