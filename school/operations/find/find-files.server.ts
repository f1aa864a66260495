import type { Database } from '../../../db/database.ts'
import { mediaAddress } from '../../content/media/media-address.ts'
import { whyHidden } from '../../content/media/learners.ts'
import { groupLimit, type Found } from './find.ts'
import type { WantedWords } from './wanted-words.ts'

/**
 * Finds files of the media library by name and description, the newest first. Every member of staff
 * sees every file.
 *
 * @param isForLinks whether pictures that are hidden from visitors are left out
 */
export async function findFiles(
  database: Database,
  wanted: WantedWords,
  isForLinks: boolean,
): Promise<Found[]> {
  let matching = database.selectFrom('media').selectAll()
  // The words of a file and of a search are letters and digits only, so there is nothing to escape.
  for (const prefix of wanted.prefixes) matching = matching.where('words', 'like', `% ${prefix}%`)
  const rows = await matching
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(isForLinks ? groupLimit * 4 : groupLimit + 1)
    .execute()
  return rows
    .filter((row) => !isForLinks || whyHidden(row) === null)
    .slice(0, groupLimit + 1)
    .map((row) => ({
      group: 'files',
      id: row.id,
      kind: null,
      field: null,
      label: row.kind === 'pdf' ? 'PDF' : 'Picture',
      title: wanted.mark(row.name),
      excerpt: wanted.excerpt(row.alt),
      state: null,
      address:
        whyHidden(row) === null ? mediaAddress({ id: row.id, fileName: row.file_name }) : null,
    }))
}
