import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'

/** A revision in the history; `savedAt` is UTC in milliseconds. */
export const revisionSchema = z.object({
  number: z.number(),
  savedBy: z.string(),
  savedAt: z.number(),
  title: z.string(),
})
type Revision = z.output<typeof revisionSchema>

/** A revision with its content. */
export const openRevisionSchema = revisionSchema.extend({ data: z.unknown() })

/** Maximum number of listed revisions, newest first. */
const listLimit = 200

/** Number of revisions to read at a time: each holds the whole text. */
const batchSize = 10

/** A document with revisions: `subject` and `id` as the revisions name the document. */
interface Subject {
  subject: string
  id: string
  /** the title of revisions without a title */
  title: string
}

const selectRevisions = (database: Database, { subject, id }: Subject) =>
  database
    .selectFrom('revision')
    .select(['number', 'saved_by as savedBy', 'saved_at as savedAt', 'snapshot'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)

/** Lists the revisions of a document, newest first. */
export async function listRevisions(database: Database, of: Subject): Promise<Revision[]> {
  const revisions: Revision[] = []
  while (revisions.length < listLimit) {
    const last = revisions.at(-1)?.number ?? 2 ** 31 - 1
    const rows = await selectRevisions(database, of)
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(batchSize)
      .execute()
    for (const { snapshot, ...row } of rows)
      revisions.push({ ...row, title: titleOf(JSON.parse(snapshot)) ?? of.title })
    if (rows.length < batchSize) break
    await yieldToEventLoop()
  }
  return revisions
}

/** Reads the fields of a revision, if it exists. */
export async function readRevision(
  database: Database,
  of: Subject,
  number: number,
): Promise<z.output<typeof openRevisionSchema> | null> {
  const row = await selectRevisions(database, of).where('number', '=', number).executeTakeFirst()
  if (!row) return null
  const { snapshot, ...revision } = row
  const { data } = JSON.parse(snapshot) as { data: unknown }
  return { ...revision, title: titleOf({ data }) ?? of.title, data }
}

const titleOf = (snapshot: unknown): string | null => {
  const title = (snapshot as { data?: { title?: unknown } }).data?.title
  return typeof title === 'string' ? title : null
}
