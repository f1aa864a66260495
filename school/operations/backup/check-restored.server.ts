import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import { folderStore, mediaFolder } from '../../content/media/media-folder.server.ts'
import { readKept } from '../../content/media/tidy-media.server.ts'
import { isVisible } from '../../content/entries/visible-entries.server.ts'
import { search } from '../../content/search/search.server.ts'
import { wordsOf } from '../../content/search/words.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { contentKinds } from '../../kinds/index.ts'
import { BackupError, type BackupEnd } from './backup.ts'

/** Empties the outbox of a restored copy, so that the copy sends no message of the running site. */
export async function emptyOutbox(database: Database): Promise<void> {
  await database.deleteFrom('notice_message').execute()
  await database.deleteFrom('notice_delivery').execute()
  await database.deleteFrom('subscription').execute()
  await database.updateTable('question').set({ mail_due_at: null }).execute()
}

/**
 * Checks a restored copy: the files of the media library are there, and search finds the title of the
 * newest entry that visitors see. Rows and files were counted while they were restored.
 *
 * @param folder the data folder of the copy
 * @returns the address of that entry; `null` when visitors see none
 * @throws {@link BackupError} with a sentence that says what is wrong
 */
export async function checkRestored(
  database: Database,
  { folder, end, now }: { folder: string; end: BackupEnd; now: number },
): Promise<string | null> {
  const store = folderStore(mediaFolder(folder))
  for (const [id, versions] of await readKept(database)) {
    for (const version of versions) {
      const place = `media/${id}/${version}`
      const names = await store.list({ id, version })
      if (names.length === 0 && !end.missing.includes(place))
        throw new BackupError(`The restored copy lacks the files of ${place}.`)
    }
  }
  const newest = await database
    .selectFrom('entry')
    .selectAll()
    .where(isVisible(now))
    .where('key', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const kind = contentKinds.find(({ name }) => name === newest?.kind)
  if (!newest || !kind) return null
  const address = entryAddress(kind, newest)
  const source = {
    ...liveReader(database),
    host: null,
    now: () => now,
    contentState: () => 'restored',
    reportFault: () => {},
  }
  const { total } = await search(source, { q: newest.title, page: 1 })
  // A title of signs only has no words to search for.
  if (total === 0 && wordsOf(newest.title).length > 0)
    throw new BackupError(`Search of the restored copy does not find “${newest.title}”.`)
  return address
}
