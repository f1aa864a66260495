import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'

const day = 24 * 3_600_000

describeOnDatabases('a draft with gaps', (given) => {
  test.each([
    ['article', { category: '', title: '' }],
    ['announcement', { date: '', category: '', title: '' }],
    ['event', { startsAt: '', endsAt: '', category: '', repeat: { every: '', until: '' } }],
    ['research', { author: '', group: '', date: '' }],
    ['service-article', { paragraphs: [''] }],
  ])(
    'of the kind %s is saved, read, changed, previewed, copied and exported',
    async (kind, gaps) => {
      const { get, post, put } = openContentApi(given.database)
      const created = await post('ben', `/entries/${kind}`, { data: {} })
      expect(created).toMatchObject({ status: 201, body: { state: 'draft', title: '' } })
      const { id } = created.body
      const path = `/entries/${kind}/${id}`
      expect((await get('ben', path)).body).toEqual(created.body)
      const data = { title: 'Half', ...gaps }
      const saved = await put('ben', path, { data, basedOn: 1 })
      expect(saved).toMatchObject({ status: 200, body: { data } })
      for (const wanted of [{ id }, { id, data: {} }, { data, live: 'typed' }])
        expect((await post('ben', '/previews', { subject: kind, ...wanted })).status).toBe(201)
      expect((await post('ben', `${path}/copy`)).status).toBe(201)
      expect((await get('ana', `/entries/${kind}/export?format=csv`)).status).toBe(200)
      expect((await get('ana', `/entries/${kind}`)).body.total).toBe(2)
    },
  )

  test('is not published or sent to review until they are filled, and says what is missing', async () => {
    const { post, put } = openContentApi(given.database)
    const { id } = (await post('ben', '/entries/article', { data: { title: 'Half' } })).body
    const path = `/entries/article/${id}`
    const publish = (body?: object) => post('ana', `${path}/publish`, body)
    const missing = { status: 422, body: { problems: [{ field: 'category' }] } }
    expect(await post('ben', `${path}/request-review`)).toMatchObject(missing)
    const refused = await publish()
    expect(refused).toMatchObject(missing)
    expect(refused.body.error).toContain('Choose Campus News or Outside News.')
    const data = article({ title: '' })
    expect(await publish({ data, basedOn: 1 })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'title', message: 'Enter a title.' }] },
    })
    await publish({ data: article(), basedOn: 1 })
    // Over a published entry too, gaps are saved for staff, and do not reach visitors.
    expect(await put('ana', path, { data, basedOn: 2 })).toMatchObject({ status: 200 })
    expect((await publish()).body.error).toContain('Enter a title.')
    expect((await seenByVisitors(given.database, noon)).titles).toEqual([article().title])
  })

  test('is refused in plain words where a field is wrong', async () => {
    const api = openContentApi(given.database)
    const post = async (kind: string, data: unknown) =>
      (await api.post('ben', `/entries/${kind}`, { data })).body.problems
    const day = 'This is not a day in the calendar. Enter it as 2026-12-16.'
    const [control, ...others] = await post('announcement', { date: '2026-02-30', title: 'a\0' })
    expect([control?.field, others]).toEqual(['title', []])
    expect(await post('announcement', { date: '2026-02-30' })).toEqual([
      { field: 'date', message: day },
    ])
    expect(await post('event', { title: 'Mass', startsAt: 'Friday' })).toEqual([
      { field: 'startsAt', message: 'Enter day and time as 2026-12-16T04:30.' },
    ])
    const wrongKinds = { title: 7, content: { a: 1 }, topics: 'x', sample: 'yes' }
    expect((await post('article', wrongKinds)).map(({ message }) => message)).toEqual([
      'Enter a title.',
      'Enter some text.',
      'Send a list.',
      'Enter yes or no.',
    ])
    for (const data of [null, 'x', [], undefined])
      expect((await api.post('ben', '/entries/article', { data })).status).toBe(422)
  })
})

describeOnDatabases('the day on an article', (given) => {
  const open = async (now = noon) => {
    const api = openContentApi(given.database, { now })
    return { ...api, ...(await api.add('ben', { publishedOn: null })) }
  }
  const shown = (publishedOn: string | null) => ({ status: 200, body: { data: { publishedOn } } })

  test('is by default the day of publication in Manila, however it is published', async () => {
    const lateEvening = Date.UTC(2026, 10, 20, 17)
    const open21 = () => open(lateEvening)
    expect(await (await open21()).act('ana', 'publish')).toMatchObject(shown('2026-11-21'))
    const { post, read, id } = await open21()
    await post('ana', '/entries/article/bulk', { ids: [id], action: 'publish' })
    expect(await read()).toMatchObject({ data: { publishedOn: '2026-11-21' } })
    const typed = { data: article({ publishedOn: null }), basedOn: 1 }
    expect(await (await open21()).act('ana', 'publish', typed)).toMatchObject(shown('2026-11-21'))
    expect(await (await open()).act('ben', 'request-review')).toMatchObject({ status: 200 })
    const scheduled = { publishAt: noon + 3 * day }
    expect(await (await open()).act('ana', 'publish', scheduled)).toMatchObject(shown('2026-11-23'))
  })

  test('stays as it was entered, and may be removed from a published article', async () => {
    const { act, save } = await openContentApi(given.database).add('ben')
    expect(await act('ana', 'publish')).toMatchObject(shown('2026-11-05'))
    expect(await save('ana', { publishedOn: null }, 2)).toMatchObject(shown(null))
    expect(await act('ana', 'publish', { expiresAt: noon + day })).toMatchObject(shown(null))
  })

  test('is set on an imported article when it is published, and on an announcement', async () => {
    const { get, post } = openContentApi(given.database)
    const fields = { ...article(), topics: '', publishedOn: '' }
    await post('ana', '/entries/article/import', { rows: [{ row: 2, fields }] })
    const [imported] = (await get('ana', '/entries/article')).body.data as { id: number }[]
    const published = await post('ana', `/entries/article/${imported?.id}/publish`)
    expect(published).toMatchObject(shown('2026-11-20'))
    const { date: _, ...undated } = announcement()
    const { id } = (await post('ana', '/entries/announcement', { data: undated })).body
    expect(await post('ana', `/entries/announcement/${id}/publish`)).toMatchObject({
      body: { data: { date: '2026-11-20' } },
    })
  })

  test('leaves an editor’s autosave alone', async () => {
    const { id, act, get, put } = await open()
    const typed = { data: { title: 'Half a thought' }, basedOn: 1 }
    await put('ana', `/autosaves/article/${id}`, typed)
    await act('ana', 'publish')
    expect((await get('ana', `/autosaves/article/${id}`)).body).toMatchObject(typed)
  })
})
