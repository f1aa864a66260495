import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import type { MediaUseRights } from '../../staff/accounts/media-permissions.ts'
import { type StaffSection, sectionsOfEntry } from '../../staff/accounts/roles.ts'
import {
  kindOfRow,
  storedParts,
  subjectIdOf,
  type StoredEntry,
} from '../entries/stored-entry.server.ts'
import { isVisible } from '../entries/visible-entries.server.ts'
import type { MediaUse } from './media.ts'

/** Maximum number of listed uses. */
const usesLimit = 200

/**
 * Lists at most {@link usesLimit} uses of a file, including entries in the trash, which can be
 * restored.
 *
 * @param now UTC in milliseconds: only documents that visitors see at that time have an address
 */
export async function listMediaUses(
  database: DatabaseOrTransaction,
  id: string,
  now: number,
): Promise<MediaUse[]> {
  const uses = await database
    .selectFrom('media_use')
    .select(['subject', 'subject_id as id'])
    .where('media_id', '=', id)
    .orderBy('subject')
    .orderBy('subject_id')
    .limit(usesLimit)
    .execute()
  if (uses.length === 0) return []
  const rows = await database
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
    .select((eb) => isVisible(now)(eb).as('isShown'))
    .where((eb) =>
      eb.or(
        uses.map((use) =>
          use.subject === 'reference'
            ? eb.and({ kind: 'reference', key: use.id })
            : eb('id', '=', Number(use.id)),
        ),
      ),
    )
    .execute()
  const described = new Map(rows.map((row) => [subjectIdOf(row), describeUse(row, id)]))
  return uses.map((use) => ({ title: use.id, address: null, ...use, ...described.get(use.id) }))
}

/** Returns the title of a document that uses a file, and the page with the file. */
function describeUse(
  row: StoredEntry & { isShown: unknown },
  id: string,
): Pick<MediaUse, 'title' | 'address'> | undefined {
  const { key, title, data, status, isShown } = row
  const kind = kindOfRow(row)
  if (kind?.name !== 'reference') {
    if (key !== null) return undefined
    return { title, address: kind && isShown ? entryAddress(kind, row) : null }
  }
  const live =
    status === 'published' && data.includes(id) ? kind.schema.safeParse(JSON.parse(data)) : null
  const named = { title: nameOfReference(kind, title), address: null }
  if (!live?.success) return named
  const part = kind.parts(live.data).find((each) => JSON.stringify(each.data).includes(id))
  return { ...named, address: part?.address ?? kind.page }
}

/** Returns the departments of reference content; none when its parts belong to several. */
function sectionsOfReference(key: string): readonly StaffSection[] {
  const kind = findReferenceKind(key)
  return kind && !kind.isDividedByDepartment ? kind.departments : []
}

/**
 * Reads the places that use some files, on which the rights to the files depend. Includes entries
 * in the trash, which can be restored.
 *
 * @returns the places by id of the file; a file without uses is left out
 */
export async function readMediaPlaces(
  database: DatabaseOrTransaction,
  mediaIds: readonly string[],
): Promise<Map<string, MediaUseRights[]>> {
  const uses = database.selectFrom('media_use').where('media_id', 'in', mediaIds)
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'status', 'publish_at', 'category', 'data'])
    .where('id', 'in', () =>
      uses
        .where('subject', '!=', 'reference')
        .select((use) => use.cast<number>('subject_id', 'integer').as('id')),
    )
    .execute()
  const entries = new Map(
    rows.map(({ id, status, publish_at, category, data }) => [
      String(id),
      {
        isPublic: status === 'published' || publish_at !== null,
        sections: sectionsOfEntry({ ...(JSON.parse(data) as object), category }),
      },
    ]),
  )
  const places = new Map<string, MediaUseRights[]>()
  for (const use of await uses.select(['media_id', 'subject', 'subject_id']).execute()) {
    const place =
      use.subject === 'reference'
        ? { isPublic: true, sections: sectionsOfReference(use.subject_id) }
        : entries.get(use.subject_id)
    if (!place) continue
    const known = places.get(use.media_id)
    if (known) known.push(place)
    else places.set(use.media_id, [place])
  }
  return places
}
