import type { EditingWithAbilities } from '../ability-hooks.ts'
import type { Database } from '../../../db/database.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { findFields } from './find-fields.server.ts'
import {
  groupLimit,
  wantedWords,
  foldedWords,
  type FindSource,
  type FoundAnswer,
  type WantedWords,
  type FindRequest,
  type FoundItem,
} from './find.ts'
import { listStaff } from '../../staff/accounts/staff-list.server.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import { mediaAddress } from '../../content/media/media-address.ts'
import { whyHidden } from '../../content/media/learners.ts'
import { liveReader } from '../../content/reader.ts'
import { readSearchKnowledge } from '../../content/search/search-knowledge.server.ts'
import { wordsOf } from '../../content/search/words.ts'
import { contentKinds, findKind } from '../../kinds/index.ts'
import { findStaffDocuments } from '../../../db/staff-search-index.ts'
import type { EditedState } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { indexStaffBacklog } from '../../content/search/search-backlog.server.ts'
import { staffTexts } from '../../content/search/staff-entries.server.ts'
import { entryState, type EntryStatus } from '../../kinds/entry-status.ts'

/**
 * Finds everything that has all the words that a person typed, as far as the person may see it. Each
 * may be the beginning of a word; capitals and accents do not matter.
 *
 * @param only `addresses`: entries, pages and files that visitors can open, or will be able to open
 */
export async function find(
  database: Database,
  { q, only }: { q: string; only?: 'addresses' | undefined },
  editing: EditingWithAbilities,
): Promise<FoundAnswer> {
  const wanted = wantedWords(q)
  if (!wanted) return { results: [], hasMore: false }
  const isForLinks = only === 'addresses'
  const ofAbilities = editing.abilities.flatMap(({ find: source }) => source ?? [])
  const sources = isForLinks
    ? [pages, entries, files]
    : [entries, fields, files, ...ofAbilities, people]
  const answer: FoundAnswer = { results: [], hasMore: false }
  for (const { name: group, find: findIn } of sources) {
    const found = await findIn(database, { wanted, typed: q, isForLinks, editing })
    answer.hasMore ||= found.length > groupLimit
    for (const item of found.slice(0, groupLimit)) {
      // A long text takes milliseconds.
      await yieldToEventLoop()
      const texts = { title: wanted.mark(item.title), excerpt: wanted.excerpt(item.excerpt) }
      answer.results.push({ group, ...leftOut, ...item, ...texts })
    }
  }
  return answer
}

/** The values of the fields that a source leaves out. */
const leftOut = { kind: null, field: null, state: null, address: null }

const entries: FindSource = { name: 'entries', find: findEntries }

const fields: FindSource = { name: 'fields', find: findFields }

/** Members of staff by name and e-mail address; for administrators only. */
const people: FindSource = {
  name: 'people',
  find: async (database, { wanted, editing }) => {
    if (!hasRole(editing.staff, 'administrator')) return []
    const everyone = { q: '', sort: 'name', order: 'ASC', page: 1, perPage: 1_000 } as const
    const { data } = await listStaff(database, everyone)
    return data
      .filter(({ name, email }) => wanted.areIn(foldedWords(name, email)))
      .slice(0, groupLimit + 1)
      .map(({ id, name, email }) => ({ id, label: 'Staff', title: name, excerpt: email }))
  },
}

/**
 * Files of the media library by name and description, the newest first. Every member of staff sees
 * every file; for links, pictures that are hidden from visitors are left out.
 */
const files: FindSource = {
  name: 'files',
  find: async (database, { wanted, isForLinks }) => {
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
        id: row.id,
        label: row.kind === 'pdf' ? 'PDF' : 'Picture',
        title: row.name,
        excerpt: row.alt,
        address:
          whyHidden(row) === null ? mediaAddress({ id: row.id, fileName: row.file_name }) : null,
      }))
  },
}

/** Pages beside those of entries, and their sections: pages with all words in the title first. */
const pages: FindSource = {
  name: 'pages',
  find: async (database, { wanted }) => {
    const known = await readSearchKnowledge(liveReader(database))
    return [...lists, ...known.pages]
      .filter(({ counts }) => hasAll(counts, wanted))
      .map((page) => ({ page, isTitled: hasAll(page.titleWords, wanted) }))
      .toSorted((one, other) => Number(other.isTitled) - Number(one.isTitled))
      .slice(0, groupLimit + 1)
      .map(({ page: { address, title, text } }) => ({
        id: address,
        label: address.includes('#') ? 'Section of a page' : 'Page',
        title,
        excerpt: text,
        state: 'published',
        address,
      }))
  },
}

/** The pages that list entries: their words are those of their title. */
const lists = contentKinds.flatMap(({ listPages, labels: { many } }) =>
  listPages.map((address) => {
    const titleWords = new Set(wordsOf(many))
    const counts = new Map(Array.from(titleWords, (word) => [word, 1]))
    return { address, title: many, text: '', titleWords, counts }
  }),
)

/** Returns whether a page has each wanted word. */
const hasAll = (words: ReadonlySet<string> | ReadonlyMap<string, number>, wanted: WantedWords) =>
  wanted.prefixes.every((prefix) => [...words.keys()].some((word) => word.startsWith(prefix)))

/** Maximum number of entries that each of the two lookups finds: those that were added last. */
const lookedAt = 60

/** The states of entries that visitors can open, or will be able to open. */
const withAddress = new Set<EditedState>(['draft', 'review', 'scheduled', 'published'])

/**
 * Finds entries outside the trash by their newest save: those with all words in the title first,
 * and the last changed first among them. Every member of staff reads every entry.
 */
async function findEntries(database: Database, request: FindRequest): Promise<FoundItem[]> {
  const found: FoundItem[] = []
  for (const id of await findEntryIds(database, request)) {
    const row = await database
      .selectFrom('entry')
      .select([...listedColumns, 'content'])
      .select(workingSnapshot)
      .where('id', '=', id)
      .executeTakeFirst()
    const kind = row && findKind(row.kind)
    if (!row || !kind) continue
    const { state, address } = toEditedEntry(kind, row, request.editing)
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

/** Finds the ids of entries, in the order of {@link findEntries}. */
async function findEntryIds(
  database: Database,
  { wanted: { prefixes }, isForLinks, editing }: FindRequest,
): Promise<number[]> {
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
  return rows
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
    .map(({ id }) => id)
}
