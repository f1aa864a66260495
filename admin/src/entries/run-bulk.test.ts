import { expect, test, vi } from 'vitest'
import { connectionLost } from '../api/staff-api-error.ts'
import { runBulk, type Portion } from './run-bulk.ts'

const answer = (done: number[], next: { after: number; through: number; left: number } | null) => ({
  done,
  saved: done.map((id) => ({ id, revision: 2 })),
  unchanged: 0,
  ended: 0,
  refused: [],
  next,
})

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_none, index) => first + index)

const start = (send: (portion: Portion<object>) => ReturnType<typeof answer>) => {
  const stop = new AbortController()
  const onProgress = vi.fn<(part: number) => void>()
  const asked: Portion<object>[] = []
  const given = (portion: Portion<object>) => {
    asked.push(portion)
    return Promise.resolve().then(() => send(portion))
  }
  return { stop, onProgress, asked, run: { send: given, onProgress, signal: stop.signal } }
}

test('chosen entries are sent in portions, with the part that is done', async () => {
  const { run, onProgress, asked } = start((portion) =>
    answer('ids' in portion ? portion.ids : [], null),
  )
  const outcome = await runBulk({ ...run, choice: { ids: idsFrom(1, 120) } })
  expect(asked).toHaveLength(3)
  expect(outcome.done).toEqual(idsFrom(1, 120))
  expect(onProgress.mock.calls.flat()).toEqual([50 / 120, 100 / 120, 1])
})

test('every match is followed to the last portion', async () => {
  const answers = [
    answer(idsFrom(1, 50), { after: 50, through: 99, left: 25 }),
    answer(idsFrom(51, 25), null),
  ]
  const { run, onProgress, asked } = start(() => answers.shift() ?? answer([], null))
  const outcome = await runBulk({ ...run, choice: { filters: { q: 'fair' } } })
  expect(asked).toEqual([
    { matching: { q: 'fair' } },
    { matching: { q: 'fair', after: 50, through: 99 } },
  ])
  expect(outcome).toMatchObject({ problem: '', done: idsFrom(1, 75) })
  expect(onProgress.mock.calls.flat()).toEqual([50 / 75, 1])
})

test('a person who stops it, and a lost connection, end it with what was done', async () => {
  const stopped = start(() => {
    stopped.stop.abort()
    return answer(idsFrom(1, 50), { after: 50, through: 99, left: 25 })
  })
  expect(await runBulk({ ...stopped.run, choice: { filters: {} } })).toMatchObject({
    done: idsFrom(1, 50),
    problem: 'Stopped. The rest is as it was.',
  })
  const lost = start((portion) => {
    if ('ids' in portion && portion.ids[0] === 1) return answer(portion.ids, null)
    throw connectionLost()
  })
  const outcome = await runBulk({ ...lost.run, choice: { ids: idsFrom(1, 60) } })
  expect(outcome.done).toHaveLength(50)
  expect(outcome.problem).toContain('There is no connection.')
})
