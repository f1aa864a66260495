import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import { addressIn } from '../../../site/languages/language.ts'
import type { PushPayload } from '../../../site/service-worker/push.ts'
import type { ClaimedMessage } from '../notice-messages.server.ts'
import { writePushMessage, writeTestMessage } from '../push-texts.ts'
import type { PushSubscriptionInput } from '../subscription.ts'
import { choicesOf } from '../subscriptions.server.ts'
import type { PushKeys } from './web-push.ts'

/** The data that the thread of push messages starts with. */
export interface PushThreadData {
  keys: PushKeys
  /** a contact of the sender (RFC 8292, 2.1) */
  subject: string
  /** time by which the clock of the site is ahead of the machine's */
  clockAheadMs: number
}

/** One message for one phone. */
export interface PushTask {
  endpoint: string
  keys: PushSubscriptionInput['keys']
  text: string
  /** time for which the service keeps the message for a phone that is off */
  ttlSeconds: number
  /** a later message with the same topic replaces this one at the service (RFC 8030, 5.4) */
  topic: string | null
}

/** Answer of the push service to a message, or the reason for which it has none. */
export type PushAnswer =
  | { status: number; retryAfter: string | undefined }
  /** the service could not be reached */
  | { error: string }
  /** the phone subscribed with keys that cannot be used */
  | { hasBadKeys: true }
  /** this site failed to encrypt the message, which is a bug */
  | { fault: string }

/** Minimum time for which a service is asked to keep a message, also of a notice that ends sooner. */
const minTtlSeconds = 60

/** Time for which a service keeps a test message for a phone that is off. */
const testTtlSeconds = 3_600

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
    // Only subscriptions by e-mail have no keys. An empty key cannot encrypt: the message fails.
    keys: { p256dh: subscription.p256dh ?? '', auth: subscription.auth ?? '' },
    text: JSON.stringify(payload),
    ttlSeconds: Math.max(minTtlSeconds, Math.floor((news.until - now) / 1_000)),
    topic,
  }
}

/** Makes the message that proves that a phone can be reached. */
export function testPushTask(
  { endpoint, keys, language }: PushSubscriptionInput,
  schoolName: string,
): PushTask {
  const payload: PushPayload = {
    ...writeTestMessage(language, schoolName),
    tag: 'class-status-test',
    lang: language,
    path: addressIn(language, '/status'),
  }
  return { endpoint, keys, text: JSON.stringify(payload), ttlSeconds: testTtlSeconds, topic: null }
}
