import { changeContent } from '../../../db/change-content.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { answerFormer, endOfConsent, withdrawFormer } from './keep-version.server.ts'
import { checkLearners, learnersRow, type LearnersChange } from './learners.ts'
import { fileNotFound, type MediaFailure, type MediaFile, type MediaUse } from './media.ts'
import { logChange } from './media-log.server.ts'
import { listMediaUses } from './list-media-uses.server.ts'
import { existing, readRow, refusalOf, showChange, type MediaActor } from './save-media.server.ts'

export interface LearnersResult {
  done: MediaFile[]
  refused: { id: string; error: string }[]
}

/**
 * Stores for some pictures whether they show learners, and the consent. With yes and no consent on
 * record, they are hidden from now on.
 *
 * @returns which pictures were refused, and why; problems when the consent itself is wrong
 */
export async function answerLearners(
  database: Database,
  { ids, ...change }: LearnersChange,
  actor: MediaActor,
): Promise<Result<LearnersResult, MediaFailure>> {
  const problems = checkLearners(change, dayInManila(new Date(actor.now)))
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  return changeContent(database, async (transaction) => {
    const result: LearnersResult = { done: [], refused: [] }
    for (const id of new Set(ids)) {
      const error = await answerOne(transaction, id, change, actor)
      if (error === null) result.done.push(await existing(transaction, id, actor))
      else result.refused.push({ id, error })
    }
    return succeed(result)
  })
}

/** @returns why it is refused; `null` when it is done */
async function answerOne(
  transaction: DatabaseOrTransaction,
  id: string,
  { showsLearners, consent }: Omit<LearnersChange, 'ids'>,
  actor: MediaActor,
): Promise<string | null> {
  const before = await readRow(transaction, id)
  if (!before) return fileNotFound.error
  if (before.kind !== 'image') return 'Only pictures are asked whether they show learners.'
  // Whoever takes the answer back makes a hidden picture public.
  const isOpening =
    consent !== undefined || (before.shows_learners === 'yes' && showsLearners === 'no')
  const refusal = await refusalOf(transaction, id, isOpening ? 'consent' : 'describe', actor)
  if (refusal) return refusal.error
  const keepsConsent = showsLearners === 'yes' && consent === undefined
  const columns = keepsConsent ? { shows_learners: 'yes' } : learnersRow(showsLearners, consent)
  const action = consent ? 'consent' : showsLearners === 'yes' ? 'learners-yes' : 'learners-no'
  await change(transaction, before, columns, action, actor)
  // A no is about what this version shows: a former one may have more in it.
  if (showsLearners === 'yes') await answerFormer(transaction, before, columns)
  return null
}

/**
 * Withdraws the consent for a picture and all its versions: it is hidden from now on, and cannot be used
 * until a new consent is recorded. A picture whose answer was no, or missing, is from now on one with learners.
 *
 * @returns the picture with every place that used it
 */
export function withdrawConsent(
  database: Database,
  id: string,
  actor: MediaActor,
): Promise<Result<MediaFile & { usedIn: MediaUse[] }, MediaFailure>> {
  return changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (before?.kind !== 'image') return fail<MediaFailure>(fileNotFound)
    const columns = { shows_learners: 'yes', consent_ended_at: actor.now }
    await change(transaction, before, columns, 'consent-withdrawn', actor)
    await withdrawFormer(transaction, id, actor.now)
    const file = await existing(transaction, id, actor)
    return succeed({ ...file, usedIn: await listMediaUses(transaction, id, actor.now) })
  })
}

async function change(
  transaction: DatabaseOrTransaction,
  before: MediaRow,
  columns: Partial<MediaRow>,
  action: LoggedAction,
  actor: MediaActor,
) {
  const all = { ...columns, updated_at: actor.now }
  await transaction.updateTable('media').set(all).where('id', '=', before.id).execute()
  await showChange(transaction, before.id)
  await logChange(transaction, actor, action, before, all)
}

/** Signs what happens by itself in the activity log. */
const theWebsite = { id: '', name: 'The website' }

/**
 * Ends every consent whose last day is over, as a withdrawal. Safe to call from several processes at
 * once.
 *
 * @param now UTC in milliseconds
 * @returns how many consents ended
 */
export async function endDueConsents(database: Database, now: number): Promise<number> {
  const first = await nextConsentEnd(database)
  if (first === null || first > now) return 0
  return changeContent(database, async (transaction) => {
    const due = await lasting(transaction)
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

/** Returns when the next consent ends, in the past when it was missed; `null` for none. */
export async function nextConsentEnd(database: Database): Promise<number | null> {
  const row = await lasting(database)
    .select('consent_until')
    .orderBy('consent_until')
    .limit(1)
    .executeTakeFirst()
  return row?.consent_until ? endOfConsent(row.consent_until) : null
}

const lasting = (database: DatabaseOrTransaction) =>
  database
    .selectFrom('media')
    .where('shows_learners', '=', 'yes')
    .where('consent_until', 'is not', null)
    .where('consent_ended_at', 'is', null)
