import type { Database } from '../../../db/database.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Editing } from './editing.ts'
import { columnsOf, toCell, toCsvLine } from './cells.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { toEditedEntry } from './read-entries.server.ts'

/** Entries read at a time; their bodies may be long. */
const batchSize = 20

/** Exports all entries of a kind except trashed ones, oldest first, in chunks of CSV or JSON. */
export async function* exportEntries(
  database: Database,
  kind: AnyKind,
  format: 'csv' | 'json',
  editing: Editing,
): AsyncGenerator<string> {
  const columns = columnsOf(kind)
  const facts = [
    'id',
    'address',
    'state',
    'publishAt',
    'expiresAt',
    'updatedAt',
    'updatedBy',
  ] as const
  // A class notice has a state of its own: an import reads that column.
  const heads = facts.map((name) => (columns.has(name) ? `entry ${name}` : name))
  // Spreadsheet programs recognize UTF-8 only by this mark.
  yield format === 'csv' ? `\u{FEFF}${toCsvLine([...heads, ...columns.keys()])}` : '['
  let isFirst = true
  for await (const entry of readAll(database, kind, editing)) {
    if (format === 'csv') {
      const times = {
        publishAt: iso(entry.publishAt),
        expiresAt: iso(entry.expiresAt),
        updatedAt: iso(entry.updatedAt),
      }
      const values = facts.map((name) => String({ ...entry, ...times }[name] ?? ''))
      yield toCsvLine([
        ...values,
        ...[...columns].map(([name, shape]) => toCell(shape, entry.data[name])),
      ])
      continue
    }
    const { can: _, ...exported } = entry
    yield `${isFirst ? '' : ','}\n${JSON.stringify(exported)}`
    isFirst = false
  }
  if (format === 'json') yield '\n]\n'
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
