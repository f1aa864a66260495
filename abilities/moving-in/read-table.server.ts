import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { checkRows, rowLimit } from '../../school/content/editing/import-entries.server.ts'
import type { TableRow } from '../../school/content/editing/import-table.ts'
import type { EntryData } from '../../school/kinds/define-kind.ts'
import type { AnyKind } from '../../school/kinds/index.ts'
import { editingNow } from './import-entry.server.ts'
import { MovingInError, plainFile, noParts, type OldItem, type OldSource } from './old-content.ts'

/** Maximum number of problems of a table that the error lists. */
const shownProblems = 50

/**
 * Opens a table of entries as the staff pages import it (CSV, or JSON as they export it): each row
 * becomes a draft, all or none. A row that was taken over before is known by its texts.
 *
 * @param rows with their days as they are stored
 * @throws MovingInError with the rows that have problems
 */
export async function openTable(
  database: Database,
  kind: AnyKind,
  rows: readonly TableRow[],
): Promise<OldSource> {
  const editing = editingNow()
  const entries: EntryData[] = []
  const problems: string[] = []
  for (let from = 0; from < rows.length; from += rowLimit) {
    const part = rows.slice(from, from + rowLimit)
    const checked = await checkRows(database, kind, part, editing)
    entries.push(...checked.rows)
    problems.push(
      ...checked.problems.map(({ row, field, message }) => `Row ${row}, ${field}: ${message}`),
    )
  }
  if (rows.length === 0) throw new MovingInError('There is no row to import.')
  if (problems.length > 0)
    throw new MovingInError(
      [
        'Nothing was imported: some rows have problems.',
        ...problems.slice(0, shownProblems),
        ...(problems.length > shownProblems ? [`and ${problems.length - shownProblems} more`] : []),
      ].join('\n'),
    )
  return {
    name: 'table',
    base: '',
    total: entries.length,
    items: itemsOf(kind, entries, rows),
    isMoved: () => false,
    fileAt: plainFile,
  }
}

async function* itemsOf(
  kind: AnyKind,
  entries: readonly EntryData[],
  rows: readonly TableRow[],
): AsyncGenerator<OldItem> {
  const seen = new Map<string, number>()
  for (const [index, data] of entries.entries()) {
    const texts = createHash('sha256').update(JSON.stringify(data)).digest('hex')
    // Equal rows of one file are as many entries.
    const again = (seen.get(texts) ?? 0) + 1
    seen.set(texts, again)
    yield {
      is: 'entry',
      entry: {
        ...noParts,
        kind,
        id: again === 1 ? texts : `${texts}-${again}`,
        title: data.title,
        where: `row ${rows[index]?.row}`,
        fields: { ...data },
      },
    }
  }
}
