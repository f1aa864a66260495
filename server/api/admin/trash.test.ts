import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnDatabases('an entry that is restored from the trash', (given) => {
  const open = async (steps: readonly (readonly [string, object?])[]) => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    const path = `/entries/article/${id}`
    for (const [action, body] of steps) {
      const who = action === 'request-review' ? 'ben' : 'ana'
      expect([action, (await api.post(who, `${path}/${action}`, body)).status]).toEqual([
        action,
        200,
      ])
      clock.now += 1
    }
    const throwAndRestore = async (after = 0) => {
      const before = (await api.get('ana', path)).body
      expect((await api.post('ana', `${path}/trash`)).body.state).toBe('trashed')
      clock.now += after
      const restored = (await api.post('ana', `${path}/restore`)).body
      expect(restored).toEqual((await api.get('ana', path)).body)
      return { before, restored }
    }
    return { throwAndRestore }
  }

  test.each([
    ['draft', []],
    ['review', [['request-review', { note: 'Please' }]]],
    ['published', [['publish']]],
    ['scheduled', [['publish', { publishAt: noon + 5 * hour, expiresAt: noon + 9 * hour }]]],
    ['expired', [['publish', { publishAt: noon - hour, expiresAt: noon - 1 }]]],
    ['unpublished', [['publish'], ['unpublish']]],
  ] as const)('is again what it was: %s', async (state, steps) => {
    const { throwAndRestore } = await open(steps)
    const { before, restored } = await throwAndRestore(hour)
    const { revision: _, updatedAt: __, ...same } = before as typeof before & { updatedAt: number }
    expect(before.state).toBe(state)
    expect(restored).toMatchObject({ ...same, updatedBy: 'Ana Reyes' })
  })

  test('is a draft when its scheduled time has passed in the meantime', async () => {
    const { throwAndRestore } = await open([['publish', { publishAt: noon + hour }]])
    const { restored } = await throwAndRestore(2 * hour)
    expect(restored).toMatchObject({ state: 'draft', publishAt: null })
  })

  test('is expired when its end has passed in the meantime', async () => {
    const { throwAndRestore } = await open([['publish', { expiresAt: noon + hour }]])
    expect((await throwAndRestore(2 * hour)).restored.state).toBe('expired')
  })

  test('keeps its state when it is trashed and restored twice', async () => {
    const { throwAndRestore } = await open([['publish']])
    await throwAndRestore()
    expect((await throwAndRestore()).restored.state).toBe('published')
  })
})

describeOnDatabases('an entry in the trash', (given) => {
  test('does not stop the other entries of its list from being ordered', async () => {
    const api = openContentApi(given.database)
    const ids: number[] = []
    for (const title of ['One', 'Two', 'Three']) {
      const data = {
        title,
        date: '2026-01-01',
        content: '<p>x</p>',
        author: 'Grade 10',
        group: 'jhs',
      }
      const { id } = (await api.post('ana', '/entries/research', { data })).body
      await api.post('ana', `/entries/research/${id}/publish`)
      ids.push(id)
    }
    expect((await api.post('ana', '/entries/research/order', { ids })).status).toBe(200)
    await api.post('ana', `/entries/research/${ids[0]}/trash`)
    expect(
      (await api.post('ana', '/entries/research/order', { ids: [ids[2], ids[1]] })).status,
    ).toBe(200)
  })
})
