import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { ServiceFailure } from './call-service.ts'
import { HostState, KeptAnswers } from './kept-answers.server.ts'

type Answer = Result<string, ServiceFailure>
const unreachable: Answer = fail({ reason: 'unreachable', message: 'The line is cut' })
const odd: Answer = fail({ reason: 'wrong-shape', message: 'Not a list' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Answers of a host whose next answer the test gives. */
function keepAnswers() {
  const answers = new KeptAnswers<string>(new HostState())
  const call = vi.fn<(answer: Answer | Promise<Answer>) => Promise<Answer>>(
    async (answer) => answer,
  )
  const ask = (answer: Answer | Promise<Answer>, address = '/news', waitMs = 60_000) =>
    answers.ask(address, () => call(answer), waitMs)
  return { ask, call }
}

describe('the answers of the content host', () => {
  test('come from the host each time, and the last good one stays after a failure', async () => {
    const { ask, call } = keepAnswers()
    expect(await ask(succeed('first'))).toEqual(succeed('first'))
    expect(await ask(succeed('second'))).toEqual(succeed('second'))
    expect(await ask(odd)).toEqual(succeed('second'))
    expect(await ask(odd, '/others')).toEqual(odd)
    expect(call).toHaveBeenCalledTimes(4)
  })

  test('are not asked for again within 15 seconds after a failure of their address', async () => {
    const { ask, call } = keepAnswers()
    expect(await ask(odd)).toEqual(odd)
    vi.advanceTimersByTime(14_999)
    expect(await ask(succeed('too soon'))).toEqual(odd)
    expect(await ask(succeed('another address'), '/others')).toEqual(succeed('another address'))
    expect(call).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    expect(await ask(succeed('again'))).toEqual(succeed('again'))
    expect(await ask(succeed('at once'))).toEqual(succeed('at once'))
    expect(call).toHaveBeenCalledTimes(4)
  })

  test('of a host that cannot be reached are asked for at no address for 15 seconds', async () => {
    const { ask, call } = keepAnswers()
    await ask(succeed('kept'))
    expect(await ask(unreachable, '/others')).toEqual(unreachable)
    vi.advanceTimersByTime(14_999)
    expect(await ask(succeed('too soon'))).toEqual(succeed('kept'))
    expect(await ask(succeed('too soon'), '/third')).toEqual(unreachable)
    expect(call).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    expect(await ask(succeed('again'), '/third')).toEqual(succeed('again'))
    expect(await ask(succeed('as well'))).toEqual(succeed('as well'))
  })

  test('are shared by calls at the same time, of which none waits longer than it may', async () => {
    const { ask, call } = keepAnswers()
    const slow = Promise.withResolvers<Answer>()
    const first = ask(slow.promise)
    const late = await ask(succeed('not asked'), '/news', 0)
    expect(late).toEqual(fail({ reason: 'unreachable', message: 'The content host is slow' }))
    slow.resolve(succeed('slow'))
    expect(await first).toEqual(succeed('slow'))
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('are kept of 100 addresses, those that were asked for last', async () => {
    const { ask } = keepAnswers()
    for (let each = 0; each < 100; each += 1) await ask(succeed(`good ${each}`), `/${each}`)
    await ask(succeed('good 0'), '/0')
    await ask(succeed('good 100'), '/100')
    expect(await ask(odd, '/0')).toEqual(succeed('good 0'))
    expect(await ask(odd, '/2')).toEqual(succeed('good 2'))
    expect(await ask(odd, '/1')).toEqual(odd)
  })
})
