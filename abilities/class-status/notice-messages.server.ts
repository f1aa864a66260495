import type { Database } from '../../db/database.ts'
import type { NoticeMessageRow, SubscriptionRow } from '../../db/tables.ts'
import { inTransaction } from '../../db/change-content.ts'
import { newId } from '../../school/staff/accounts/secret-token.server.ts'
import { readTold } from './notice-deliveries.server.ts'
import type { Told } from './told.ts'
import { nextTry } from './tries.ts'

export type Channel = 'push' | 'email'

/** Time for which messages are kept for counting after the notice ended, in milliseconds. */
const keptMs = 30 * 86_400_000

/** A message that this process hands over now. */
export interface TakenMessage {
  message: Pick<NoticeMessageRow, 'id' | 'notice_id' | 'version' | 'tries' | 'lease'>
  subscription: SubscriptionRow
  told: Told
}

/** Outcome of handing a message over. */
export type Outcome =
  | { what: 'handed-over' }
  /** the service refused it for good */
  | { what: 'failed' }
  /** the subscription does not exist any more */
  | { what: 'gone' }
  | { what: 'later'; retryAfterMs: number | null }

/**
 * Takes messages that are due. Each is leased for a time: no other process hands it over before, and
 * one whose process was killed is due again after it. A message of an earlier version is dropped: its
 * words have changed, and the message that replaces it says the new ones.
 */
export async function takeMessages(
  database: Database,
  { channel, count, leaseMs }: { channel: Channel; count: number; leaseMs: number },
  now: number,
): Promise<TakenMessage[]> {
  const lease = newId()
  const taken = await database
    .updateTable('notice_message')
    .set((eb) => ({ lease, due_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice_message')
        .select('id')
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(count),
    )
    // Said once more for the row itself: another process may have taken it in the meantime.
    .where('due_at', '<=', now)
    .returning(['id', 'notice_id', 'subscription_id', 'version', 'tries', 'lease'])
    .execute()
  if (taken.length === 0) return []
  const [subscriptions, deliveries] = await Promise.all([
    database
      .selectFrom('subscription')
      .selectAll()
      .where(
        'id',
        'in',
        taken.map((message) => message.subscription_id),
      )
      .execute(),
    database
      .selectFrom('notice_delivery')
      .select(['notice_id', 'version', 'told'])
      .where('notice_id', 'in', [...new Set(taken.map((message) => message.notice_id))])
      .execute(),
  ])
  const subscriptionOf = new Map(subscriptions.map((each) => [each.id, each]))
  const deliveryOf = new Map(deliveries.map((each) => [each.notice_id, each]))
  const complete: TakenMessage[] = []
  const dropped: number[] = []
  for (const message of taken) {
    const subscription = subscriptionOf.get(message.subscription_id)
    const delivery = deliveryOf.get(message.notice_id)
    const told = delivery?.version === message.version ? readTold(delivery.told) : null
    if (subscription && told) complete.push({ message, subscription, told })
    else dropped.push(message.id)
  }
  await endMessages(database, dropped, lease, 'dropped')
  return complete
}

/** Records what became of messages. One that was replaced meanwhile stays due. */
export async function recordOutcomes(
  database: Database,
  outcomes: readonly { taken: TakenMessage; outcome: Outcome }[],
  now: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const ended = new Map<string, { ids: number[]; lease: string; state: string }>()
    const end = ({ id, lease }: TakenMessage['message'], state: string) => {
      if (lease === null) return
      const key = `${lease} ${state}`
      const group = ended.get(key) ?? { ids: [], lease, state }
      group.ids.push(id)
      ended.set(key, group)
    }
    for (const { taken, outcome } of outcomes) {
      const { message, subscription, told } = taken
      const { tries } = message
      if (outcome.what === 'handed-over') end(message, 'handed-over')
      else if (outcome.what === 'failed') end(message, 'failed')
      else if (outcome.what === 'gone') await dropSubscription(transaction, subscription.id)
      else {
        const { retryAfterMs } = outcome
        const at = nextTry({ tries, retryAfterMs, until: told.until }, now)
        if (at === null) end(message, 'failed')
        else await retryAt(transaction, message, at)
      }
    }
    for (const { ids, lease, state } of ended.values())
      await endMessages(transaction, ids, lease, state)
  })
}

async function endMessages(database: Database, ids: number[], lease: string, state: string) {
  if (ids.length === 0) return
  await database
    .updateTable('notice_message')
    .set({ state, due_at: null, lease: null })
    .where('id', 'in', ids)
    .where('lease', '=', lease)
    .execute()
}

async function retryAt(database: Database, { id, lease }: TakenMessage['message'], at: number) {
  await database
    .updateTable('notice_message')
    .set({ due_at: at, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Deletes a subscription; what waits for it is dropped, what it got stays counted. */
export async function dropSubscription(database: Database, id: number): Promise<void> {
  await database
    .updateTable('notice_message')
    .set({ state: 'dropped', due_at: null, lease: null })
    .where('subscription_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await database.deleteFrom('subscription').where('id', '=', id).execute()
}

/** Numbers of subscribers of a channel, by the state of a notice's message to them. */
export interface Reached {
  handedOver: number
  waiting: number
  failed: number
}

const fieldOf: Record<string, keyof Reached> = {
  'handed-over': 'handedOver',
  waiting: 'waiting',
  failed: 'failed',
}

/** Counts what became of the newest message of each notice, by channel. */
export async function countReached(
  database: Database,
  noticeIds: readonly number[],
): Promise<Map<number, Record<Channel, Reached>>> {
  const none = () => ({ handedOver: 0, waiting: 0, failed: 0 })
  const reached = new Map(noticeIds.map((id) => [id, { push: none(), email: none() }]))
  if (noticeIds.length === 0) return reached
  const rows = await database
    .selectFrom('notice_message')
    .select(['notice_id', 'channel', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('notice_id', 'in', noticeIds)
    .groupBy(['notice_id', 'channel', 'state'])
    .execute()
  for (const { notice_id: id, channel, state, count } of rows) {
    const counted = reached.get(id)?.[channel as Channel]
    const field = fieldOf[state]
    if (counted && field) counted[field] = count
  }
  return reached
}

/** Deletes the messages of notices whose last day ended a month ago. */
export async function deleteOldMessages(database: Database, now: number): Promise<void> {
  const deliveries = await database
    .selectFrom('notice_delivery')
    .select(['notice_id', 'told'])
    .where('told', 'is not', null)
    .execute()
  const old = deliveries
    .filter(({ told }) => (readTold(told)?.until ?? now) < now - keptMs)
    .map(({ notice_id: id }) => id)
  if (old.length === 0) return
  await database.deleteFrom('notice_message').where('notice_id', 'in', old).execute()
}
