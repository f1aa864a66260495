import type { ExpressionBuilder } from 'kysely'
import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { EditingFailure } from './editing.ts'

/** Unsaved typing: the fields as typed, valid or not; `savedAt` is UTC in milliseconds. */
export const autosaveSchema = z.object({
  data: z.unknown(),
  basedOn: z.number().nullable().describe('the revision that it is based on; null for a new entry'),
  savedAt: z.number(),
})
type Autosave = z.output<typeof autosaveSchema>

/** Unsaved typing of a new entry, with the name that its page chose. */
export const newAutosaveSchema = autosaveSchema.extend({ id: z.string() })

/** Maximum length of an autosave, in characters. */
const maxAutosaveLength = 1_000_000

/** Maximum number of autosaves per person; the oldest are dropped first. */
const maxAutosavesPerPerson = 50

/** Matches a person's unsaved typing on a subject. */
const isOf =
  (staffId: string, subject: string, id: string) => (eb: ExpressionBuilder<Tables, 'autosave'>) =>
    eb.and({ staff_id: staffId, subject, subject_id: id })

const toAutosave = (row: Pick<Tables['autosave'], 'data' | 'based_on' | 'saved_at'>): Autosave => ({
  data: JSON.parse(row.data) as unknown,
  basedOn: row.based_on,
  savedAt: row.saved_at,
})

/** Reads a person's own unsaved typing on a subject, if any. */
export async function readAutosave(
  database: DatabaseOrTransaction,
  staffId: string,
  subject: string,
  id: string,
): Promise<Autosave | null> {
  const row = await database
    .selectFrom('autosave')
    .select(['data', 'based_on', 'saved_at'])
    .where(isOf(staffId, subject, id))
    .executeTakeFirst()
  return row ? toAutosave(row) : null
}

/**
 * Lists a person's unsaved new entries of a kind, newest first: each page with a new entry has an
 * autosave of its own.
 */
export async function listNewAutosaves(
  database: DatabaseOrTransaction,
  staffId: string,
  subject: string,
): Promise<z.output<typeof newAutosaveSchema>[]> {
  const rows = await database
    .selectFrom('autosave')
    .select(['subject_id', 'data', 'based_on', 'saved_at'])
    .where('staff_id', '=', staffId)
    .where('subject', '=', subject)
    .where('subject_id', 'like', 'new%')
    .orderBy('saved_at', 'desc')
    .orderBy('subject_id')
    .execute()
  return rows.map((row) => ({ id: row.subject_id, ...toAutosave(row) }))
}

/** Matches the autosave id of a new entry: `new`, or `new-` and an id that the page makes up. */
export const newAutosave = /^new(-[a-z\d]{1,20})?$/

/**
 * Stores the unsaved typing of a person, and replaces the earlier autosave. An autosave is no
 * revision; saving the document deletes it, as `data: null` does.
 *
 * @param now UTC in milliseconds
 */
export async function keepAutosave(
  database: DatabaseOrTransaction,
  staffId: string,
  { subject, id, data, basedOn }: Omit<Autosave, 'savedAt'> & { subject: string; id: string },
  now: number,
): Promise<Result<Autosave, EditingFailure>> {
  const kept = { data, basedOn, savedAt: now }
  if (data === null) {
    await discardAutosave(database, staffId, subject, id)
    return succeed(kept)
  }
  const text = JSON.stringify(data)
  if (text.length > maxAutosaveLength) {
    return fail({
      reason: 'invalid',
      error: 'This is too long to be kept while you type. Save it.',
      problems: [],
    })
  }
  const row = { data: text, based_on: basedOn, saved_at: now }
  await database
    .insertInto('autosave')
    .values({ staff_id: staffId, subject, subject_id: id, ...row })
    .onConflict((already) =>
      already.columns(['staff_id', 'subject', 'subject_id']).doUpdateSet(row),
    )
    .execute()
  await dropOldest(database, staffId)
  return succeed(kept)
}

/** Deletes the oldest autosaves of a person above the limit. */
async function dropOldest(database: DatabaseOrTransaction, staffId: string): Promise<void> {
  const newestDropped = await database
    .selectFrom('autosave')
    .select('saved_at')
    .where('staff_id', '=', staffId)
    .orderBy('saved_at', 'desc')
    .offset(maxAutosavesPerPerson)
    .limit(1)
    .executeTakeFirst()
  if (!newestDropped) return
  await database
    .deleteFrom('autosave')
    .where('staff_id', '=', staffId)
    .where('saved_at', '<=', newestDropped.saved_at)
    .execute()
}

/** Deletes a person's unsaved typing on a subject. */
export async function discardAutosave(
  database: DatabaseOrTransaction,
  staffId: string,
  subject: string,
  id: string,
): Promise<void> {
  await database
    .deleteFrom('autosave')
    .where(isOf(staffId, subject, id))
    .execute()
}
