import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'

describeOnDatabases('an entry that is sent twice because its answer was lost', (given) => {
  const open = (clock?: { now: number }) => {
    const api = openContentApi(given.database, clock)
    return {
      ...api,
      send: (who: StaffName, autosave?: string, title = 'Fair') =>
        api.post(who, '/entries/article', { data: article({ title }), autosave }),
      count: async (kind = 'article') => (await api.get('ana', `/entries/${kind}`)).body.total,
    }
  }

  test('is added once, with the content that was sent last, also after it was refused', async () => {
    const { send, count } = open()
    expect((await send('ben', 'new-a1', 'a\0b')).status).toBe(422)
    const { id } = (await send('ben', 'new-a1')).body
    const second = await send('ben', 'new-a1', 'Fairs')
    expect(second).toMatchObject({ status: 201, body: { id, title: 'Fairs' } })
    expect(await count()).toBe(1)
  })

  test('is a conflict once another person has saved it', async () => {
    const { send, put } = open()
    const { id } = (await send('ben', 'new-a1')).body
    const theirs = { data: article({ title: 'Theirs' }), basedOn: 1 }
    await put('ana', `/entries/article/${id}`, theirs)
    const current = { id, title: 'Theirs' }
    expect(await send('ben', 'new-a1', 'Mine')).toMatchObject({
      status: 409,
      body: { reason: 'conflict', current },
    })
  })

  test('is a different entry under another name, by another person, of another kind, or without a name', async () => {
    const { send, count, post } = open()
    for (const [who, autosave] of [
      ['ben', 'new-a1'],
      ['ben', 'new-b2'],
      ['ana', 'new-a1'],
      ['ana', undefined],
      ['ana', undefined],
    ] as const)
      await send(who, autosave)
    expect(await count()).toBe(5)
    const notice = { data: announcement(), autosave: 'new-a1' }
    expect(await post('ana', '/entries/announcement', notice)).toMatchObject({ status: 201 })
    expect(await count('announcement')).toBe(1)
  })

  test('is copied once for each name', async () => {
    const { add, count } = open()
    const { act } = await add('ben')
    const copy = async (autosave?: string) => (await act('ben', 'copy', { autosave })).body.id
    const first = await copy('new-c1')
    expect(await copy('new-c1')).toBe(first)
    expect(await copy('new-c2')).not.toBe(first)
    expect(await copy()).not.toBe(first)
    expect(await count()).toBe(4)
  })

  test('is recognized after months', async () => {
    const clock = { now: noon }
    const { send } = open(clock)
    const { id } = (await send('ben', 'new-a1')).body
    clock.now += 100 * 24 * 3_600_000
    expect((await send('ben', 'new-b2')).body.id).not.toBe(id)
    expect((await send('ben', 'new-a1')).body.id).toBe(id)
  })
})
