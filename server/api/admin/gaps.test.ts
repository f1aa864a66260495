import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

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
      const api = openContentApi(given.database)
      const created = await api.post('ben', `/entries/${kind}`, { data: {} })
      expect(created).toMatchObject({ status: 201, body: { state: 'draft', title: '' } })
      const path = `/entries/${kind}/${created.body.id}`
      expect((await api.get('ben', path)).body).toEqual(created.body)
      const data = { title: 'Half', ...gaps }
      const saved = await api.put('ben', path, { data, basedOn: 1 })
      expect(saved).toMatchObject({ status: 200, body: { data } })
      const { id } = created.body
      for (const wanted of [{ id }, { id, data: {} }, { data, live: 'typed' }]) {
        expect((await api.post('ben', '/previews', { subject: kind, ...wanted })).status).toBe(201)
      }
      expect((await api.post('ben', `${path}/copy`)).status).toBe(201)
      expect((await api.get('ana', `/entries/${kind}/export?format=csv`)).status).toBe(200)
      expect((await api.get('ana', `/entries/${kind}`)).body.total).toBe(2)
    },
  )

  test('is not published or sent to review until they are filled, and says what is missing', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: { title: 'Half' } })).body
    const path = `/entries/article/${id}`
    const missing = { status: 422, body: { problems: [{ field: 'category' }] } }
    expect(await api.post('ben', `${path}/request-review`)).toMatchObject(missing)
    expect(await api.post('ana', `${path}/publish`)).toMatchObject(missing)
    expect((await api.post('ana', `${path}/publish`)).body.error).toContain(
      'Choose Campus News or Outside News.',
    )
    const data = article({ title: '' })
    expect(await api.post('ana', `${path}/publish`, { data, basedOn: 1 })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'title', message: 'Enter a title.' }] },
    })
    await api.post('ana', `${path}/publish`, { data: article(), basedOn: 1 })
    // Over a published entry too, gaps are saved for staff, and do not reach visitors.
    expect(await api.put('ana', path, { data, basedOn: 2 })).toMatchObject({ status: 200 })
    expect((await api.post('ana', `${path}/publish`)).body.error).toContain('Enter a title.')
  })

  test('is refused where a field is wrong', async () => {
    const api = openContentApi(given.database)
    const refused = await api.post('ben', '/entries/announcement', {
      data: { date: '2026-02-30', title: 'a\0' },
    })
    expect(refused.body.problems.map(({ field }) => field)).toEqual(['title'])
    const wrongDay = await api.post('ben', '/entries/announcement', {
      data: { date: '2026-02-30' },
    })
    expect(wrongDay.body.problems).toEqual([
      { field: 'date', message: 'This is not a day in the calendar. Enter it as 2026-12-16.' },
    ])
    for (const data of [null, 'x', [], undefined]) {
      expect((await api.post('ben', '/entries/article', { data })).status).toBe(422)
    }
  })

  test('with a start time that cannot be read is refused at its field', async () => {
    const api = openContentApi(given.database)
    const data = {
      title: 'Mass',
      startsAt: 'Friday',
      endsAt: '2026-12-04T09:00',
      category: 'Spirituality',
    }
    expect((await api.post('ben', '/entries/event', { data })).body.problems).toEqual([
      { field: 'startsAt', message: 'Enter day and time as 2026-12-16T04:30.' },
    ])
  })

  test('says in plain words which kind of value a field takes', async () => {
    const api = openContentApi(given.database)
    const data = { title: 7, content: { a: 1 }, topics: 'x', sample: 'yes' }
    const { problems } = (await api.post('ben', '/entries/article', { data })).body
    expect(problems.map(({ message }) => message)).toEqual([
      'Enter a title.',
      'Enter some text.',
      'Send a list.',
      'Enter yes or no.',
    ])
  })
})

describeOnDatabases('the day on an article', (given) => {
  const open = async (fields: object = {}, now = noon) => {
    const api = openContentApi(given.database, { now })
    const { id } = (
      await api.post('ben', '/entries/article', { data: article({ publishedOn: null, ...fields }) })
    ).body
    return { api, id, path: `/entries/article/${id}` }
  }
  const shown = (publishedOn: string | null) => ({ status: 200, body: { data: { publishedOn } } })

  test('is by default the day of publication in Manila, however it is published', async () => {
    const lateEvening = Date.UTC(2026, 10, 20, 17)
    const { api, id, path } = await open({}, lateEvening)
    expect(await api.post('ana', `${path}/publish`)).toMatchObject(shown('2026-11-21'))
    const other = await open({}, lateEvening)
    await other.api.post('ana', '/entries/article/bulk', { ids: [other.id], action: 'publish' })
    expect(await other.api.get('ana', other.path)).toMatchObject(shown('2026-11-21'))
    const typed = await open({}, lateEvening)
    const data = article({ publishedOn: null })
    expect(
      await typed.api.post('ana', `${typed.path}/publish`, { data, basedOn: 1 }),
    ).toMatchObject(shown('2026-11-21'))
    expect(id).toBeGreaterThan(0)
  })

  test('is the day on which a scheduled article appears', async () => {
    const { api, path } = await open()
    expect(await api.post('ana', `${path}/publish`, { publishAt: noon + 3 * day })).toMatchObject(
      shown('2026-11-23'),
    )
  })

  test('stays as it was entered, and may be removed from a published article', async () => {
    const { api, path } = await open({ publishedOn: '2026-01-05' })
    expect(await api.post('ana', `${path}/publish`)).toMatchObject(shown('2026-01-05'))
    const data = article({ publishedOn: null })
    expect(await api.put('ana', path, { data, basedOn: 2 })).toMatchObject(shown(null))
    expect(await api.post('ana', `${path}/publish`, { expiresAt: noon + day })).toMatchObject(
      shown(null),
    )
  })

  test('is set on an imported article when it is published, and on an announcement', async () => {
    const api = openContentApi(given.database)
    const fields = {
      title: 'From a table',
      content: '<p>x</p>',
      category: 'Campus News',
      publishedOn: '',
    }
    await api.post('ana', '/entries/article/import', { rows: [{ row: 2, fields }] })
    const [imported] = (await api.get('ana', '/entries/article')).body.data as { id: number }[]
    expect(await api.post('ana', `/entries/article/${imported?.id}/publish`)).toMatchObject(
      shown('2026-11-20'),
    )
    const { date: _, ...undated } = announcement()
    const { id } = (await api.post('ana', '/entries/announcement', { data: undated })).body
    expect(await api.post('ana', `/entries/announcement/${id}/publish`)).toMatchObject({
      body: { data: { date: '2026-11-20' } },
    })
  })

  test('leaves an editor’s autosave alone', async () => {
    const { api, id, path } = await open()
    await api.put('ana', `/autosaves/article/${id}`, {
      data: { title: 'Half a thought' },
      basedOn: 1,
    })
    await api.post('ana', `${path}/publish`)
    expect((await api.get('ana', `/autosaves/article/${id}`)).body).toMatchObject({
      data: { title: 'Half a thought' },
    })
  })
})
