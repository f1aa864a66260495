import type { DatabaseOrTransaction } from '../../../db/database.ts'

/** Reads the tags of files by id, each file's by name; a file without tags is left out. */
export async function readTags(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  if (ids.length === 0) return tags
  const rows = await database
    .selectFrom('media_tag')
    .select(['media_id', 'tag'])
    .where('media_id', 'in', ids)
    .orderBy('key')
    .execute()
  for (const { media_id: id, tag } of rows) {
    const known = tags.get(id)
    if (known) known.push(tag)
    else tags.set(id, [tag])
  }
  return tags
}
