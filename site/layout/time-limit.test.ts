import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitRequestTime } from './time-limit.ts'

const encoder = new TextEncoder()

/** Request that has no answer yet, with its own `signal`. */
interface Asked {
  signal: AbortSignal
  answer: (body: BodyInit | null, init?: ResponseInit) => void
}

let asked: Asked
const { fetch } = globalThis

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.fetch = (_, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal
      if (!signal) throw new Error('A request without a limit')
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      asked = { signal, answer: (body, options) => resolve(new Response(body, options)) }
    })
  limitRequestTime()
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})

/** A body whose pieces the test sends; like that of a browser, it fails when its request ends. */
function slowBody() {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  asked.signal.addEventListener('abort', () => controller.error(asked.signal.reason))
  return { body, send: (text: string) => controller.enqueue(encoder.encode(text)), controller }
}

test('a request without an answer fails after 20 seconds like a lost connection, and so does an answer that stops halfway', async () => {
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(19_999)
    expect(asked.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
  }
  const answer = globalThis.fetch('/news.data').catch((error: unknown) => error)
  await pass()
  expect(await answer).toBeInstanceOf(TypeError)

  const pending = globalThis.fetch('/news.data')
  const { body, send } = slowBody()
  asked.answer(body)
  const text = (await pending).text().catch((error: unknown) => error)
  send('a')
  await pass()
  expect(await text).toBeInstanceOf(TypeError)
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that takes longer in all is read to its end while more of it comes', async () => {
  const pending = globalThis.fetch('/news.data')
  await vi.advanceTimersByTimeAsync(15_000)
  const { body, send, controller } = slowBody()
  asked.answer(body, { status: 202, headers: { 'x-part': 'one' } })
  const answer = await pending
  expect([answer.status, answer.headers.get('x-part')]).toEqual([202, 'one'])
  const text = answer.text()
  for (const part of ['a', 'b', 'c']) {
    await vi.advanceTimersByTimeAsync(15_000)
    send(part)
  }
  await vi.advanceTimersByTimeAsync(15_000)
  controller.close()
  expect(await text).toBe('abc')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer without a body, a canceled one and an ended request leave no timer', async () => {
  const empty = globalThis.fetch('/empty')
  asked.answer(null, { status: 204 })
  expect((await empty).status).toBe(204)
  expect(vi.getTimerCount()).toBe(0)

  const pending = globalThis.fetch('/news.data')
  asked.answer(slowBody().body)
  await (await pending).body?.cancel()
  expect(vi.getTimerCount()).toBe(0)

  const caller = new AbortController()
  const ended = globalThis.fetch('/news.data', { signal: caller.signal })
  caller.abort(new Error('Left the page'))
  await expect(ended).rejects.toThrow('Left the page')
  expect(asked.signal.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
