import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'

interface BulkBody {
  done: number[]
  saved: { id: number; revision: number }[]
  unchanged: number
  refused: { id: number; title: string; error: string }[]
  next: { after: number; through: number; left: number } | null
}

describeOnDatabases('a change of several entries', (given) => {
  const open = () => {
    const api = openContentApi(given.database)
    const add = async (who: StaffName, fields: Parameters<typeof article>[0], publish = false) => {
      const { id } = (await api.post(who, '/entries/article', { data: article(fields) })).body
      if (publish) await api.post('ana', `/entries/article/${id}/publish`)
      return id
    }
    const bulk = async (who: StaffName, body: object, path = 'bulk') => {
      const answer = await api.post(who, `/entries/article/${path}`, body)
      expect(answer.status).toBe(200)
      return answer.body as unknown as BulkBody
    }
    const fields = async (id: number) =>
      (await api.get('ana', `/entries/article/${id}`)).body.data as ReturnType<typeof article>
    return { api, add, bulk, fields }
  }

  test('sets category and date, adds and removes topics, and shows published ones at once', async () => {
    const { api, add, bulk, fields } = open()
    const live = await add('ana', { title: 'Live', topics: ['robotics', 'STEM'] }, true)
    const draft = await add('ben', { title: 'Draft', topics: ['stem'] })
    const change = {
      category: 'Outside News',
      day: '2026-10-01',
      addTopics: ['JHS', 'Robotics'],
      removeTopics: ['Stem'],
    }
    const answer = await bulk('ana', { ids: [live, draft], action: 'change', change })
    expect(answer).toMatchObject({ done: [live, draft], refused: [], unchanged: 0 })
    expect(await fields(live)).toMatchObject({
      category: 'Outside News',
      publishedOn: '2026-10-01',
      topics: ['robotics', 'JHS'],
    })
    expect(await fields(draft)).toMatchObject({ topics: ['JHS', 'Robotics'] })
    expect((await api.get('ana', `/entries/article/${live}`)).body).toMatchObject({
      state: 'published',
      workingRevision: null,
    })
    const listed = await given.database
      .selectFrom('entry_topic')
      .select(['topic', 'category', 'sort_day'])
      .where('entry_id', '=', live)
      .orderBy('topic')
      .execute()
    expect(listed).toEqual([
      { topic: 'jhs', category: 'Outside News', sort_day: 20_261_001 },
      { topic: 'robotics', category: 'Outside News', sort_day: 20_261_001 },
    ])
    const again = await bulk('ana', { ids: [live, draft], action: 'change', change })
    expect(again).toMatchObject({ done: [], unchanged: 2 })
    const events = await given.database
      .selectFrom('activity')
      .select(['staff_name', 'action'])
      .where('action', '=', 'change')
      .execute()
    expect(events).toHaveLength(2)
  })

  test('says of each refused entry why, and changes the rest', async () => {
    const { api, add, bulk, fields } = open()
    const foreign = await add('ana', { title: 'Not hers' })
    const own = await add('ben', { title: 'His own' })
    const waiting = await add('ana', { title: 'Waits' }, true)
    const { revision } = (await api.get('ana', `/entries/article/${waiting}`)).body
    await api.put('ana', `/entries/article/${waiting}`, {
      data: article({ title: 'Waits, new' }),
      basedOn: revision,
    })
    const full = await add('ana', { title: 'Full', topics: topics(20) }, true)
    const change = { addTopics: ['PGS'] }
    expect(await bulk('ben', { ids: [foreign, own], action: 'change', change })).toMatchObject({
      done: [own],
      refused: [
        {
          id: foreign,
          title: 'Not hers',
          error: 'Another person wrote this. Ask an editor to change it.',
        },
      ],
    })
    const answer = await bulk('ana', { ids: [waiting, full], action: 'change', change })
    expect(answer.done).toEqual([])
    expect(answer.refused.map(({ title, error }) => [title, error])).toEqual([
      ['Waits', 'A change of this waits to be shown to visitors. Show or discard it first.'],
      ['Full', expect.stringContaining('at most 20 topics')],
    ])
    expect((await fields(full)).topics).toHaveLength(20)
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
    const second = await bulk('ana', { ...body, matching: { ...filter, ...withoutLeft(first) } })
    expect(second.done).toHaveLength(3)
    expect(second.next).toBeNull()
    const left = await api.get('ana', '/entries/article?category=Campus%20News')
    expect(left.body.total).toBe(2)
  })

  test('is taken back as a whole, except where a person saved since', async () => {
    const { api, add, bulk, fields } = open()
    const live = await add('ana', { title: 'Live', topics: ['arts'] }, true)
    const touched = await add('ana', { title: 'Touched' })
    const change = { category: 'Outside News', addTopics: ['SHS'], day: '2026-01-01' }
    const { saved } = await bulk('ana', { ids: [live, touched], action: 'change', change })
    await api.put('ana', `/entries/article/${touched}`, {
      data: { ...(await fields(touched)), title: 'Touched since' },
      basedOn: saved[1]?.revision,
    })
    const undone = await bulk('ana', { saved }, 'undo')
    expect(undone.done).toEqual([live])
    expect(undone.refused).toEqual([
      {
        id: touched,
        title: 'Touched since',
        error: 'This was saved again since. Its history has the earlier versions.',
      },
    ])
    expect(await fields(live)).toMatchObject({
      category: 'Campus News',
      topics: ['arts'],
      publishedOn: '2026-11-05',
    })
    expect((await api.get('ana', `/entries/article/${live}`)).body.state).toBe('published')
  })

  test('published or taken down is taken back with its times, except where a person saved since or a change waited', async () => {
    const { api, add, bulk, fields } = open()
    const state = async (id: number) => (await api.get('ana', `/entries/article/${id}`)).body
    const draft = await add('ben', { title: 'Draft' })
    const touched = await add('ana', { title: 'Touched' })
    const published = await bulk('ana', { ids: [draft, touched], action: 'publish' })
    expect(published.saved.map(({ id }) => id)).toEqual([draft, touched])
    expect(await state(draft)).toMatchObject({ state: 'published' })
    await api.put('ana', `/entries/article/${touched}`, {
      data: { ...(await fields(touched)), title: 'Touched since' },
      basedOn: published.saved[1]?.revision,
    })
    const back = { action: 'undo-visibility', saved: published.saved }
    expect((await api.post('ben', '/entries/article/undo', back)).body).toMatchObject({
      done: [],
      refused: [{ id: draft }, { id: touched }],
    })
    const undone = await bulk('ana', back, 'undo')
    expect(undone.done).toEqual([draft])
    expect(undone.refused.map(({ title, error }) => [title, error])).toEqual([
      ['Touched', 'This was saved again since. Its history has the earlier versions.'],
    ])
    expect(await state(draft)).toMatchObject({ state: 'draft', publishAt: null })

    const live = await add('ana', { title: 'Live' })
    const end = noon + 86_400_000
    await api.post('ana', `/entries/article/${live}/publish`, { expiresAt: end })
    const { publishAt } = await state(live)
    const waiting = await add('ana', { title: 'Waits' }, true)
    await api.put('ana', `/entries/article/${waiting}`, {
      data: { ...(await fields(waiting)), title: 'Waits with a change' },
      basedOn: (await state(waiting)).revision,
    })
    const down = await bulk('ana', { ids: [live, waiting], action: 'unpublish' })
    expect(down.done).toEqual([live, waiting])
    // Taken back, the waiting change would be shown unasked.
    expect(down.saved.map(({ id }) => id)).toEqual([live])
    expect(await state(live)).toMatchObject({ state: 'unpublished' })
    await bulk('ana', { action: 'undo-visibility', saved: down.saved }, 'undo')
    expect(await state(live)).toMatchObject({ state: 'published', publishAt, expiresAt: end })
    const again = await bulk('ana', { action: 'undo-visibility', saved: down.saved }, 'undo')
    expect(again.done).toEqual([])
  })

  test('is refused without ids or a filter, with both, or without what is to change', async () => {
    const { api, add } = open()
    const id = await add('ana', { title: 'One' })
    const change = { category: 'Outside News' }
    for (const body of [
      { action: 'change', change },
      { ids: [id], matching: {}, action: 'change', change },
      { ids: [id], action: 'change' },
      { ids: [id], action: 'publish', change },
    ])
      expect((await api.post('ana', '/entries/article/bulk', body)).status).toBe(422)
  })

  test('keeps what the kind does not have, and its own rules', async () => {
    const { api } = open()
    const { id } = (
      await api.post('ana', '/entries/announcement', {
        data: announcement({ endsOn: '2026-11-08' }),
      })
    ).body
    const change = async (fields: object) =>
      (
        await api.post('ana', '/entries/announcement/bulk', {
          ids: [id],
          action: 'change',
          change: fields,
        })
      ).body as unknown as BulkBody
    expect((await change({ addTopics: ['JHS'] })).refused[0]?.error).toBe(
      'Announcements: this list has no topics to change.',
    )
    expect((await change({ day: '2026-12-01' })).refused[0]?.error).toContain(
      'The end may not come before the start.',
    )
    expect((await change({ category: 'Admissions' })).done).toEqual([id])
  })
})

