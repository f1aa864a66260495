import { Agent, request, type RequestOptions } from 'node:https'
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { currentTime, moveClock } from '../../../school/base/clock.ts'
import { answerTasks } from '../../../school/base/task-thread.server.ts'
import type { PushAnswer, PushTask, PushThreadData } from './push-task.ts'
import { encryptMessage, isPhoneKeyError, VapidSigner } from './web-push.ts'

/** Maximum time of one request, in milliseconds. */
const requestTimeoutMs = 10_000

/**
 * Maximum number of connections to one push service: bounds the memory and the open files of a
 * delivery to thousands of phones. Further requests wait for a free connection.
 */
const maxSocketsPerService = 128

/** Time after which an unused connection closes, in milliseconds: an idle thread ends then, too. */
const idleSocketMs = 30_000

const { keys, subject, clockAheadMs } = workerData as PushThreadData
lowerPriority()
moveClock(clockAheadMs)
const vapid = new VapidSigner(keys, subject)
const agent = new Agent({
  keepAlive: true,
  maxSockets: maxSocketsPerService,
  maxFreeSockets: maxSocketsPerService,
  timeout: idleSocketMs,
})
answerTasks(encryptAndSend)

/**
 * Lowers the priority of this thread. Visitors come first where there is one core: encrypting for
 * thousands of phones takes seconds. Only Linux has priorities of threads; elsewhere the whole process
 * would get the lower priority.
 */
function lowerPriority() {
  if (process.platform === 'linux') setPriority(10)
}

/** Encrypts a push message and sends it, away from the thread that answers visitors. */
async function encryptAndSend(task: PushTask): Promise<PushAnswer> {
  let body: Buffer
  try {
    body = encryptMessage(task.text, task.keys)
  } catch (error) {
    return isPhoneKeyError(error) ? { hasBadKeys: true } : { fault: String(error) }
  }
  try {
    return await send(task, body)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Sends an encrypted message. @returns the answer of the push service */
function send({ endpoint, ttlSeconds, topic }: PushTask, body: Buffer): Promise<PushAnswer> {
  const options: RequestOptions = {
    method: 'POST',
    agent,
    signal: AbortSignal.timeout(requestTimeoutMs),
    headers: {
      authorization: vapid.headerFor(new URL(endpoint).origin, currentTime()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      ttl: ttlSeconds,
      urgency: 'high',
      ...(topic && { topic }),
    },
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(endpoint, options, (response) => {
      const { statusCode: status = 0, headers } = response
      // Discards the body of the answer, so that the connection can be used again.
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve({ status, retryAfter: headers['retry-after'] }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
