import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import type { NoticeMessageRow, SubscriptionRow } from '../../db/tables.ts'
import { inTransaction } from '../../db/change-content.ts'
import { newId } from '../../school/staff/accounts/secret-token.server.ts'
import { parseNews, type NoticeNews } from './notice-news.server.ts'

export type Channel = 'push' | 'email'

/** Time for which messages are kept for counting after the notice ended, in milliseconds. */
const retentionMs = 30 * 86_400_000

/** A message that this process delivers now. */
export interface ClaimedMessage {
  message: Pick<NoticeMessageRow, 'id' | 'notice_id' | 'version' | 'tries' | 'lease'>
  subscription: SubscriptionRow
  news: NoticeNews
}

/** Outcome of delivering a message to a push service or mail server. */
export type Outcome =
  | { what: 'handed-over' }
  /** the service refused it for good */
  | { what: 'failed' }
  /** the subscription does not exist any more */
  | { what: 'gone' }
  /** `retryAfterMs`: the wait that the service asked for; `null` for none */
  | { what: 'later'; retryAfterMs: number | null }

/** Outcome of a message that cannot be sent now, without a wait that the service asked for. */
export const tryLater: Outcome = { what: 'later', retryAfterMs: null }

/** Settings for the delivery of messages through a channel. */
export interface ChannelSettings {
  channel: Channel
  /** maximum number of messages that are sent at the same time */
  maxConcurrent: number
  /** longer than sending takes, in milliseconds: then other processes may claim the message */
  leaseMs: number
  send: (claimed: ClaimedMessage, now: number) => Promise<Outcome>
}

/**
 * Claims messages that are due. Each is leased for `leaseMs`: no other process delivers it before, and
 * a message whose process was killed is due again after that. A message of an earlier version is
 * dropped: its words have changed, and the message that replaces it says the new ones.
 *
 * @param now UTC in milliseconds
 */
export async function claimMessages(
  database: Database,
  { channel, count, leaseMs }: Pick<ChannelSettings, 'channel' | 'leaseMs'> & { count: number },
  now: number,
): Promise<ClaimedMessage[]> {
  const lease = newId()
  const messages = await database
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
    // Repeated for the row itself: another process may have claimed it in the meantime.
    .where('due_at', '<=', now)
    .returning(['id', 'notice_id', 'subscription_id', 'version', 'tries', 'lease'])
    .execute()
  if (messages.length === 0) return []
  const subscriptionIds = messages.map((message) => message.subscription_id)
  const noticeIds = [...new Set(messages.map((message) => message.notice_id))]
  const [subscriptions, deliveries] = await Promise.all([
    database.selectFrom('subscription').selectAll().where('id', 'in', subscriptionIds).execute(),
    database
      .selectFrom('notice_delivery')
      .select(['notice_id', 'version', 'told'])
      .where('notice_id', 'in', noticeIds)
      .execute(),
  ])
  const subscriptionOf = new Map(subscriptions.map((each) => [each.id, each]))
  const deliveryOf = new Map(deliveries.map((each) => [each.notice_id, each]))
  const claimed: ClaimedMessage[] = []
  for (const message of messages) {
    const subscription = subscriptionOf.get(message.subscription_id)
    const delivery = deliveryOf.get(message.notice_id)
    const news = delivery?.version === message.version ? parseNews(delivery.told) : null
    if (subscription && news) claimed.push({ message, subscription, news })
    else await updateMessages(database, [{ message, state: 'dropped', at: null }])
  }
  return claimed
}

/** Records the outcomes of messages. A message that was replaced meanwhile stays due. */
export async function recordOutcomes(
  database: Database,
  outcomes: readonly { claimed: ClaimedMessage; outcome: Outcome }[],
  now: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const changes = []
    for (const { claimed, outcome } of outcomes) {
      const { message, subscription, news } = claimed
      if (outcome.what === 'gone') await dropSubscription(transaction, subscription.id)
      else if (outcome.what === 'later') {
        const at = nextTry({ tries: message.tries, until: news.until, ...outcome }, now)
        changes.push({ message, state: at === null ? 'failed' : 'waiting', at })
      } else changes.push({ message, state: outcome.what, at: null })
    }
    // Thousands end at once: messages with the same lease, state and time share a statement.
    const alike = Map.groupBy(changes, ({ message, state, at }) =>
      [message.lease, state, at].join(' '),
    )
    for (const group of alike.values()) await updateMessages(transaction, group)
  })
}

