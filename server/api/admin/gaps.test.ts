import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'

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
      expect((await post('ben', `${path}/commands`, { action: 'copy' })).status).toBe(200)
      expect((await get('ana', `/entries/${kind}/export?format=csv`)).status).toBe(200)
      expect((await get('ana', `/entries/${kind}`)).body.total).toBe(2)
    },
  )

  test('is not published or sent to review until they are filled, and says what is missing', async () => {
    const { post, put } = openContentApi(given.database)
    const { id } = (await post('ben', '/entries/article', { data: { title: 'Half' } })).body
    const path = `/entries/article/${id}`
    const publish = (body?: object) =>
      post('ana', `${path}/commands`, { action: 'publish', ...body })
    const missing = { status: 422, body: { problems: [{ field: 'category' }] } }
    expect(await post('ben', `${path}/commands`, { action: 'request-review' })).toMatchObject(
      missing,
    )
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
    for (const publishAt of [undefined, noon + 1])
      expect((await publish({ publishAt })).body.error).toContain('Enter a title.')
    expect((await seenByVisitors(given.database, noon)).titles).toEqual([article().title])
  })
})
