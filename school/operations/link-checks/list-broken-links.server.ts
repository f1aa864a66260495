import type { Database } from '../../../db/database.ts'
import type { BrokenLink } from '../dashboard/dashboard.ts'
import { readReferenceTitles } from '../../content/reference/reference-content.server.ts'

/** Lists and counts the broken links of the last check. */
export async function listBrokenLinks(
  database: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ data: BrokenLink[]; total: number }> {
  const broken = database.selectFrom('internal_link').where('broken', '=', 1)
  const [rows, { total }] = await Promise.all([
    broken
      .select(['subject', 'subject_id', 'target'])
      .orderBy('subject')
      .orderBy('subject_id')
      .orderBy('target')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    broken.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const titles = await readTitles(database, rows)
  const data = rows.map(({ subject, subject_id, target }) => ({
    id: `${subject} ${subject_id} ${target}`,
    subject,
    subjectId: subject_id,
    target,
    title: titles.get(`${subject} ${subject_id}`) ?? subject_id,
  }))
  return { data, total }
}

async function readTitles(
  database: Database,
  rows: readonly { subject: string; subject_id: string }[],
) {
  const keys = rows.flatMap(({ subject, subject_id: key }) =>
    subject === 'reference' ? [key] : [],
  )
  const titles = new Map(
    [...(await readReferenceTitles(database, keys))].map(([key, title]) => [
      `reference ${key}`,
      title,
    ]),
  )
  const ids = rows
    .filter(({ subject }) => subject !== 'reference')
    .map(({ subject_id }) => Number(subject_id))
  if (ids.length === 0) return titles
  const entries = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'title'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, kind, title } of entries) {
    titles.set(`${kind} ${id}`, title)
  }
  return titles
}
