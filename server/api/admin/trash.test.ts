import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type AnswerBody } from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnDatabases('an entry that is restored from the trash', (given) => {
  const open = async (steps: readonly (readonly [string, object?])[]) => {
    const clock = { now: noon }
    const { act, read } = await openContentApi(given.database, clock).add('ben')
    for (const [action, body] of steps) {
      const who = action === 'request-review' ? 'ben' : 'ana'
      expect([action, (await act(who, action, body)).status]).toEqual([action, 200])
      clock.now += 1
    }
    return async (after: number) => {
      const before = (await read()) as AnswerBody & { updatedAt: number }
      expect((await act('ana', 'trash')).body.state).toBe('trashed')
      clock.now += after
      const restored = (await act('ana', 'restore')).body
      expect(restored).toEqual(await read())
      return { before, restored }
    }
  }

  test.each([
    ['draft', []],
    ['review', [['request-review', { note: 'Please' }]]],
    ['published', [['publish']]],
    ['scheduled', [['publish', { publishAt: noon + 5 * hour, expiresAt: noon + 9 * hour }]]],
    ['expired', [['publish', { publishAt: noon - hour, expiresAt: noon - 1 }]]],
    ['unpublished', [['publish'], ['unpublish']]],
  ] as const)('is again what it was, each time: %s', async (state, steps) => {
    const throwAndRestore = await open(steps)
    for (let times = 0; times < 2; times += 1) {
      const { before, restored } = await throwAndRestore(hour)
      const { revision: _, updatedAt: __, ...same } = before
      expect(before.state).toBe(state)
      expect(restored).toMatchObject({ ...same, updatedBy: 'Ana Reyes' })
    }
  })

  test('is a draft or expired when its start or its end has passed in the meantime', async () => {
    const scheduled = await open([['publish', { publishAt: noon + hour }]])
    expect((await scheduled(2 * hour)).restored).toMatchObject({ state: 'draft', publishAt: null })
    const ending = await open([['publish', { expiresAt: noon + hour }]])
    expect((await ending(2 * hour)).restored.state).toBe('expired')
  })
})
