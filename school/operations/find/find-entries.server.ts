import type { Database } from '../../../db/database.ts'
import { findStaffDocuments } from '../../../db/staff-search-index.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { EditedState } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { indexStaffBacklog } from '../../content/search/search-backlog.server.ts'
import { staffTexts } from '../../content/search/staff-entries.server.ts'
import { entryState, type EntryStatus } from '../../kinds/entry-status.ts'
import { findKind } from '../../kinds/index.ts'
import { groupLimit, type Asked, type Found } from './find.ts'

/** Maximum number of entries that each of the two lookups finds: those that were added last. */
const lookedAt = 60

/** The states of what visitors can open, or will be able to open. */
const withAddress = new Set<EditedState>(['draft', 'review', 'scheduled', 'published'])

/**
 * Finds entries outside the trash by their newest save: those with all words in the title first,
 * and the last changed first among them. Every member of staff reads every entry.
 */
export async function findEntries(
  database: Database,
  { wanted: { prefixes }, isForLinks, editing }: Asked,
): Promise<Found[]> {
  await indexStaffBacklog(database)
  const inTitles = await findStaffDocuments(database, { field: 'title', prefixes, limit: lookedAt })
  const anywhere = await findStaffDocuments(database, { field: 'words', prefixes, limit: lookedAt })
  const titled = new Set(inTitles)
  const ids = [...new Set([...inTitles, ...anywhere])]
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'status', 'publish_at', 'expires_at', 'updated_at'])
    .where('id', 'in', ids)
    .execute()
  const chosen = rows
    .filter((row) => {
      const times = { publishAt: row.publish_at, expiresAt: row.expires_at }
      const stored = { status: row.status as EntryStatus, ...times }
      return !isForLinks || withAddress.has(entryState(stored, editing.now))
    })
    .toSorted(
      (one, other) =>
        Number(titled.has(other.id)) - Number(titled.has(one.id)) ||
        other.updated_at - one.updated_at ||
        other.id - one.id,
    )
    .slice(0, groupLimit + 1)
  const found: Found[] = []
  for (const { id } of chosen) {
    const row = await database
      .selectFrom('entry')
      .select([...listedColumns, 'content'])
      .select(workingSnapshot)
      .where('id', '=', id)
      .executeTakeFirst()
    const kind = row && findKind(row.kind)
    if (!row || !kind) continue
    const { state, address } = toEditedEntry(kind, row, editing)
    const { title, body } = staffTexts(row)
    const { one } = kind.labels
    found.push({
      id: String(id),
      kind: kind.name,
      label: `${one.charAt(0).toUpperCase()}${one.slice(1)}`,
      title: title || `Untitled ${one}`,
      excerpt: body,
      state,
      address: withAddress.has(state) ? address : null,
    })
    // A long text takes milliseconds.
    await yieldToEventLoop()
  }
  return found
}
