import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaPlace } from '../../staff/accounts/media-permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/sections.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import type { StaffSection } from '../../staff/accounts/roles.ts'
import { inChunks } from '../../base/chunks.ts'

/** Returns the departments of reference content; none when its parts belong to several. */
function sectionsOfReference(key: string): readonly StaffSection[] {
  const kind = findReferenceKind(key)
  return kind && !kind.isDividedByDepartment ? kind.departments : []
}

/**
 * Lists every use of some files, including entries in the trash, which can be restored.
 *
 * @returns the uses by id of the file; a file without uses is left out
 */
export async function readMediaPlaces(
  database: DatabaseOrTransaction,
  mediaIds: readonly string[],
): Promise<Map<string, MediaPlace[]>> {
  const uses = await database
    .selectFrom('media_use')
    .select(['media_id', 'subject', 'subject_id'])
    .where('media_id', 'in', mediaIds)
    .execute()
  const ofEntries = uses.filter(({ subject }) => subject !== 'reference')
  const entries = await readEntryPlaces(database, [
    ...new Set(ofEntries.map(({ subject_id }) => Number(subject_id))),
  ])
  const places = new Map<string, MediaPlace[]>()
  for (const { media_id, subject, subject_id } of uses) {
    const place =
      subject === 'reference'
        ? { isPublic: true, sections: sectionsOfReference(subject_id) }
        : entries.get(Number(subject_id))
    if (!place) continue
    const known = places.get(media_id)
    if (known) known.push(place)
    else places.set(media_id, [place])
  }
  return places
}

async function readEntryPlaces(
  database: DatabaseOrTransaction,
  entryIds: readonly number[],
): Promise<Map<number, MediaPlace>> {
  const places = new Map<number, MediaPlace>()
  for (const ids of inChunks(entryIds, 1)) {
    const rows = await database
      .selectFrom('entry')
      .select(['id', 'status', 'publish_at', 'category', 'data'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, status, publish_at, category, data } of rows) {
      const fields = JSON.parse(data) as Record<string, unknown>
      places.set(id, {
        isPublic: status === 'published' || publish_at !== null,
        sections: sectionsOfEntry({ ...fields, category }),
      })
    }
  }
  return places
}
