import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { readTags } from './read-tags.server.ts'
import { wordsOf } from '../search/words.ts'

type Named = Pick<MediaRow, 'name' | 'alt' | 'file_name'>

/** Returns the words by which staff find a file, each after a space: ` field trip trippdf`. */
export const mediaWords = (
  { name, alt, file_name: file }: Named,
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
