import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { changeContent } from '../../db/change-content.ts'
import type { SubscriptionRow } from '../../db/tables.ts'
import { deriveToken } from '../../school/staff/accounts/secret-key.server.ts'
import { hashToken } from '../../school/staff/accounts/secret-token.server.ts'
import { dropSubscription, nextTry, type Outcome } from './notice-messages.server.ts'
import type { EmailSubscriptionInput, SubscriptionChoices } from './subscription.ts'
import { addressKeyOf, endSubscription, findSubscription, hasRoom } from './subscriptions.server.ts'

/** Lifetime of the link that confirms an address, in milliseconds. */
const linkLifeMs = 86_400_000

/** Longer than a mail takes with its time-outs, in milliseconds. */
const leaseMs = 120_000

/**
 * Stores that someone typed an e-mail address, and that a mail with its link is due. What a confirmed
 * address chose stays: its mail leads to the page that changes it.
 *
 * @param now UTC in milliseconds
 */
export function requestByEmail(
  database: Database,
  { email, levels, language }: EmailSubscriptionInput,
  now: number,
): Promise<void> {
  return changeContent(database, async (transaction) => {
    const known = await findSubscription(transaction, 'email', email)
    const due = { asked_at: now, link_due_at: now, link_tries: 0 }
    const values = { levels: JSON.stringify(levels), language, ...due }
    await transaction
      .insertInto('subscription')
      .values({
        channel: 'email',
        address: email,
        address_key: addressKeyOf('email', email),
        created_at: now,
        ...values,
      })
      .onConflict((conflict) =>
        conflict.column('address_key').doUpdateSet(known?.confirmed_at ? due : values),
      )
      .execute()
  })
}

/**
 * Returns the token of a subscription, which is in every mail to it. It can be made again, and old
 * mails keep working for as long as the subscription lives.
 */
export async function tokenOf(
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

/** Finds what a link is for; `null` when it ended, or was not confirmed in time. */
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
  const isOver = row?.confirmed_at === null && (row.asked_at ?? 0) + linkLifeMs <= now
  return isOver ? null : (row ?? null)
}

/** Confirms an address with the choices of its owner, or changes them. */
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

/** Ends the subscription that a link is for, if there is one. */
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

/** Claims the mails with links that are due. No other process sends them until their lease ends. */
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

/** Records what became of a mail with a link. An address that does not exist is forgotten. */
export async function recordLink(
  database: Database,
  row: SubscriptionRow,
  outcome: Outcome,
  now: number,
): Promise<void> {
  const { id, link_due_at: leasedUntil, link_tries: tries, confirmed_at: confirmedAt } = row
  if (outcome.what === 'gone' && confirmedAt === null) return dropSubscription(database, id)
  const until = (row.asked_at ?? now) + linkLifeMs
  const dueAt = outcome.what === 'later' ? nextTry({ tries, until, ...outcome }, now) : null
  await database
    .updateTable('subscription')
    .set({ link_due_at: dueAt })
    .where('id', '=', id)
    // The address may have been typed again, whose mail is due too.
    .where('link_due_at', '=', leasedUntil)
    .execute()
}

/** Deletes the addresses that were not confirmed in time. */
export async function deleteUnconfirmed(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', now - linkLifeMs)
    .execute()
}

/** Ends the subscription of an address, where a person is erased. */
export const eraseEmail = (database: DatabaseOrTransaction, email: string): Promise<void> =>
  endSubscription(database, 'email', email.toLowerCase())
