import type { Database } from '../../../db/database.ts'
import { addMonths } from '../../base/dates.ts'
import { contentKinds } from '../../kinds/index.ts'
import type { Dashboard } from './dashboard.ts'

/** Kinds whose date is the day they were published. */
const dated = contentKinds.filter(({ feed }) => feed !== null).map(({ name }) => name)

/**
 * Counts the visible entries of each kind: the tallies, minus scheduled and expired entries. The
 * cost does not grow with the archive.
 */
export async function countLive(
  database: Database,
  now: number,
): Promise<Dashboard['live']['kinds']> {
  const [published, hidden] = await Promise.all([
    database
      .selectFrom('entry_tally')
      .select((eb) => ['kind', eb.fn.sum<number | string>('count').as('count')])
      .where('category', '=', '')
      .where('topic', '=', '')
      .groupBy('kind')
      .execute(),
    database
      .selectFrom('entry')
      .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('publish_at', '>', now), eb('expires_at', '<=', now)]))
      .groupBy('kind')
      .execute(),
  ])
  const of = (rows: readonly { kind: string; count: number | string }[], name: string) =>
    Number(rows.find(({ kind }) => kind === name)?.count ?? 0)
  return contentKinds.map(({ name, labels }) => ({
    kind: name,
    label: labels.many,
    count: of(published, name) - of(hidden, name),
  }))
}

/** Counts news and announcements by month, from month `YYYY-MM` on. */
export async function countPublishedByMonth(
  database: Database,
  from: string,
  months: number,
): Promise<Dashboard['figures']['publishedByMonth']> {
  const listed = Array.from({ length: months }, (_, index) => addMonths(from, index))
  const numberOf = (month: string) => Number(month.replace('-', ''))
  const rows = await database
    .selectFrom('entry_tally')
    .select((eb) => ['month', eb.fn.sum<number | string>('count').as('count')])
    .where('kind', 'in', dated)
    .where('category', '=', '')
    .where('topic', '=', '')
    .where('month', '>=', numberOf(from))
    .groupBy('month')
    .execute()
  const counts = new Map(rows.map(({ month, count }) => [month, Number(count)]))
  return listed.map((month) => ({ month, count: counts.get(numberOf(month)) ?? 0 }))
}
