import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { addDays, dayInManila } from '../../base/dates.ts'
import { mediaRefusal } from '../../staff/accounts/media-permissions.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import { warnDays, type LearnersFilter } from './learners.ts'
import { readMediaPlaces } from './media-places.server.ts'

/**
 * Narrows a query to the pictures with an answer.
 *
 * @param now UTC in milliseconds
 */
export const hasLearners =
  (filter: LearnersFilter, now: number) =>
  (eb: ExpressionBuilder<Tables, 'media'>): Expression<SqlBool> => {
    const isPicture = eb('kind', '=', 'image')
    if (filter === 'unanswered' || filter === 'yes' || filter === 'no')
      return isPicture.and('shows_learners', '=', filter)
    const shown = isPicture.and('shows_learners', '=', 'yes')
    if (filter === 'ending') {
      const last = addDays(dayInManila(new Date(now)), warnDays)
      return shown.and('consent_ended_at', 'is', null).and('consent_until', '<=', last)
    }
    return shown.and(
      eb.or([
        eb('consent_until', 'is', null),
        eb('consent_ended_at', 'is not', null),
        eb('consent_uses', '=', 'social-media'),
      ]),
    )
  }

/** Counts the pictures that wait for staff, as the dashboard lists them. */
export async function countLearners(database: Database, now: number) {
  const count = async (filter: LearnersFilter) => {
    const { total } = await database
      .selectFrom('media')
      .where(hasLearners(filter, now))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const [unanswered, hidden, ending] = await Promise.all([
    count('unanswered'),
    count('hidden'),
    count('ending'),
  ])
  return { unanswered, hidden, ending }
}

/** Maximum number of consents to read: far more than end in a month. */
const limit = 500

/**
 * Lists the pictures whose consent ends within some days, both inclusive, as far as a person may see
 * consents. Days are `YYYY-MM-DD` in Manila.
 */
export async function listEndingConsents(
  database: Database,
  { first, last }: { first: string; last: string },
  staff: Asking,
): Promise<{ id: string; name: string; until: string }[]> {
  const rows = await database
    .selectFrom('media')
    .select(['id', 'name', 'consent_until as until'])
    .where('kind', '=', 'image')
    .where('shows_learners', '=', 'yes')
    .where('consent_ended_at', 'is', null)
    .where('consent_until', '>=', first)
    .where('consent_until', '<=', last)
    .orderBy('consent_until')
    .orderBy('id')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const places = await readMediaPlaces(
    database,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, name, until }) => {
    const refusal = mediaRefusal(staff, 'consent', places.get(id) ?? [])
    return until === null || refusal !== null ? [] : [{ id, name, until }]
  })
}
