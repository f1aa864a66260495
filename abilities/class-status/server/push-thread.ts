import { Agent, request, type RequestOptions } from 'node:https'
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { currentTime, moveClock } from '../../../school/base/clock.ts'
import { answerTasks } from '../../../school/base/task-thread.server.ts'
import type { PushAnswer, PushTask, PushThreadData } from './push-task.ts'
import { encryptMessage, VapidSigner } from './web-push.ts'

/** Maximum time of one request, in milliseconds. */
const requestTimeoutMs = 10_000

/**
 * Visitors come first where there is one core: encrypting for thousands of phones takes seconds. Only
 * Linux has priorities of threads; elsewhere this would be the priority of the whole process.
 */
if (process.platform === 'linux') setPriority(10)

const { keys, subject, clockAheadMs } = workerData as PushThreadData
moveClock(clockAheadMs)
const vapid = new VapidSigner(keys, subject)
const agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 128, timeout: 30_000 })

/** Encrypts push messages and hands them over, away from the thread that answers visitors. */
answerTasks(async (task: PushTask): Promise<PushAnswer> => {
  const body = encrypt(task)
  if (!body) return { unusable: true }
  try {
    return await send(task, body)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
})

function encrypt({ text, keys: phone }: PushTask): Buffer | null {
  try {
    return encryptMessage(text, phone)
  } catch {
    return null
  }
}

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
    const asked = request(endpoint, options, (response) => {
      const { statusCode: status = 0, headers } = response
      // What the service says is not read; the connection is used again.
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve({ status, retryAfter: headers['retry-after'] }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