/**
 * Gives messages of one lease the same state and due time, and ends the lease. Messages that another
 * process has claimed since stay as they are.
 */
async function updateMessages(
  database: Database,
  group: readonly { message: ClaimedMessage['message']; state: string; at: number | null }[],
) {
  const [first] = group
  if (!first) return
  const ids = group.map(({ message }) => message.id)
  await database
    .updateTable('notice_message')
    .set({ state: first.state, due_at: first.at, lease: null })
    .where('id', 'in', ids)
    .where('lease', '=', first.message.lease)
    .execute()
}

/** Deletes a subscription; its waiting messages are dropped, its delivered ones stay counted. */
export async function dropSubscription(database: Database, id: number): Promise<void> {
  await database
    .updateTable('notice_message')
    .set({ state: 'dropped', due_at: null, lease: null })
    .where('subscription_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await database.deleteFrom('subscription').where('id', '=', id).execute()
}

const channelCountsSchema = z.object({
  handedOver: z.number().int().describe('phones or addresses whose service took the message'),
  waiting: z.number().int(),
  failed: z.number().int(),
})

export const deliveryCountsSchema = z
  .object({
    notice: z.number().int().describe('id of the notice'),
    push: channelCountsSchema.describe('phones'),
    email: channelCountsSchema.describe('e-mail addresses'),
  })
  .describe('What became of the newest message about a notice.')
export type DeliveryCounts = z.output<typeof deliveryCountsSchema>

/** Counts the newest messages of each notice by channel and state. */
export async function countDeliveries(
  database: Database,
  noticeIds: readonly number[],
): Promise<DeliveryCounts[]> {
  if (noticeIds.length === 0) return []
  const rows = await database
    .selectFrom('notice_message')
    .select(['notice_id', 'channel', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('notice_id', 'in', noticeIds)
    .groupBy(['notice_id', 'channel', 'state'])
    .execute()
  return noticeIds.map((notice) => {
    const countOf = (channel: Channel, state: string) =>
      rows.find((row) => row.notice_id === notice && row.channel === channel && row.state === state)
        ?.count ?? 0
    const ofChannel = (channel: Channel) => ({
      handedOver: countOf(channel, 'handed-over'),
      waiting: countOf(channel, 'waiting'),
      failed: countOf(channel, 'failed'),
    })
    return { notice, push: ofChannel('push'), email: ofChannel('email') }
  })
}

/** Deletes the messages of notices whose last day ended a month ago. @param now UTC in milliseconds */
export async function deleteOldMessages(database: Database, now: number): Promise<void> {
  const deliveries = await database
    .selectFrom('notice_delivery')
    .select(['notice_id', 'told'])
    .where('told', 'is not', null)
    .execute()
  const old = deliveries
    .filter(({ told }) => (parseNews(told)?.until ?? now) < now - retentionMs)
    .map(({ notice_id: id }) => id)
  if (old.length === 0) return
  await database.deleteFrom('notice_message').where('notice_id', 'in', old).execute()
}

const secondMs = 1_000
const minuteMs = 60 * secondMs

/** Delays before each retry, in milliseconds; when the last retry fails, the message has failed. */
const retryDelaysMs = [
  5 * secondMs,
  20 * secondMs,
  minuteMs,
  3 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
]

/** Maximum wait that a service may ask for, in milliseconds. */
const maxRetryAfterMs = 60 * minuteMs

/**
 * Returns when a message is tried again, UTC in milliseconds; `null` after the last retry, or when it
 * would be too late.
 *
 * @param tries number of tries so far
 * @param retryAfterMs the wait that the service asked for; `null` for none
 * @param until when the message is of no use any more, UTC in milliseconds
 * @param now UTC in milliseconds
 */
export function nextTry(
  { tries, retryAfterMs, until }: { tries: number; retryAfterMs: number | null; until: number },
  now: number,
): number | null {
  const delay = retryDelaysMs[tries - 1]
  if (delay === undefined) return null
  const at = now + Math.max(delay, Math.min(retryAfterMs ?? 0, maxRetryAfterMs))
  return at < until ? at : null
}
