import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'

interface BulkBody {
  done: number[]
  saved: { id: number; revision: number }[]
  unchanged: number
  refused: { id: number; title: string; error: string }[]
  next: { after: number; through: number; left: number } | null
}
const savedAgain = 'This was saved again since. Its history has the earlier versions.'

describeOnDatabases('a change of several entries', (given) => {
  const open = () => {
    const { add, ...api } = openContentApi(given.database)
    const addLive = async (fields: Parameters<typeof article>[0]) => {
      const made = await add('ana', fields)
      await made.act('ana', 'publish')
      return made
    }
    const bulk = async (who: StaffName, body: object) => {
      const answer = await api.post(who, '/entries/article/commands', body)
      expect(answer.status).toBe(200)
      return answer.body as unknown as BulkBody
    }
    return { api, add, addLive, bulk }
  }

  test('sets category and date, adds and removes topics, and shows published ones at once', async () => {
    const { add, addLive, bulk } = open()
    const live = await addLive({ title: 'Live', topics: ['robotics', 'STEM'] })
    const draft = await add('ben', { title: 'Draft', topics: ['stem'] })
    const ids = [live.id, draft.id]
    const topics = { addTopics: ['JHS', 'Robotics'], removeTopics: ['Stem'] }
    const change = { category: 'Outside News', day: '2026-10-01', ...topics }
    const answer = await bulk('ana', { ids, action: 'change', change })
    expect(answer).toMatchObject({ done: ids, refused: [], unchanged: 0 })
    expect(await live.read()).toMatchObject({
      data: {
        category: 'Outside News',
        publishedOn: '2026-10-01',
        topics: ['robotics', 'JHS'],
      },
      state: 'published',
      workingRevision: null,
    })
    expect(await draft.read()).toMatchObject({ data: { topics: ['JHS', 'Robotics'] } })
    const listed = given.database.selectFrom('entry_topic').where('entry_id', '=', live.id)
    const place = { category: 'Outside News', sort_day: 20_261_001 }
    expect(
      await listed.select(['topic', 'category', 'sort_day']).orderBy('topic').execute(),
    ).toEqual(['jhs', 'robotics'].map((topic) => ({ topic, ...place })))
    const again = await bulk('ana', { ids, action: 'change', change })
    expect(again).toMatchObject({ done: [], unchanged: 2 })
    const events = given.database.selectFrom('activity').where('action', '=', 'change')
    expect(await events.select('id').execute()).toHaveLength(2)
  })

  test('says of each refused entry why, and changes the rest', async () => {
    const { add, addLive, bulk } = open()
    const foreign = await add('ana', { title: 'Not hers' })
    const own = await add('ben', { title: 'His own' })
    const waiting = await addLive({ title: 'Waits' })
    await waiting.save('ana', { title: 'Waits, new' }, 2)
    const twenty = Array.from({ length: 20 }, (_none, index) => `topic ${index}`)
    const full = await addLive({ title: 'Full', topics: twenty })
    const change = { addTopics: ['PGS'] }
    const ids = [foreign.id, own.id]
    expect(await bulk('ben', { ids, action: 'change', change })).toMatchObject({
      done: [own.id],
      refused: [
        {
          id: foreign.id,
          title: 'Not hers',
          error: 'Another person wrote this. Ask an editor to change it.',
        },
      ],
    })
    const answer = await bulk('ana', { ids: [waiting.id, full.id], action: 'change', change })
    expect(answer.done).toEqual([])
    expect(answer.refused.map(({ title, error }) => [title, error])).toEqual([
      ['Waits', 'A change of this waits to be shown to visitors. Show or discard it first.'],
      ['Full', expect.stringContaining('at most 20 topics')],
    ])
    expect(await full.read()).toMatchObject({ data: { topics: twenty } })
    const error = expect.any(String) as string
    expect(await bulk('ana', { ids: [own.id, 999], action: 'publish' })).toEqual({
      done: [own.id],
      saved: [{ id: own.id, revision: 3 }],
      unchanged: 0,
      ended: 0,
      refused: [{ id: 999, title: '', error }],
      next: null,
    })
  })

  test('reaches every entry that matches, in portions, though their change moves them out of the filter', async () => {
    const { api, add, bulk } = open()
    for (let index = 1; index <= 53; index += 1) await add('ana', { title: `Many ${index}` })
    await add('ana', { title: 'Another' })
    const body = { action: 'change', change: { category: 'Outside News' } }
    const filter = { q: 'many', category: 'Campus News' }
    const first = await bulk('ana', { ...body, matching: filter })
    expect(first.done).toHaveLength(50)
    expect(first.next?.left).toBe(3)
    // Comes after the first call, so it is not among those that the person saw.
    await add('ana', { title: 'Many later' })
    const { left: _, ...rest } = first.next ?? {}
    const second = await bulk('ana', { ...body, matching: { ...filter, ...rest } })
    expect(second.done).toHaveLength(3)
    expect(second.next).toBeNull()
    const left = await api.get('ana', '/entries/article?category=Campus%20News')
    expect(left.body.total).toBe(2)
  })

  test('is taken back as a whole, except where a person saved since', async () => {
    const { add, addLive, bulk } = open()
    const live = await addLive({ title: 'Live', topics: ['arts'] })
    const touched = await add('ana', { title: 'Touched' })
    const change = { category: 'Outside News', addTopics: ['SHS'], day: '2026-01-01' }
    const ids = [live.id, touched.id]
    const { saved } = await bulk('ana', { ids, action: 'change', change })
    await touched.save('ana', { title: 'Touched since' }, 2)
    const undone = await bulk('ana', { action: 'undo', saved })
    expect(undone.done).toEqual([live.id])
    expect(undone.refused).toEqual([{ id: touched.id, title: 'Touched since', error: savedAgain }])
    expect(await live.read()).toMatchObject({
      data: { category: 'Campus News', topics: ['arts'], publishedOn: '2026-11-05' },
      state: 'published',
    })
  })

  test('published or taken down is taken back with its times, except where a person saved since or a change waited', async () => {
    const { api, add, addLive, bulk } = open()
    const draft = await add('ben', { title: 'Draft' })
    const touched = await add('ana', { title: 'Touched' })
    const ids = [draft.id, touched.id]
    const { saved } = await bulk('ana', { ids, action: 'publish' })
    expect(saved.map(({ id }) => id)).toEqual(ids)
    expect(await draft.read()).toMatchObject({ state: 'published' })
    await touched.save('ana', { title: 'Touched since' }, 2)
    const back = { action: 'undo-visibility', saved }
    expect((await api.post('ben', '/entries/article/commands', back)).body).toMatchObject({
      done: [],
      refused: ids.map((id) => ({ id })),
    })
    const undone = await bulk('ana', back)
    expect(undone.done).toEqual([draft.id])
    expect(undone.refused).toMatchObject([{ title: 'Touched', error: savedAgain }])
    expect(await draft.read()).toMatchObject({ state: 'draft', publishAt: null })

    const live = await add('ana', { title: 'Live' })
    const expiresAt = noon + 86_400_000
    await live.act('ana', 'publish', { expiresAt })
    const { publishAt } = await live.read()
    const waiting = await addLive({ title: 'Waits' })
    await waiting.save('ana', { title: 'Waits with a change' }, 2)
    const down = await bulk('ana', { ids: [live.id, waiting.id], action: 'unpublish' })
    expect(down.done).toEqual([live.id, waiting.id])
    // Taken back, the waiting change would be shown unasked.
    expect(down.saved.map(({ id }) => id)).toEqual([live.id])
    expect(await live.read()).toMatchObject({ state: 'unpublished' })
    const undo = { action: 'undo-visibility', saved: down.saved }
    await bulk('ana', undo)
    expect(await live.read()).toMatchObject({ state: 'published', publishAt, expiresAt })
    expect((await bulk('ana', undo)).done).toEqual([])
  })

  test('is refused without ids or a filter, with both, or without what is to change', async () => {
    const { api, add } = open()
    const { id } = await add('ana')
    const change = { category: 'Outside News' }
    for (const body of [
      { action: 'change', change },
      { ids: [id], matching: {}, action: 'change', change },
      { ids: [id], action: 'change' },
      { ids: [id], action: 'publish', change },
      { ids: [id], action: 'explode' },
    ])
      expect((await api.post('ana', '/entries/article/commands', body)).status).toBe(422)
  })

  test('keeps what the kind does not have, and its own rules', async () => {
    const { api } = open()
    const path = '/entries/announcement'
    const data = announcement({ endsOn: '2026-11-08' })
    const { id } = (await api.post('ana', path, { data })).body
    const call = (change: object) =>
      api.post('ana', `${path}/commands`, { ids: [id], action: 'change', change })
    const change = async (fields: object) => (await call(fields)).body as unknown as BulkBody
    const noTopics = 'Announcements: this list has no topics to change.'
    expect((await change({ addTopics: ['JHS'] })).refused[0]?.error).toBe(noTopics)
    const tooEarly = 'The end may not come before the start.'
    expect((await change({ day: '2026-12-01' })).refused[0]?.error).toContain(tooEarly)
    expect((await change({ category: 'Admissions' })).done).toEqual([id])
  })
})

describeOnDatabases('the pictures of a list', (given) => {
  test('are small, and missing where the picture must not be seen', async () => {
    const { add, get } = openContentApi(given.database)
    const id = 'a'.repeat(20)
    await putPicture(given.database, { id, focal_x: 10 })
    await add('ana', { title: 'With', bannerImage: `/media/${id}/lanterns.jpg` })
    await add('ana', { title: 'Without' })
    const list = async () =>
      (await get('ana', '/entries/article?sort=title&order=ASC')).body.data as {
        thumbnail: unknown
      }[]
    const address = `/media/${id}/0a1b2c3d4e5f/320.webp`
    expect((await list()).map(({ thumbnail }) => thumbnail)).toEqual([
      { address, focalX: 10, focalY: 50 },
      null,
    ])
    await given.database.updateTable('media').set({ shows_learners: 'yes' }).execute()
    expect((await list())[0]?.thumbnail).toBeNull()
  })
})
