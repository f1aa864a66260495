import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, staff } from '../../../tests/helpers/content-api.ts'
import { seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'

describeOnDatabases('an author', (given) => {
  test('writes a draft that visitors do not see, and saves it again', async () => {
    const api = openContentApi(given.database)
    const version = await readContentVersion(given.database)
    const created = await api.post('ben', '/entries/article', { data: article({ title: 'Fair' }) })
    expect(created).toMatchObject({
      status: 201,
      body: {
        kind: 'article',
        title: 'Fair',
        slug: 'fair',
        address: '/dycian-news/fair',
        state: 'draft',
        revision: 1,
        createdBy: 'ben',
        createdByName: 'Ben Cruz',
        updatedBy: 'Ben Cruz',
        createdAt: noon,
        publishAt: null,
        can: ['edit', 'trash', 'copy', 'request-review', 'revert'],
      },
    })
    const path = `/entries/article/${created.body.id}`
    const saved = await api.put('ben', path, { data: article({ title: 'Book fair' }), basedOn: 1 })
    expect(saved).toMatchObject({
      status: 200,
      body: { title: 'Book fair', revision: 2, state: 'draft' },
    })
    expect(await api.get('ben', path)).toEqual(saved)
    const wrong = await api.put('ben', path, { data: article({ title: '\0' }), basedOn: 2 })
    expect(wrong).toMatchObject({ status: 422, body: { problems: [{ field: 'title' }] } })
    expect(await readContentVersion(given.database)).toBe(version)
  })

  test('asks for a review, gets the draft back with a note, and may not do what only editors may', async () => {
    const { add, get } = openContentApi(given.database)
    const { act } = await add('ben')
    expect(await act('ben', 'publish')).toMatchObject({
      status: 403,
      body: { reason: 'not-allowed' },
    })
    expect(await act('ben', 'request-review', { note: ' Please ' })).toMatchObject({
      body: { state: 'review', reviewRequestedAt: noon, reviewNote: 'Please', revision: 1 },
    })
    expect((await get('ana', '/entries/article?state=review')).body.total).toBe(1)
    expect(await act('ana', 'send-back')).toMatchObject({ status: 422 })
    expect(await act('ana', 'send-back', { note: 'Add a date.' })).toMatchObject({
      body: { state: 'draft', reviewRequestedAt: null, reviewNote: 'Add a date.' },
    })
    expect(await act('ana', 'publish')).toMatchObject({
      body: { state: 'published', publishAt: noon, reviewNote: null },
    })
    expect((await act('ben', 'request-review')).status).toBe(409)
    for (const action of ['unpublish', 'trash', 'discard', 'publish'])
      expect((await act('ben', action)).status).toBe(403)
    await act('ana', 'trash')
    expect((await act('ben', 'restore')).status).toBe(403)
  })

  test('cannot change the draft of another author', async () => {
    const { act, read, save } = await openContentApi(given.database).add('ben')
    expect((await save('cora', {}, 1)).status).toBe(403)
    for (const action of ['trash', 'copy', 'request-review', 'restore'])
      expect((await act('cora', action)).status).toBe(403)
    expect((await read('cora')).can).toEqual([])
    expect((await read('ben')).revision).toBe(1)
  })
})

describeOnDatabases('an editor', (given) => {
  const put = async () => {
    const api = openContentApi(given.database)
    return { ...api, ...(await api.add('ana', { title: 'Fair' })) }
  }

  test('neither saves nor publishes over what another person saved, and must say which revision was read', async () => {
    const { path, act, save, read, put: call } = await put()
    await save('dan', { title: 'Theirs' }, 1)
    const data = article({ title: 'Mine' })
    const current = { title: 'Theirs', revision: 2, updatedBy: 'Dan Lim' }
    const conflict = { status: 409, body: { reason: 'conflict', current } }
    const refusal = { status: 422, body: { reason: 'invalid', problems: [{ field: 'basedOn' }] } }
    for (const [body, answer] of [
      [{ data, basedOn: 1 }, conflict],
      [{ data }, refusal],
    ] as const) {
      expect(await call('ana', path, body)).toMatchObject(answer)
      expect(await act('ana', 'publish', body)).toMatchObject(answer)
    }
    expect(await read()).toMatchObject({ title: 'Theirs', state: 'draft', revision: 2 })
  })

  test('copies and trashes', async () => {
    const { act, save, get } = await put()
    const copy = await act('ana', 'copy')
    expect(copy).toMatchObject({
      status: 200,
      body: { title: 'Copy of Fair', state: 'draft', createdBy: 'ana' },
    })
    await act('ana', 'publish')
    expect(await act('ana', 'trash')).toMatchObject({
      body: { state: 'trashed', can: ['restore'] },
    })
    expect((await seenByVisitors(given.database, noon)).titles).toEqual([])
    const trash = await get('ana', '/documents?state=trashed')
    expect(trash.body).toMatchObject({ total: 1, data: [{ title: 'Fair' }] })
    expect(await save('ana', {}, 3)).toMatchObject({ status: 409, body: { reason: 'wrong-state' } })
  })
})

describeOnDatabases('the activity log', (given) => {
  test('records who made each change and what changed', async () => {
    const { id, act, save } = await openContentApi(given.database).add('ben', { title: 'Fair' })
    await save('ben', { title: 'Book fair' }, 1)
    await act('ben', 'request-review')
    await act('ana', 'publish')
    await act('ana', 'publish', { data: article({ title: '' }), basedOn: 3 })
    await act('ben', 'trash')
    const rows = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(rows.map((row) => [row.staff_name, row.action, row.title])).toEqual([
      [staff.ben.name, 'create', 'Fair'],
      [staff.ben.name, 'save', 'Book fair'],
      [staff.ben.name, 'request-review', 'Book fair'],
      [staff.ana.name, 'publish', 'Book fair'],
    ])
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['article']))
    expect(new Set(rows.map((row) => row.subject_id))).toEqual(new Set([String(id)]))
    expect(JSON.parse(rows[1]?.before ?? '')).toEqual({ title: 'Fair' })
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({ title: 'Book fair' })
    expect(JSON.parse(rows[3]?.after ?? '')).toMatchObject({ status: 'published', publishAt: noon })
  })
})
