import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { changeContent } from '../../db/change-content.ts'
import type { SubscriptionRow } from '../../db/tables.ts'
import { deriveToken } from '../../school/staff/accounts/secret-key.server.ts'
import { hashToken } from '../../school/staff/accounts/secret-token.server.ts'
import { dropSubscription, nextTry, type Outcome } from './notice-messages.server.ts'
import type { EmailSubscriptionInput, SubscriptionChoices } from './subscription.ts'
import {
  endSubscription,
  findSubscription,
  hasRoom,
  putSubscription,
} from './subscriptions.server.ts'

/** Lifetime of the link that confirms an address, in milliseconds. */
const linkLifetimeMs = 86_400_000

/** Lease of a mail with a link, in milliseconds: longer than sending takes with its time-outs. */
const leaseMs = 120_000

/**
 * Stores an e-mail address that someone typed, and that a mail with its link is due. A confirmed
 * address keeps its choices: its link leads to the page that changes them.
 *
 * @param now UTC in milliseconds
 */
export function requestLink(
  database: Database,
  { email, levels, language }: EmailSubscriptionInput,
  now: number,
): Promise<void> {
  return changeContent(database, async (transaction) => {
    const known = await findSubscription(transaction, 'email', email)
    const due = { asked_at: now, link_due_at: now, link_tries: 0 }
    const wanted = { levels: JSON.stringify(levels), language, ...due }
    const added = { channel: 'email', address: email, created_at: now, ...wanted } as const
    await putSubscription(transaction, added, known?.confirmed_at ? due : wanted)
  })
}

/**
 * Returns the token of a subscription, which is in every mail to it. The token is derived from the
 * site’s key, so old mails work for as long as the subscription lives.
 */
export async function deriveSubscriptionToken(
  database: Database,
  dataDir: string,
  { id, address_key: key, created_at: at, token_hash: stored }: SubscriptionRow,
): Promise<string> {
  const token = await deriveToken(dataDir, `subscription ${key} ${at}`)
  const hash = hashToken(token)
  // Differs before the first mail, and when the key in DATA_DIR was lost.
  if (hash !== stored) {
    await database
      .updateTable('subscription')
      .set({ token_hash: hash })
      .where('id', '=', id)
      .execute()
  }
  return token
}

/**
 * Finds the subscription of a link; `null` when it has ended, or was not confirmed in time.
 * @param now UTC in milliseconds
 */
export async function findByToken(
  database: DatabaseOrTransaction,
  token: string,
  now: number,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom('subscription')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  const isTooLate = row?.confirmed_at === null && (row.asked_at ?? 0) + linkLifetimeMs <= now
  return isTooLate ? null : (row ?? null)
}

/**
 * Confirms an address with the choices of its owner, or changes the choices.
 * @returns `full`: there is no room for another subscription; `unknown`: the link has no subscription
 */
export function confirmByToken(
  database: Database,
  token: string,
  { levels, language }: SubscriptionChoices,
  now: number,
): Promise<'confirmed' | 'changed' | 'full' | 'unknown'> {
  return changeContent(database, async (transaction) => {
    const row = await findByToken(transaction, token, now)
    if (!row) return 'unknown'
    const isNew = row.confirmed_at === null
    if (isNew && !(await hasRoom(transaction))) return 'full'
    await transaction
      .updateTable('subscription')
      .set({
        levels: JSON.stringify(levels),
        language,
        confirmed_at: row.confirmed_at ?? now,
        link_due_at: null,
      })
      .where('id', '=', row.id)
      .execute()
    return isNew ? 'confirmed' : 'changed'
  })
}

/** Ends the subscription of a link, if there is one. */
export function endByToken(database: Database, token: string): Promise<void> {
  return changeContent(database, async (transaction) => {
    const row = await transaction
      .selectFrom('subscription')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
    if (row) await dropSubscription(transaction, row.id)
  })
}

/**
 * Claims at most `count` mails with links that are due. No other process sends them until their lease
 * ends.
 */
export async function claimDueLinks(
  database: Database,
  count: number,
  now: number,
): Promise<SubscriptionRow[]> {
  return (
    database
      .updateTable('subscription')
      .set((eb) => ({ link_due_at: now + leaseMs, link_tries: eb('link_tries', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('subscription')
          .select('id')
          .where('link_due_at', '<=', now)
          .orderBy('link_due_at')
          .limit(count),
      )
      // Repeated for the row itself: another process may have claimed it in the meantime.
      .where('link_due_at', '<=', now)
      .returningAll()
      .execute()
  )
}

/**
 * Records the outcome of a mail with a link. An address that does not exist is deleted, unless it was
 * confirmed before.
 */
export async function recordLink(
  database: Database,
  row: SubscriptionRow,
  outcome: Outcome,
  now: number,
): Promise<void> {
  const { id, link_due_at: leasedUntil, link_tries: tries, confirmed_at: confirmedAt } = row
  if (outcome.what === 'gone' && confirmedAt === null) return dropSubscription(database, id)
  const until = (row.asked_at ?? now) + linkLifetimeMs
  const dueAt = outcome.what === 'later' ? nextTry({ tries, until, ...outcome }, now) : null
  await database
    .updateTable('subscription')
    .set({ link_due_at: dueAt })
    .where('id', '=', id)
    // The address may have been typed again since: that mail is due too.
    .where('link_due_at', '=', leasedUntil)
    .execute()
}

/** Deletes the addresses that were not confirmed in time. */
export async function deleteUnconfirmed(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', now - linkLifetimeMs)
    .execute()
}

/** Ends the subscription of a person who is erased, if there is one. */
export const eraseEmail = (database: DatabaseOrTransaction, email: string): Promise<void> =>
  endSubscription(database, 'email', email.toLowerCase())
