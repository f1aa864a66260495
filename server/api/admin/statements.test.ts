import { expect, test } from 'vitest'
import { promoteDueRevisions } from '../../../school/content/editing/due-revisions.server.ts'
import { readStatement } from '../../../school/content/entries/statements.server.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, noon } from '../../../tests/helpers/entries.ts'

const minute = 60_000
const path = '/entries/announcement'

describeOnBothDatabases('the code of an entry', (given) => {
  const open = () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const source = { database: given.database, now: () => clock.now, host: null }
    const add = async (fields: object = {}) => {
      const { body } = await api.post('ana', path, { data: announcement(fields) })
      const code = body.code ?? ''
      const own = `${path}/${body.id}`
      const act = (action: string, body?: object) =>
        api.post('ana', `${own}/commands`, { action, ...body })
      return { code, own, act, read: () => readStatement(source, code) }
    }
    return { api, source, clock, add }
  }

  test('is made with it and stays; what has no statement has no code', async () => {
    const { api, add } = open()
    const { code, act } = await add()
    expect(code).toMatch(/^[2-9B-DF-HJ-NP-RTV-XZ]{8}$/)
    expect((await act('publish')).body.code).toBe(code)
    expect((await act('copy', { submission: 'new-1' })).body.code).not.toBe(code)
    expect((await api.add('ana')).code).toBeNull()
  })

  test('says nothing of a draft, of what is scheduled, and of what was taken back before its time', async () => {
    const { source, clock, add } = open()
    const { code, act, read } = await add()
    expect(await read()).toBeNull()
    await act('publish', { publishAt: noon + minute })
    expect(await read()).toBeNull()
    await act('unpublish')
    clock.now += 2 * minute
    for (const each of [code, code.toLowerCase(), '22222222'])
      expect(await readStatement(source, each)).toBeNull()
  })

  test('says what visitors read, from when on, and what a correction changed', async () => {
    const { api, clock, add } = open()
    const { own, act, read } = await add({ content: '<p>Bring a pen.</p><p>And water.</p>' })
    await act('publish')
    clock.now += minute
    const data = announcement({ title: 'No classes on Monday', content: '<p>Bring a pen.</p>' })
    // A save that waits, and publishing it without a change: visitors read it only then.
    await api.put('ana', own, { data, basedOn: 2 })
    expect((await read())?.history).toHaveLength(1)
    clock.now += minute
    await act('publish')
    // A change that no one reads, such as a longer time, is not told.
    await act('publish', { expiresAt: noon + 60 * minute })
    const statement = await read()
    expect(statement).toMatchObject({
      state: 'current',
      since: noon,
      said: { headline: 'No classes on Monday', message: 'Bring a pen.' },
      path: '/announcements/no-classes-on-monday',
    })
    expect(statement?.history).toMatchObject([
      { what: 'published', at: noon },
      {
        what: 'corrected',
        at: noon + 2 * minute,
        changed: [
          { part: 'headline', before: 'No classes on Friday' },
          { part: 'message', before: 'Bring a pen.\nAnd water.' },
        ],
      },
    ])
    expect(JSON.stringify(statement)).not.toContain('Ana')
  })

  test('tells a scheduled correction only when it is live', async () => {
    const { clock, add } = open()
    const { act, read } = await add()
    await act('publish')
    const data = announcement({ title: 'Classes on Friday after all' })
    await act('publish', { data, basedOn: 2, publishAt: noon + minute })
    expect((await read())?.history).toHaveLength(1)
    clock.now += minute
    await promoteDueRevisions(given.database, clock.now, () => undefined)
    expect((await read())?.history.at(-1)).toMatchObject({
      what: 'corrected',
      at: noon + minute,
      said: { headline: 'Classes on Friday after all' },
    })
  })

  test('says that it was withdrawn, from the trash too, and published again', async () => {
    const { clock, add } = open()
    const { act, read } = await add()
    await act('publish')
    clock.now += minute
    await act('trash')
    expect(await read()).toMatchObject({ state: 'withdrawn', until: noon + minute, path: null })
    clock.now += minute
    await act('restore')
    const back = await read()
    expect(back).toMatchObject({ state: 'current', since: noon, until: null })
    expect(back?.history.map(({ what }) => what)).toEqual(['published', 'withdrawn', 'restored'])
  })

  test('says nothing of a sample, and until when its own words were shown that replaced it', async () => {
    const { clock, add } = open()
    const { act, read } = await add({ sample: true })
    await act('publish')
    expect(await read()).toBeNull()
    clock.now += minute
    await act('publish', { data: announcement(), basedOn: 2, expiresAt: noon + 2 * minute })
    expect(await read()).toMatchObject({ state: 'current', since: noon + minute })
    clock.now += minute
    expect(await read()).toMatchObject({ state: 'ended', until: noon + 2 * minute, path: null })
  })
})
