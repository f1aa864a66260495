import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerPage } from './answer-page.ts'

const fresh = new Response('fresh')
const old = new Response('old')
const none = new Response('no connection')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers a page in which each way does what is given, else has nothing. */
const answer = (ways: Partial<Parameters<typeof answerPage>[0]>) =>
  answerPage({
    network: () => Promise.reject(new TypeError('offline')),
    copy: () => Promise.resolve(null),
    noConnection: () => Promise.resolve(none),
    ...ways,
  })

const after = (ms: number, value: Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(value), ms)
  })

describe('a page that is loaded', () => {
  test('comes from the network, although there is a copy', async () => {
    const copy = vi.fn<() => Promise<Response>>().mockResolvedValue(old)
    expect(await answer({ network: () => Promise.resolve(fresh), copy })).toBe(fresh)
    expect(copy).not.toHaveBeenCalled()
  })

  test('comes from the network too when that takes 19 seconds', async () => {
    const answered = answer({
      network: () => after(19_000, fresh),
      copy: () => Promise.resolve(old),
    })
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await answered).toBe(fresh)
  })

  test('is its copy after 20 silent seconds, which says why', async () => {
    const copy = vi.fn<() => Promise<Response>>().mockResolvedValue(old)
    const answered = answer({ network: () => after(60_000, fresh), copy })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answered).toBe(old)
    expect(copy).toHaveBeenCalledWith('slow')
  })

  test('without a copy waits as long as the browser does', async () => {
    const answered = answer({ network: () => after(60_000, fresh) })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answered).toBe(fresh)
  })

  test('is its copy at once when there is no connection, else the page about that', async () => {
    expect(await answer({ copy: () => Promise.resolve(old) })).toBe(old)
    expect(await answer({})).toBe(none)
  })

  test('says so too when storage fails', async () => {
    expect(await answer({ copy: () => Promise.reject(new Error('storage')) })).toBe(none)
  })
})
