import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPage } from './answer-page.ts'

const fresh = new Response('fresh')
const old = new Response('old')
const none = new Response('no connection')

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['comes from the network, although there is a copy', 0, old, fresh, 0, []],
  ['comes from the network too when that takes 19 seconds', 19_000, old, fresh, 19_000, []],
  ['is its copy after 20 silent seconds, which says why', 60_000, old, old, 20_000, ['slow']],
  ['without a copy waits as long as the browser does', 60_000, null, fresh, 60_000, ['slow']],
  ['is its copy at once without a connection', 'offline', old, old, 0, ['offline']],
  ['else is the page about that', 'offline', null, none, 0, ['offline']],
  ['is that page too when storage fails', 'offline', 'fails', none, 0, ['offline']],
] as const)('a page that is loaded %s', async (_, network, copy, shown, afterMs, asked) => {
  const why: string[] = []
  const answered = answerPage({
    network: () =>
      network === 'offline'
        ? Promise.reject(new TypeError('offline'))
        : new Promise((resolve) => setTimeout(() => resolve(fresh), network)),
    copy: (reason) => {
      why.push(reason)
      return copy === 'fails' ? Promise.reject(new Error('storage')) : Promise.resolve(copy)
    },
    noConnection: () => Promise.resolve(none),
  }).then((answer) => [answer, Date.now()])
  await vi.advanceTimersByTimeAsync(60_000)
  const [answer, at] = await answered
  expect(answer).toBe(shown)
  expect([at, why]).toEqual([afterMs, asked])
})
