import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { changeContent } from '../../../db/change-content.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow, Tables } from '../../../db/tables.ts'
import { addDays, dayInManila } from '../../base/dates.ts'
import { fail, succeed } from '../../base/result.ts'
import { mediaRefusal } from '../../staff/accounts/media-permissions.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import {
  changeMedia,
  logChange,
  refusalOf,
  writeRow,
  type Dropped,
  type MediaChange,
} from './change-media.server.ts'
import { learnersRow, warnDays, type LearnersFilter, type LearnersGiven } from './learners.ts'
import { readMediaPlaces } from './list-media-uses.server.ts'
import { fileNotFound } from './media.ts'
import { endOfConsent } from './versions.server.ts'

/**
 * Stores whether a picture shows learners, and the consent. A picture with learners and without
 * consent is hidden from now on.
 */
export async function answerLearners(
  transaction: DatabaseOrTransaction,
  before: MediaRow,
  { showsLearners, consent }: LearnersGiven,
  change: MediaChange,
): Promise<Dropped> {
  if (before.kind !== 'image') {
    const error = 'Only pictures are asked whether they show learners.'
    return fail({ reason: 'wrong-state', error })
  }
  // A changed answer may make a hidden picture public.
  const isOpening =
    consent !== undefined || (before.shows_learners === 'yes' && showsLearners === 'no')
  const refusal = await refusalOf(transaction, change, isOpening ? 'consent' : 'describe')
  if (refusal) return fail(refusal)
  const keepsConsent = showsLearners === 'yes' && consent === undefined
  const columns = keepsConsent ? { shows_learners: 'yes' } : learnersRow(showsLearners, consent)
  const action = consent ? ('consent' as const) : (`learners-${showsLearners}` as const)
  await writeRow(transaction, before, columns, action, change.actor)
  // Yes is stored in former versions of the same photograph too, so that restoring one does not
  // undo the answer. No is about this version only: a former version may show more.
  if (showsLearners === 'yes')
    await transaction
      .updateTable('media_version')
      .set(columns)
      .where('media_id', '=', before.id)
      .where((eb) =>
        eb(eb.fn.coalesce('edit_of', 'version'), '=', before.edit_of ?? before.version),
      )
      .execute()
  return succeed([])
}

/**
 * Withdraws the consent for a picture and all its versions: the picture is hidden, and cannot be
 * used until a new consent is recorded. From now on the picture counts as a picture with learners.
 */
export const withdrawConsent = (change: MediaChange): Promise<Dropped> =>
  changeMedia(change, null, async (transaction, before): Promise<Dropped> => {
    if (before.kind !== 'image') return fail(fileNotFound)
    const columns = { shows_learners: 'yes', consent_ended_at: change.actor.now }
    await writeRow(transaction, before, columns, 'consent-withdrawn', change.actor)
    await transaction
      .updateTable('media_version')
      .set(columns)
      .where('media_id', '=', before.id)
      .execute()
    return succeed([])
  })

/** Author of automatic changes in the activity log. */
const theWebsite = { id: '', name: 'The website' }

/**
 * Ends every consent whose last day is over: its picture is then hidden. Safe to call from several
 * processes at once.
 *
 * @param now UTC in milliseconds
 * @returns how many consents ended
 */
export async function endDueConsents(database: Database, now: number): Promise<number> {
  const first = await nextConsentEnd(database)
  if (first === null || first > now) return 0
  return changeContent(database, async (transaction) => {
    const due = await selectLasting(transaction)
      .selectAll()
      .where('consent_until', '<', dayInManila(new Date(now)))
      .execute()
    for (const before of due) {
      const columns = { consent_ended_at: endOfConsent(before.consent_until ?? '') }
      await transaction.updateTable('media').set(columns).where('id', '=', before.id).execute()
      await logChange(transaction, { staff: theWebsite, now }, 'consent-ended', before, columns)
    }
    if (due.length > 0) await bumpContentVersion(transaction)
    return due.length
  })
}

/** Returns when the next consent ends or ended unnoticed, UTC in milliseconds; or `null`. */
export async function nextConsentEnd(database: Database): Promise<number | null> {
  const row = await selectLasting(database)
    .select('consent_until')
    .orderBy('consent_until')
    .limit(1)
    .executeTakeFirst()
  return row?.consent_until ? endOfConsent(row.consent_until) : null
}

/** Selects the pictures whose consent has not ended. */
const selectLasting = (database: DatabaseOrTransaction) =>
  database
    .selectFrom('media')
    .where('shows_learners', '=', 'yes')
    .where('consent_until', 'is not', null)
    .where('consent_ended_at', 'is', null)

/**
 * Matches the pictures of a filter.
 *
 * @param now UTC in milliseconds
 */
export const matchesLearners =
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

/** Counts the pictures that wait for staff, for the dashboard. @param now UTC in milliseconds */
export async function countLearners(database: Database, now: number) {
  const count = async (filter: LearnersFilter) => {
    const { total } = await database
      .selectFrom('media')
      .where(matchesLearners(filter, now))
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
const endingLimit = 500

/**
 * Lists the pictures whose consent ends from `first` to `last` (`YYYY-MM-DD` in Manila), without
 * the pictures whose consent the person may not see.
 */
export async function listEndingConsents(
  database: Database,
  { first, last }: { first: string; last: string },
  staff: Asking,
): Promise<{ id: string; name: string; until: string }[]> {
  const rows = await selectLasting(database)
    .select(['id', 'name', 'consent_until as until'])
    .where('consent_until', '>=', first)
    .where('consent_until', '<=', last)
    .orderBy('consent_until')
    .orderBy('id')
    .limit(endingLimit)
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
