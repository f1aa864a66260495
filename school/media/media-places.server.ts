import type { DatabaseOrTransaction } from '../../db/database.ts'
import { sectionsOfEntry, type MediaPlace } from '../accounts/permissions.ts'
import type { StaffSection } from '../accounts/staff.ts'
import { inChunks } from '../entries/chunks.ts'

/** Reference content that belongs to one department as a whole. */
const sectionsOfReference: Record<string, readonly StaffSection[]> = {
  tracks: ['shs'],
  'college-departments': ['college'],
}

/** Lists every use of a file, including entries in the trash, which can be restored. */
export async function readMediaPlaces(
  database: DatabaseOrTransaction,
  mediaId: string,
): Promise<MediaPlace[]> {
  const uses = await database
    .selectFrom('media_use')
    .select(['subject', 'subject_id'])
    .where('media_id', '=', mediaId)
    .execute()
  const references = uses.filter(({ subject }) => subject === 'reference')
  const entryIds = uses
    .filter(({ subject }) => subject !== 'reference')
    .map(({ subject_id }) => Number(subject_id))
  const places: MediaPlace[] = references.map(({ subject_id }) => ({
    isPublic: true,
    sections: sectionsOfReference[subject_id] ?? [],
  }))
  for (const ids of inChunks(entryIds, 1)) {
    const rows = await database
      .selectFrom('entry')
      .select(['status', 'publish_at', 'category', 'data'])
      .where('id', 'in', ids)
      .execute()
    for (const { status, publish_at, category, data } of rows) {
      const fields = JSON.parse(data) as Record<string, unknown>
      places.push({
        isPublic: status === 'published' || publish_at !== null,
        sections: sectionsOfEntry({ ...fields, category }),
      })
    }
  }
  return places
}
