import * as z from 'zod'
import { formatLongDate, formatNumber } from '../../base/formats.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { ownRightRefusal, sectionRefusal } from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { checkFields, fieldProblemSchema, type FieldProblem } from '../../base/check-fields.ts'
import { cleanFields } from '../entries/clean-fields.server.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { findHiddenPictures, pictureUseOf } from '../media/media-uses.server.ts'
import { insertEntries } from '../entries/insert-entries.server.ts'
import { fail, type Result } from '../../base/result.ts'
import { isUnclear, orderOf, readBothOrders } from './cell-days.ts'
import { columnsOf, fieldsOf, fromCell } from './cells.ts'
import { actorOf, type Editing, endedProblemOf } from './editing.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { findTypedProblems } from './check-change.server.ts'

/** Maximum number of rows in one import. */
export const rowLimit = 1_000

export const importSchema = z.object({
  rows: z
    .array(
      z.object({
        row: z.number().int().min(1),
        fields: z.record(z.string(), z.unknown()),
      }),
      'Send the rows as a list.',
    )
    .min(1, 'There is no row to import.')
    .max(rowLimit, `Import at most ${formatNumber(rowLimit, 'en')} rows at once.`),
})

/** Problem of a cell, with the number of its row in the file. */
const rowProblemSchema = fieldProblemSchema.extend({ row: z.number() })
type RowProblem = z.output<typeof rowProblemSchema>

export const importAnswerSchema = z.object({
  created: z.number().describe('how many drafts were added: all rows or none'),
  problems: z.array(rowProblemSchema),
})
export type ImportAnswer = z.output<typeof importAnswerSchema>

/**
 * Adds a draft for each row of a table, or no draft when a row has a problem. Cells are texts, as
 * in a table, or field values; unknown columns are ignored.
 *
 * @param options `checkOnly` adds nothing and returns the problems
 */
export async function importEntries(
  database: Database,
  kind: AnyKind,
  table: z.output<typeof importSchema>,
  { checkOnly }: { checkOnly: boolean },
  editing: Editing,
): Promise<ImportAnswer> {
  const { rows, problems } = await checkRows(database, kind, table.rows, editing)
  if (problems.length > 0 || checkOnly) return { created: 0, problems }
  await changeContent(database, async (transaction) => {
    const drafts = rows.map((data) => ({
      data,
      status: 'draft' as const,
      publishAt: null,
      expiresAt: null,
    }))
    const ids = await insertEntries(transaction, kind, drafts, actorOf(editing))
    for (const [index, id] of ids.entries()) {
      const data = rows[index] as EntryData
      const about = { subject: kind.name, subjectId: String(id), title: data.title, after: data }
      await recordActivity(transaction, editing.staff, { action: 'import', ...about }, editing.now)
      await yieldToEventLoop()
    }
  })
  return { created: rows.length, problems: [] }
}

/** Reads the entries of a table, and finds the problems of its other rows. */
export async function checkRows(
  database: Database,
  kind: AnyKind,
  table: z.output<typeof importSchema>['rows'],
  editing: Editing,
): Promise<{ rows: EntryData[]; problems: RowProblem[] }> {
  const columns = columnsOf(kind)
  const dayColumns = fieldsOf(kind).filter(({ holds }) => holds === 'day' || holds === 'moment')
  const cellsOf = (name: string) => table.map(({ fields }) => textOf(fields[name]))
  const orders = new Map(dayColumns.map(({ name }) => [name, orderOf(cellsOf(name)).order]))
  const problems: RowProblem[] = []
  const rows: EntryData[] = []
  for (const { row, fields } of table) {
    const unclear = [...orders].flatMap(([field, order]) =>
      order === null ? unclearDay(field, textOf(fields[field])) : [],
    )
    if (unclear.length > 0) {
      problems.push(...unclear.map((problem) => ({ row, ...problem })))
      continue
    }
    const cells = [...columns].map(
      ([name, shape]) => [name, fromCell(shape, fields[name], orders.get(name))] as const,
    )
    const given = Object.fromEntries(cells.filter(([, value]) => value !== undefined))
    const checked = await checkRow(database, kind, given, editing)
    if (checked.ok) rows.push(checked.value)
    else problems.push(...checked.failure.map((problem) => ({ row, ...problem })))
    await yieldToEventLoop()
  }
  return { rows, problems }
}

const textOf = (cell: unknown) => (typeof cell === 'string' ? cell : '')

/** Refuses a day with two readings: a guess would be wrong for many files. */
function unclearDay(field: string, cell: string): FieldProblem[] {
  if (!isUnclear(cell)) return []
  const days = Object.values(readBothOrders(cell) ?? {}).filter((day) => day !== null)
  const words = days.map((day) => formatLongDate(day, 'en')).join(' or ')
  return [{ field, message: `This can be ${words}. Enter it as ${days[0]}.` }]
}

// The code of an imported past notice would confirm a statement that this site never made.
const pastRow =
  'This day has passed. Leave the row out: a backup brings notices of the past, an import does not.'

async function checkRow(
  database: Database,
  kind: AnyKind,
  fields: unknown,
  { staff, now }: Editing,
): Promise<Result<EntryData, FieldProblem[]>> {
  const missingRight = ownRightRefusal(staff, kind.right)
  if (missingRight) return fail([{ field: '', message: missingRight.error }])
  const clean = await cleanFields(fields)
  const checked = clean.ok ? checkFields(kind.schema, clean.value) : clean
  if (!checked.ok) return fail(checked.failure.problems)
  const refusal = sectionRefusal(staff, sectionsOfEntry(checked.value))
  if (refusal) return fail([{ field: 'topics', message: refusal.error }])
  const ended = endedProblemOf(kind, checked.value, now)
  const problems = [
    ...(ended ? [{ ...ended, message: pastRow }] : []),
    ...(await findHiddenPictures(database, checked.value, pictureUseOf(kind.name))),
    ...(await findTypedProblems(database, kind, { data: checked.value, now, shownFrom: null })),
  ]
  return problems.length > 0 ? fail(problems) : checked
}
