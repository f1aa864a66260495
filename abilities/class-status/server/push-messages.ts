import { choicesOf } from '../subscriptions.server.ts'
import { testWords, wordsOf } from '../message-words.ts'
import type { PushPayload } from '../../../site/service-worker/push.ts'
import type { TakenMessage } from '../notice-messages.server.ts'
import type { SubscriptionChoices } from '../subscription.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import type { PhoneKeys } from './encrypt-message.ts'
import { addressIn } from '../../../site/languages/language.ts'
import type { PushTask } from './push-task.ts'

/** Shortest time for which a service is asked to keep a message, also of a notice that ends sooner, in seconds. */
const minTtlSeconds = 60

/** Time that a service keeps a test message for a phone that is off, in seconds. */
const testTtlSeconds = 3_600

/** Topic and tag of a notice: a newer message with it replaces the older one on the phone. */
const topicOf = (noticeId: number) => `class-notice-${noticeId}`

/** Makes the push message about a notice. @param now UTC in milliseconds */
export function noticePushTask(
  { message, subscription, told }: TakenMessage,
  now: number,
): PushTask {
  const { language } = choicesOf(subscription)
  const topic = topicOf(message.notice_id)
  const payload: PushPayload = {
    ...wordsOf(told, language),
    tag: topic,
    lang: language,
    path: addressIn(language, fillPattern(classNoticeKind.pattern, { slug: told.slug })),
  }
  return {
    endpoint: subscription.address,
    keys: { p256dh: subscription.p256dh ?? '', auth: subscription.auth ?? '' },
    text: JSON.stringify(payload),
    ttlSeconds: Math.max(minTtlSeconds, Math.floor((told.until - now) / 1_000)),
    topic,
  }
}

/** Makes the message that proves that a phone can be reached. */
export function testPushTask(
  { endpoint, keys }: { endpoint: string; keys: PhoneKeys },
  { language }: SubscriptionChoices,
  school: string,
): PushTask {
  const payload: PushPayload = {
    ...testWords(language, school),
    tag: 'class-status-test',
    lang: language,
    path: addressIn(language, '/status'),
  }
  return { endpoint, keys, text: JSON.stringify(payload), ttlSeconds: testTtlSeconds, topic: null }
}
