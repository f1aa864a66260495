import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'

/** A revision that can be restored. */
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

/** Revisions read at a time; each holds the whole text. */
const batchSize = 10

const columns = ['number', 'saved_by as savedBy', 'saved_at as savedAt', 'snapshot'] as const

/**
 * Lists the revisions of a subject, newest first.
 *
 * @param of `subject` and `id` as the revisions name them; `title` is used where a revision has no
 * title
 */
export async function listRevisions(
  database: Database,
  { subject, id, title }: { subject: string; id: string; title: string },
): Promise<Revision[]> {
  const revisions: Revision[] = []
  while (revisions.length < listLimit) {
    const last = revisions.at(-1)?.number ?? 2 ** 31 - 1
    const rows = await database
      .selectFrom('revision')
      .select(columns)
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(batchSize)
      .execute()
    for (const { snapshot, ...row } of rows)
      revisions.push({ ...row, title: titleOf(JSON.parse(snapshot)) ?? title })
    if (rows.length < batchSize) break
    await yieldToEventLoop()
  }
  return revisions
}

/** Reads the fields of a revision, if it exists. */
export async function readRevision(
  database: Database,
  { subject, id, title }: { subject: string; id: string; title: string },
  number: number,
): Promise<z.output<typeof openRevisionSchema> | null> {
  const row = await database
    .selectFrom('revision')
    .select(columns)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) return null
  const { snapshot, ...revision } = row
  const { data } = JSON.parse(snapshot) as { data: unknown }
  return { ...revision, title: titleOf({ data }) ?? title, data }
}

const titleOf = (snapshot: unknown): string | null => {
  const title = (snapshot as { data?: { title?: unknown } }).data?.title
  return typeof title === 'string' ? title : null
}
