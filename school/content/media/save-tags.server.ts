import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { fileNotFound, type MediaFile } from './media.ts'
import { writeTags } from './media-tags.server.ts'
import { maxTags, tagKey, type TagsChange } from './media-tags.ts'
import { readTags } from './read-tags.server.ts'
import { existing, readRow, refusalOf, type MediaActor } from './save-media.server.ts'

export interface TagsResult {
  done: MediaFile[]
  refused: { id: string; error: string }[]
}

/**
 * Adds tags to some files and removes others from them.
 *
 * @returns which files were refused, and why
 */
export function changeTags(
  database: Database,
  { ids, ...change }: TagsChange,
  actor: MediaActor,
): Promise<TagsResult> {
  return changeContent(database, async (transaction) => {
    const result: TagsResult = { done: [], refused: [] }
    for (const id of new Set(ids)) {
      const error = await changeOne(transaction, id, change, actor)
      if (error === null) result.done.push(await existing(transaction, id, actor))
      else result.refused.push({ id, error })
    }
    return result
  })
}

/** @returns why it is refused; `null` when it is done */
async function changeOne(
  transaction: DatabaseOrTransaction,
  id: string,
  { add, remove }: Omit<TagsChange, 'ids'>,
  actor: MediaActor,
): Promise<string | null> {
  const file = await readRow(transaction, id)
  if (!file) return fileNotFound.error
  const refusal = await refusalOf(transaction, id, 'describe', actor)
  if (refusal) return refusal.error
  const before = (await readTags(transaction, [id])).get(id) ?? []
  const removed = new Set(remove.map(tagKey))
  const tags = new Map([...before, ...add].map((tag) => [tagKey(tag), tag]))
  const after = [...tags].filter(([key]) => !removed.has(key)).map(([, tag]) => tag)
  if (after.length > maxTags) return `“${file.name}” would have more than ${maxTags} tags.`
  await writeTags(transaction, file, after, actor)
  return null
}
