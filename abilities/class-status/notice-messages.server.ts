import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import type { NoticeMessageRow, SubscriptionRow } from '../../db/tables.ts'
import { inTransaction } from '../../db/change-content.ts'
import { newId } from '../../school/staff/accounts/secret-token.server.ts'
import { parseNews, type NoticeNews } from './notice-news.server.ts'

export type Channel = 'push' | 'email'

/** Time for which messages are kept for counting after the notice ended, in milliseconds. */
const keptMs = 30 * 86_400_000

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
  | { what: 'later'; retryAfterMs: number | null }

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
 * Claims messages that are due. Each is leased for a time: no other process delivers it before, and
 * one whose process was killed is due again after it. A message of an earlier version is dropped: its
 * words have changed, and the message that replaces it says the new ones.
 */
export async function claimMessages(
  database: Database,
  { channel, count, leaseMs }: { channel: Channel; count: number; leaseMs: number },
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

/** Records the outcomes of messages. One that was replaced meanwhile stays due. */
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
    // Thousands end at once: those that end alike share a statement.
    const alike = Map.groupBy(changes, ({ message, state, at }) =>
      [message.lease, state, at].join(' '),
    )
    for (const group of alike.values()) await updateMessages(transaction, group)
  })
}

/** Updates messages alike and ends their lease, unless another process has claimed them since. */
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

const channelSchema = z.object({
  handedOver: z.number().int().describe('phones or addresses whose service took the message'),
  waiting: z.number().int(),
  failed: z.number().int(),
})

export const reachedSchema = z
  .object({
    notice: z.number().int().describe('id of the notice'),
    push: channelSchema.describe('phones'),
    email: channelSchema.describe('e-mail addresses'),
  })
  .describe('What became of the newest message about a notice.')
export type Reached = z.output<typeof reachedSchema>

/** Counts the newest messages of each notice by channel and state. */
export async function countReached(
  database: Database,
  noticeIds: readonly number[],
): Promise<Reached[]> {
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

/** Deletes the messages of notices whose last day ended a month ago. */
export async function deleteOldMessages(database: Database, now: number): Promise<void> {
  const deliveries = await database
    .selectFrom('notice_delivery')
    .select(['notice_id', 'told'])
    .where('told', 'is not', null)
    .execute()
  const old = deliveries
    .filter(({ told }) => (parseNews(told)?.until ?? now) < now - keptMs)
    .map(({ notice_id: id }) => id)
  if (old.length === 0) return
  await database.deleteFrom('notice_message').where('notice_id', 'in', old).execute()
}

const secondMs = 1_000
const minuteMs = 60 * secondMs

/** Delays before each retry, in milliseconds; when the last retry fails, the message has failed. */
const waitsMs = [5 * secondMs, 20 * secondMs, minuteMs, 3 * minuteMs, 10 * minuteMs, 30 * minuteMs]

/** The longest that a service may ask us to wait, in milliseconds. */
const longestWaitMs = 60 * minuteMs

/**
 * Returns when a message is tried again; `null`: never, it came too often or too late.
 *
 * @param tries how often it was tried, this time included
 * @param retryAfterMs what the service asked for; `null` for nothing
 * @param until when it is of no use any more, UTC in milliseconds
 */
export function nextTry(
  { tries, retryAfterMs, until }: { tries: number; retryAfterMs: number | null; until: number },
  now: number,
): number | null {
  const wait = waitsMs[tries - 1]
  if (wait === undefined) return null
  const at = now + Math.max(wait, Math.min(retryAfterMs ?? 0, longestWaitMs))
  return at < until ? at : null
}
