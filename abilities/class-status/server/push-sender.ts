import type { Outcome } from '../notice-messages.server.ts'
import type { PushKeys } from '../push-keys.server.ts'
import { readRetryAfter } from '../tries.ts'
import { threadFile } from '../../../school/base/task-answers.ts'
import { TaskThread } from '../../../school/base/task-thread.server.ts'
import type { PushAnswer, PushTask, PushThreadData } from './push-task.ts'
import { clockAheadMs, currentTime } from '../../../school/base/clock.ts'

/** Hands one message over to its push service. */
export type SendPush = (task: PushTask) => Promise<Outcome>

/**
 * Creates what hands push messages over, in a thread of its own.
 * @param publicOrigin this site: whom a push service may turn to
 */
export function createPushSender(keys: PushKeys, publicOrigin: string): SendPush {
  const { protocol, hostname } = new URL(publicOrigin)
  // RFC 8292, 2.1: a contact of the sender, as `https:` or `mailto:`.
  const subject = protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
  const thread = new TaskThread<PushTask, PushAnswer>(threadFile('push-thread', import.meta.url), {
    workerData: { keys, subject, aheadMs: clockAheadMs() } satisfies PushThreadData,
  })
  return async (task) => outcomeOf(await thread.run(task), currentTime())
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
