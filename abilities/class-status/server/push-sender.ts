import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { clockAheadMs, currentTime } from '../../../school/base/clock.ts'
import { threadFile } from '../../../school/base/task-answers.ts'
import { TaskThread } from '../../../school/base/task-thread.server.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import { decryptSecret, encryptSecret } from '../../../school/staff/accounts/secret-key.server.ts'
import { addressIn } from '../../../site/languages/language.ts'
import type { PushPayload } from '../../../site/service-worker/push.ts'
import { writePushMessage, writeTestMessage } from '../message-texts.ts'
import type { ClaimedMessage, Outcome } from '../notice-messages.server.ts'
import type { PushSubscriptionInput } from '../subscription.ts'
import { choicesOf } from '../subscriptions.server.ts'
import type { PushAnswer, PushKeys, PushTask, PushThreadData } from './web-push.ts'

/** Shortest time for which a service is asked to keep a message, also of a notice that ends sooner, in seconds. */
const minTtlSeconds = 60

/** Time that a service keeps a test message for a phone that is off, in seconds. */
const testTtlSeconds = 3_600

/** Sender of push messages, and the public key with which phones subscribe. */
export interface PushSender {
  publicKey: string
  send: (task: PushTask) => Promise<Outcome>
}

/**
 * Opens the sender, which works in a thread of its own.
 *
 * @param publicOrigin this site: whom a push service may turn to
 * @returns `null` when the private key was encrypted with another key than that of `dataDir`
 */
export async function openPushSender(
  database: Database,
  dataDir: string,
  publicOrigin: string,
): Promise<PushSender | null> {
  const keys = await readPushKeys(database, dataDir)
  if (!keys) return null
  const { protocol, hostname } = new URL(publicOrigin)
  // RFC 8292, 2.1: a contact of the sender, as `https:` or `mailto:`.
  const subject = protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
  const thread = new TaskThread<PushTask, PushAnswer>(threadFile('push-thread', import.meta.url), {
    workerData: { keys, subject, aheadMs: clockAheadMs() } satisfies PushThreadData,
  })
  return {
    publicKey: keys.publicKey,
    send: async (task) => outcomeOf(await thread.run(task), currentTime()),
  }
}

/**
 * Reads the keys, and makes them on first use: phones that have subscribed accept messages signed
 * with them alone. The private key is stored as other secrets are.
 */
async function readPushKeys(database: Database, dataDir: string): Promise<PushKeys | null> {
  const find = () => database.selectFrom('push_key').selectAll().where('id', '=', 1)
  if (!(await find().executeTakeFirst())) await addPushKeys(database, dataDir)
  const row = await find().executeTakeFirstOrThrow()
  const privateKey = await decryptSecret(dataDir, row.private_key)
  return privateKey === null ? null : { publicKey: row.public_key, privateKey }
}

/** Adds new keys; when another process was first, its keys hold. */
async function addPushKeys(database: Database, dataDir: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const parts = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  await database
    .insertInto('push_key')
    .values({
      id: 1,
      public_key: Buffer.concat(parts).toString('base64url'),
      private_key: await encryptSecret(dataDir, d),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Says what an answer of a push service means (RFC 8030, 5 and 7.3). */
function outcomeOf(answer: PushAnswer, now: number): Outcome {
  if ('unusable' in answer) return { what: 'failed' }
  if ('error' in answer) return { what: 'later', retryAfterMs: null }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { what: 'handed-over' }
  if (status === 404 || status === 410) return { what: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { what: 'later', retryAfterMs: readRetryAfter(retryAfter, now) }
  return { what: 'failed' }
}

/** Reads a Retry-After header, seconds or a date, in milliseconds; `null` when it is unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Makes the push message about a notice. @param now UTC in milliseconds */
export function noticePushTask(
  { message, subscription, news }: ClaimedMessage,
  now: number,
): PushTask {
  const { language } = choicesOf(subscription)
  // A newer message with this topic and tag replaces the older one on the phone.
  const topic = `class-notice-${message.notice_id}`
  const payload: PushPayload = {
    ...writePushMessage(news, language),
    tag: topic,
    lang: language,
    path: addressIn(language, fillPattern(classNoticeKind.pattern, { slug: news.slug })),
  }
  return {
    endpoint: subscription.address,
    keys: { p256dh: subscription.p256dh ?? '', auth: subscription.auth ?? '' },
    text: JSON.stringify(payload),
    ttlSeconds: Math.max(minTtlSeconds, Math.floor((news.until - now) / 1_000)),
    topic,
  }
}

/** Makes the message that proves that a phone can be reached. */
export function testPushTask(
  { endpoint, keys, language }: PushSubscriptionInput,
  school: string,
): PushTask {
  const payload: PushPayload = {
    ...writeTestMessage(language, school),
    tag: 'class-status-test',
    lang: language,
    path: addressIn(language, '/status'),
  }
  return { endpoint, keys, text: JSON.stringify(payload), ttlSeconds: testTtlSeconds, topic: null }
}
