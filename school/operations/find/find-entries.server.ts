import type { Database } from '../../../db/database.ts'
import { findStaffDocuments } from '../../../db/staff-search-index.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { EditedState, Editing } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { indexStaffBacklog } from '../../content/search/staff-backlog.server.ts'
import { staffTexts } from '../../content/search/staff-entries.server.ts'
import { entryState, type EntryStatus } from '../../kinds/entry-status.ts'
import { findKind } from '../../kinds/index.ts'
import { groupLimit, type Found } from './find.ts'
import type { WantedWords } from './wanted-words.ts'

/** Maximum number of entries that each of the two lookups finds: those that were added last. */
const lookedAt = 60

/** The states of what visitors can open, or will be able to open. */
const withAddress = new Set<EditedState>(['draft', 'review', 'scheduled', 'published'])

/**
 * Finds entries outside the trash by their newest save: those with all words in the title first,
 * and the last changed first among them. Every member of staff reads every entry.
 *
 * @param isForLinks whether only those are wanted that visitors can open, or will be able to open
 * @returns one more than the limit where there are more
 */
export async function findEntries(
  database: Database,
  wanted: WantedWords,
  isForLinks: boolean,
  editing: Editing,
): Promise<Found[]> {
  const { prefixes } = wanted
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
    .filter((row) => !isForLinks || withAddress.has(stateOf(row, editing.now)))
    .toSorted(
      (one, other) =>
        Number(titled.has(other.id)) - Number(titled.has(one.id)) ||
        other.updated_at - one.updated_at ||
        other.id - one.id,
    )
    .slice(0, groupLimit + 1)
  const found: Found[] = []
  for (const { id } of chosen) {
    const entry = await describeEntry(database, id, wanted, editing)
    if (entry) found.push(entry)
    // A long text takes milliseconds.
    await yieldToEventLoop()
  }
  return found
}

async function describeEntry(
  database: Database,
  id: number,
  wanted: WantedWords,
  editing: Editing,
): Promise<Found | null> {
  const row = await database
    .selectFrom('entry')
    .select([...listedColumns, 'content'])
    .select(workingSnapshot)
    .where('id', '=', id)
    .executeTakeFirst()
  const kind = row && findKind(row.kind)
  if (!row || !kind) return null
  const { state, address } = toEditedEntry(kind, row, editing)
  const { title, body } = staffTexts(row)
  const { one } = kind.labels
  return {
    group: 'entries',
    id: String(id),
    kind: kind.name,
    field: null,
    label: `${one.charAt(0).toUpperCase()}${one.slice(1)}`,
    title: wanted.mark(title || `Untitled ${one}`),
    excerpt: wanted.excerpt(body),
    state,
    address: withAddress.has(state) ? address : null,
  }
}

const stateOf = (
  row: { status: string; publish_at: number | null; expires_at: number | null },
  now: number,
) => {
  const times = { publishAt: row.publish_at, expiresAt: row.expires_at }
  return entryState({ status: row.status as EntryStatus, ...times }, now)
}
