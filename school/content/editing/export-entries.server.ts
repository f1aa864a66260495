import type { Database } from '../../../db/database.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { EditedEntry, Editing } from './editing.ts'
import { columnsOf, exportedFacts, toCell, toCsvLine } from './cells.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { toEditedEntry } from './read-entries.server.ts'

/** Number of entries to read at a time: their bodies may be long. */
const batchSize = 20

/** Exports all entries of a kind except trashed ones, oldest first, in chunks of CSV or JSON. */
export async function* exportEntries(
  database: Database,
  kind: AnyKind,
  format: 'csv' | 'json',
  editing: Editing,
): AsyncGenerator<string> {
  const columns = columnsOf(kind)
  // A class notice has a state of its own: an import reads that column.
  const heads = exportedFacts.map((name) => (columns.has(name) ? `entry ${name}` : name))
  // Spreadsheet programs recognize UTF-8 only by this mark.
  yield format === 'csv' ? `\u{FEFF}${toCsvLine([...heads, ...columns.keys()])}` : '['
  let separator = ''
  for await (const entry of readAll(database, kind, editing)) {
    if (format === 'csv') {
      const facts = factsOf(entry).map((fact) => String(fact ?? ''))
      const cells = [...columns].map(([name, shape]) => toCell(shape, entry.data[name]))
      yield toCsvLine([...facts, ...cells])
    } else {
      const { can: _, ...exported } = entry
      yield `${separator}\n${JSON.stringify(exported)}`
      separator = ','
    }
  }
  if (format === 'json') yield '\n]\n'
}

/** Returns the exported facts of an entry, in their order; times are in ISO 8601. */
function factsOf(entry: EditedEntry) {
  const times = {
    publishAt: iso(entry.publishAt),
    expiresAt: iso(entry.expiresAt),
    updatedAt: iso(entry.updatedAt),
  }
  return exportedFacts.map((name) => ({ ...entry, ...times })[name])
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

async function* readAll(database: Database, kind: AnyKind, editing: Editing) {
  for (let last = 0; ;) {
    const rows = await database
      .selectFrom('entry')
      .selectAll()
      .select(workingSnapshot)
      .where('id', '>', last)
      .where('kind', '=', kind.name)
      .where('status', '!=', 'trashed')
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const row of rows) yield toEditedEntry(kind, row, editing)
    await yieldToEventLoop()
    last = rows.at(-1)?.id ?? 0
    if (rows.length < batchSize) return
  }
}
