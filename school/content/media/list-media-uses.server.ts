import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { kindOfRow, storedParts } from '../entries/stored-entry.server.ts'
import { isVisible } from '../entries/visible.server.ts'
import type { MediaUse } from './media.ts'

/** Maximum number of listed uses. */
const usesLimit = 200

/**
 * Lists the uses of a file, including entries in the trash, which can be restored. At most {@link
 * usesLimit}.
 *
 * @param now UTC in milliseconds; only what visitors see then has an address
 */
export async function listMediaUses(
  database: DatabaseOrTransaction,
  id: string,
  now: number,
): Promise<MediaUse[]> {
  const uses = await database
    .selectFrom('media_use')
    .select(['subject', 'subject_id'])
    .where('media_id', '=', id)
    .orderBy('subject')
    .orderBy('subject_id')
    .limit(usesLimit)
    .execute()
  const idsOf = (isReference: boolean) =>
    uses
      .filter(({ subject }) => (subject === 'reference') === isReference)
      .map(({ subject_id }) => subject_id)
  const entries = await readUsingEntries(database, idsOf(false), now)
  const pages = await readUsingPages(database, idsOf(true), id)
  return uses.map(({ subject, subject_id }) => {
    const found = subject === 'reference' ? pages.get(subject_id) : entries.get(subject_id)
    return { subject, id: subject_id, ...(found ?? { title: subject_id, address: null }) }
  })
}

type Place = Pick<MediaUse, 'title' | 'address'>

async function readUsingEntries(
  database: DatabaseOrTransaction,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'title', 'category'])
    .select((eb) => isVisible(now)(eb).as('isShown'))
    .where('id', 'in', ids.map(Number))
    .execute()
  return new Map(
    rows.map((entry) => {
      const kind = findKind(entry.kind)
      const address = kind && entry.isShown ? entryAddress(kind, entry) : null
      return [String(entry.id), { title: entry.title, address }]
    }),
  )
}

/** Finds the page of each kind of reference content that uses a file: that of the part with it. */
async function readUsingPages(
  database: DatabaseOrTransaction,
  keys: readonly string[],
  id: string,
): Promise<Map<string, Place>> {
  if (keys.length === 0) return new Map()
  const rows = await database
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
    .where('kind', '=', 'reference')
    .where('key', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap((row): [string, Place][] => {
      const { key, data, status } = row
      const kind = kindOfRow(row)
      if (kind?.name !== 'reference' || key === null) return []
      const title = nameOfReference(kind, row.title)
      const live =
        status === 'published' && data.includes(id) ? kind.schema.safeParse(JSON.parse(data)) : null
      if (!live?.success) return [[key, { title, address: null }]]
      const part = kind.parts(live.data).find((each) => JSON.stringify(each.data).includes(id))
      return [[key, { title, address: part?.address ?? kind.page }]]
    }),
  )
}
