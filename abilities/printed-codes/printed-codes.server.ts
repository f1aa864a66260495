import { bumpContentVersion } from '../../db/content-version.ts'
import { changeContent } from '../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../db/database.ts'
import { addDays, dayInManila, dayNumber } from '../../school/base/dates.ts'
import { newCodes } from '../../school/base/new-code.server.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import {
  conflict,
  notFound,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from '../../school/content/editing/editing.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import type { PrintedCode } from './printed-code.ts'

interface SiteParts {
  database: DatabaseOrTransaction
  /** address of this site, as it is printed */
  publicOrigin: string
}

interface ListChoice {
  page: number
  perPage: number
  /** words of the label, the code or the target */
  q: string
}

/** Number of days that count as recent. */
const recentDays = 30

/** Lists every code that was ever made, newest first. @param now UTC in milliseconds */
export async function listPrintedCodes(
  parts: SiteParts,
  { page, perPage, q }: ListChoice,
  now: number,
): Promise<{ data: PrintedCode[]; total: number }> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const all = (await readCodes(parts, now)).filter(({ label, code, target }) => {
    const text = `${label} ${code} ${target}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
}

const addressOf = (publicOrigin: string, code: string) => `${publicOrigin}/go/${code}`

/** Reads all codes, newest first, or one. @param now UTC in milliseconds */
async function readCodes(
  { database, publicOrigin }: SiteParts,
  now: number,
  code?: string,
): Promise<PrintedCode[]> {
  const from = dayNumber(addDays(dayInManila(new Date(now)), 1 - recentDays))
  const rows = await database
    .selectFrom('printed_code')
    .selectAll()
    .select((eb) => {
      const scans = eb
        .selectFrom('day_count')
        .select(({ fn }) => fn.sum<number | string | null>('count').as('scans'))
        .where('subject', '=', 'scan')
        .whereRef('name', '=', 'printed_code.code')
      return [scans.as('scans'), scans.where('day', '>=', from).as('recent_scans')]
    })
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    label: row.label,
    target: row.target,
    address: addressOf(publicOrigin, row.code),
    revision: row.revision,
    createdAt: row.created_at,
    createdBy: row.created_by,
    changedAt: row.changed_at,
    scans: Number(row.scans ?? 0),
    recentScans: Number(row.recent_scans ?? 0),
  }))
}

/** Makes a new code that leads to a target. */
export function addPrintedCode(
  { database, publicOrigin }: SiteParts,
  { label, target }: { label: string; target: string },
  editing: Editing,
): Promise<PrintedCode> {
  const { staff, now } = editing
  return changeContent(database, async (transaction) => {
    const [code = ''] = await newCodes(1, async (codes) => {
      const taken = transaction.selectFrom('printed_code').select('code').where('code', 'in', codes)
      return (await taken.execute()).map((row) => row.code)
    })
    const times = { created_at: now, changed_at: now }
    await transaction
      .insertInto('printed_code')
      .values({ code, label, target, revision: 1, created_by: staff.name, ...times })
      .execute()
    await record(transaction, editing, 'create', { code, label }, { after: { label, target } })
    await bumpContentVersion(transaction)
    const made = { code, label, target, address: addressOf(publicOrigin, code), revision: 1 }
    const scanned = { scans: 0, recentScans: 0 }
    return { ...made, createdAt: now, createdBy: staff.name, changedAt: now, ...scanned }
  })
}

/** Adds a code of the starter content, unless it is there. It is the same in every database. */
export async function addStarterCode(
  database: DatabaseOrTransaction,
  { code, label, target }: { code: string; label: string; target: string },
  { name, now }: { name: string; now: number },
): Promise<void> {
  if ((await findTarget(database, code)) !== null) return
  await changeContent(database, async (transaction) => {
    const signed = { revision: 1, created_by: name, created_at: now, changed_at: now }
    await transaction
      .insertInto('printed_code')
      .values({ code, label, target, ...signed })
      // Another node may have been first.
      .onConflict((conflicting) => conflicting.doNothing())
      .execute()
    await bumpContentVersion(transaction)
  })
}

/**
 * Changes label and target of a code. The second of two people who change it at once gets the code as
 * the first has left it, as a conflict.
 */
export function changePrintedCode(
  { database, publicOrigin }: SiteParts,
  change: { code: string; revision: number; label: string; target: string },
  editing: Editing,
): Promise<Result<PrintedCode, EditingFailure | EditingConflict<PrintedCode>>> {
  const { code, revision, label, target } = change
  const { now } = editing
  return changeContent(database, async (transaction) => {
    const [before] = await readCodes({ database: transaction, publicOrigin }, now, code)
    if (!before) return fail(notFound)
    if (before.revision !== revision) return fail(conflict(before))
    await transaction
      .updateTable('printed_code')
      .set({ label, target, revision: revision + 1, changed_at: now })
      .where('code', '=', code)
      .execute()
    const states = {
      before: { label: before.label, target: before.target },
      after: { label, target },
    }
    await record(transaction, editing, 'save', { code, label }, states)
    await bumpContentVersion(transaction)
    return succeed({ ...before, label, target, revision: revision + 1, changedAt: now })
  })
}

/** Records that a code was made or changed. */
const record = (
  database: DatabaseOrTransaction,
  { staff, now }: Editing,
  action: 'create' | 'save',
  { code, label }: { code: string; label: string },
  states: { before?: unknown; after: unknown },
) =>
  recordActivity(
    database,
    staff,
    { action, subject: 'printed-code', subjectId: code, title: label, ...states },
    now,
  )

/** Finds the target of a code; `null` for a code that was never made. */
export async function findTarget(
  database: DatabaseOrTransaction,
  code: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('printed_code')
    .select('target')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.target ?? null
}
