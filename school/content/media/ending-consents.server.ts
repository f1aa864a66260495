import type { Database } from '../../../db/database.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import { mediaRefusal } from '../../staff/accounts/media-permissions.ts'
import { readMediaPlaces } from './media-places.server.ts'

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