describeOnDatabases('the pictures of a list', (given) => {
  test('are small, and missing where the picture must not be seen', async () => {
    const api = openContentApi(given.database)
    const picture = async (id: string, learners: object = {}) => {
      await given.database
        .insertInto('media')
        .values({ ...mediaRow, id, ...learners })
        .execute()
      const bannerImage = `/media/${id}/fair.jpg`
      await api.post('ana', '/entries/article', { data: article({ title: id, bannerImage }) })
    }
    await picture('a'.repeat(20), { focal_x: 10 })
    await api.post('ana', '/entries/article', { data: article({ title: 'Without' }) })
    const listed = (await api.get('ana', '/entries/article?sort=title&order=ASC')).body.data as {
      thumbnail: unknown
    }[]
    expect(listed.map(({ thumbnail }) => thumbnail)).toEqual([
      { address: `/media/${'a'.repeat(20)}/${'c'.repeat(12)}/320.webp`, focalX: 10, focalY: 50 },
      null,
    ])
    await given.database.updateTable('media').set({ shows_learners: 'yes' }).execute()
    const hidden = (await api.get('ana', '/entries/article?sort=title&order=ASC')).body.data as {
      thumbnail: unknown
    }[]
    expect(hidden[0]?.thumbnail).toBeNull()
  })
})

const topics = (count: number) => Array.from({ length: count }, (_none, index) => `topic ${index}`)

const withoutLeft = ({ next }: BulkBody) => ({ after: next?.after, through: next?.through })

const mediaRow = {
  kind: 'image',
  name: 'Fair',
  file_name: 'fair.jpg',
  version: 'c'.repeat(12),
  type: 'image/jpeg',
  width: 900,
  height: 600,
  bytes: 1_000,
  widths: '320,640,900',
  color: '',
  alt: 'The fair.',
  decorative: 0,
  focal_x: 50,
  focal_y: 50,
  created_at: noon,
  created_by: 'Ana Reyes',
  updated_at: noon,
}
