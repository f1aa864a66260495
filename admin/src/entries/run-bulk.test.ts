import { expect, test, vi } from 'vitest'
import { connectionLost } from '../api/staff-api-error.ts'
import { runBulk, type Portion } from './run-bulk.ts'

vi.mock('../api/call-staff-api.ts', () => ({ callStaffApi: () => undefined }))

const answer = (done: number[], left = 0) => ({
  done,
  saved: done.map((id) => ({ id, revision: 2 })),
  unchanged: 0,
  ended: 0,
  refused: [],
  next: left > 0 ? { after: 50, through: 99, left } : null,
})
const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_none, index) => first + index)

const stop = new AbortController()
const run = async (
  choice: Parameters<typeof runBulk>[0]['choice'],
  send: (portion: Portion) => ReturnType<typeof answer>,
) => {
  const parts: number[] = []
  const asked: Portion[] = []
  const given = async (portion: Portion) => {
    asked.push(portion)
    return send(portion)
  }
  const onProgress = (part: number) => void parts.push(part)
  const outcome = await runBulk({ choice, send: given, onProgress, signal: stop.signal })
  return { outcome, parts, asked }
}

test('chosen entries are sent in portions, with the part that is done', async () => {
  const { outcome, parts, asked } = await run({ ids: idsFrom(1, 120) }, (portion) =>
    answer('ids' in portion ? portion.ids : []),
  )
  expect(asked).toHaveLength(3)
  expect(outcome.done).toEqual(idsFrom(1, 120))
  expect(parts).toEqual([50 / 120, 100 / 120, 1])
})

test('every match is followed to the last portion', async () => {
  const answers = [answer(idsFrom(1, 50), 25), answer(idsFrom(51, 25))]
  const { outcome, parts, asked } = await run(
    { filters: { q: 'fair' } },
    () => answers.shift() ?? answer([]),
  )
  expect(asked).toEqual([
    { matching: { q: 'fair' } },
    { matching: { q: 'fair', after: 50, through: 99 } },
  ])
  expect(outcome).toMatchObject({ problem: '', done: idsFrom(1, 75) })
  expect(parts).toEqual([50 / 75, 1])
})

test('a lost connection, and a person who stops it, end it with what was done', async () => {
  const { outcome } = await run({ ids: idsFrom(1, 60) }, (portion) => {
    if ('ids' in portion && portion.ids[0] === 1) return answer(portion.ids)
    throw connectionLost()
  })
  expect(outcome.done).toHaveLength(50)
  expect(outcome.problem).toContain('There is no connection.')
  const stopped = await run({ filters: {} }, () => {
    stop.abort()
    return answer(idsFrom(1, 50), 25)
  })
  expect(stopped.outcome).toMatchObject({
    done: idsFrom(1, 50),
    problem: 'Stopped. The rest is as it was.',
  })
})
