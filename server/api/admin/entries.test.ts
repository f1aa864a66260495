import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, staff } from '../../../tests/helpers/content-api.ts'
import { listVisibleEntries } from '../../../school/content/entries/list-entries.server.ts'

const hour = 3_600_000

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
    expect(
      await api.put('ben', path, { data: article({ title: '\0' }), basedOn: 2 }),
    ).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'title' }] },
    })
    expect(await readContentVersion(given.database)).toBe(version)
  })

  test('asks for a review, gets the draft back with a note, and may not do what only editors may', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    const path = `/entries/article/${id}`
    expect(await api.post('ben', `${path}/publish`)).toMatchObject({
      status: 403,
      body: { reason: 'not-allowed' },
    })
    expect(await api.post('ben', `${path}/request-review`, { note: ' Please ' })).toMatchObject({
      body: { state: 'review', reviewRequestedAt: noon, reviewNote: 'Please', revision: 1 },
    })
    expect(await api.get('ana', '/entries/article?state=review')).toMatchObject({
      body: { total: 1 },
    })
    expect(await api.post('ana', `${path}/send-back`)).toMatchObject({ status: 422 })
    expect(await api.post('ana', `${path}/send-back`, { note: 'Add a date.' })).toMatchObject({
      body: { state: 'draft', reviewRequestedAt: null, reviewNote: 'Add a date.' },
    })
    expect(await api.post('ana', `${path}/publish`)).toMatchObject({
      body: { state: 'published', publishAt: noon, reviewNote: null },
    })
    expect((await api.post('ben', `${path}/request-review`)).status).toBe(409)
    for (const action of ['unpublish', 'trash', 'discard', 'publish']) {
      expect((await api.post('ben', `${path}/${action}`)).status).toBe(403)
    }
  })

  test('cannot change the draft of another author', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    const path = `/entries/article/${id}`
    expect(await api.put('cora', path, { data: article(), basedOn: 1 })).toMatchObject({
      status: 403,
    })
    for (const action of ['trash', 'copy', 'request-review', 'restore']) {
      expect((await api.post('cora', `${path}/${action}`)).status).toBe(403)
    }
    expect((await api.get('cora', path)).body.can).toEqual([])
    expect((await api.get('ben', path)).body.revision).toBe(1)
  })

  test('cannot restore an entry from the trash that was published before', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    for (const action of ['publish', 'trash'])
      await api.post('ana', `/entries/article/${id}/${action}`)
    expect((await api.post('ben', `/entries/article/${id}/restore`)).status).toBe(403)
  })
})

describeOnDatabases('an editor', (given) => {
  const put = async (title = 'Fair') => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ana', '/entries/article', { data: article({ title }) })).body
    return { api, id, path: `/entries/article/${id}` }
  }
  const visible = async (now = noon) => {
    const list = { kind: 'article', category: '', topic: '' }
    return (
      await listVisibleEntries(given.database, list, { page: 1, pageSize: 9, now })
    ).entries.map(({ title }) => title)
  }

  test('publishes the typed text, and unpublishes it', async () => {
    const { api, path } = await put()
    const data = article({ title: 'Grand fair' })
    expect(await api.post('ana', `${path}/publish`, { data, basedOn: 1 })).toMatchObject({
      body: { title: 'Grand fair', state: 'published', publishAt: noon, revision: 2 },
    })
    expect(await visible()).toEqual(['Grand fair'])
    expect(await api.post('ana', `${path}/unpublish`)).toMatchObject({
      body: { state: 'unpublished' },
    })
    expect(await visible()).toEqual([])
  })

  test('schedules start and end of publication', async () => {
    const { api, path } = await put()
    const times = { publishAt: noon + hour, expiresAt: noon + 2 * hour }
    expect(await api.post('ana', `${path}/publish`, times)).toMatchObject({
      body: { state: 'scheduled', ...times },
    })
    expect([
      await visible(noon),
      await visible(noon + hour),
      await visible(noon + 2 * hour),
    ]).toEqual([[], ['Fair'], []])
    expect(
      await api.post('ana', `${path}/publish`, { publishAt: noon, expiresAt: noon }),
    ).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'expiresAt' }] },
    })
    expect(
      await api.put('ana', path, { data: article(), basedOn: 2, expiresAt: noon + hour }),
    ).toMatchObject({ status: 422, body: { problems: [{ field: 'expiresAt' }] } })
    // Publishes again without an end: an end in the past would hide it at once.
    const later = openContentApi(given.database, { now: noon + 3 * hour })
    expect((await later.get('ana', path)).body.state).toBe('expired')
    expect(await later.post('ana', `${path}/publish`)).toMatchObject({
      body: { state: 'published', expiresAt: null },
    })
  })

  test('gets a conflict with the other version when another person saved in the meantime', async () => {
    const { api, path } = await put()
    await api.put('dan', path, { data: article({ title: 'Theirs' }), basedOn: 1 })
    const mine = await api.put('ana', path, { data: article({ title: 'Mine' }), basedOn: 1 })
    expect(mine).toMatchObject({
      status: 409,
      body: { reason: 'conflict', current: { title: 'Theirs', revision: 2, updatedBy: 'Dan Lim' } },
    })
    const publish = await api.post('ana', `${path}/publish`, {
      data: article({ title: 'Mine' }),
      basedOn: 1,
    })
    expect(publish).toMatchObject({ status: 409, body: { current: { title: 'Theirs' } } })
    expect((await api.get('ana', path)).body).toMatchObject({ title: 'Theirs', state: 'draft' })
  })

  test('must name the base revision: neither saving nor publishing overwrites an unread version', async () => {
    const { api, path } = await put()
    await api.put('dan', path, { data: article({ title: 'Theirs' }), basedOn: 1 })
    const unseen = { data: article({ title: 'Mine' }) }
    const refusal = { status: 422, body: { reason: 'invalid', problems: [{ field: 'basedOn' }] } }
    expect(await api.post('ana', `${path}/publish`, unseen)).toMatchObject(refusal)
    expect(await api.put('ana', path, unseen)).toMatchObject(refusal)
    expect((await api.get('ana', path)).body).toMatchObject({
      title: 'Theirs',
      state: 'draft',
      revision: 2,
    })
  })

  test('goes back to an earlier revision, which stays published', async () => {
    const { api, path } = await put('First')
    await api.post('ana', `${path}/publish`, { data: article({ title: 'Second' }), basedOn: 1 })
    expect(await api.post('ana', `${path}/revert`, { revision: 1 })).toMatchObject({
      body: { title: 'First', state: 'published', revision: 3 },
    })
    expect(await api.post('ana', `${path}/revert`, { revision: 9 })).toMatchObject({ status: 404 })
  })

  test('copies, trashes and restores', async () => {
    const { api, path } = await put()
    const copy = await api.post('ana', `${path}/copy`)
    expect(copy).toMatchObject({
      status: 201,
      body: { title: 'Copy of Fair', state: 'draft', createdBy: 'ana' },
    })
    await api.post('ana', `${path}/publish`)
    expect(await api.post('ana', `${path}/trash`)).toMatchObject({
      body: { state: 'trashed', can: ['restore'] },
    })
    expect(await visible()).toEqual([])
    expect(await api.get('ana', '/trash')).toMatchObject({
      body: { total: 1, data: [{ title: 'Fair' }] },
    })
    expect(await api.put('ana', path, { data: article(), basedOn: 3 })).toMatchObject({
      status: 409,
      body: { reason: 'wrong-state' },
    })
    expect(await api.post('ana', `${path}/restore`)).toMatchObject({ body: { state: 'published' } })
    const copyPath = `/entries/article/${copy.body.id}`
    await api.post('ana', `${copyPath}/trash`)
    expect(await api.post('ana', `${copyPath}/restore`)).toMatchObject({ body: { state: 'draft' } })
  })

  test('acts on several entries, and learns which were refused and why', async () => {
    const { api, id } = await put()
    const other = (await api.post('ana', '/entries/article', { data: article({ title: 'Other' }) }))
      .body.id
    const answer = await api.post('ana', '/entries/article/bulk', {
      ids: [id, 999, other],
      action: 'publish',
    })
    expect(answer.body).toEqual({
      done: [id, other],
      saved: [
        { id, revision: 2 },
        { id: other, revision: 2 },
      ],
      unchanged: 0,
      ended: 0,
      refused: [{ id: 999, title: '', error: expect.any(String) as unknown }],
      next: null,
    })
    expect((await visible()).toSorted()).toEqual(['Fair', 'Other'])
    expect(
      await api.post('ana', '/entries/article/bulk', { ids: [id], action: 'explode' }),
    ).toMatchObject({
      status: 422,
    })
  })
})

describeOnDatabases('the activity log', (given) => {
  test('records who made each change and what changed', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article({ title: 'Fair' }) }))
      .body
    const path = `/entries/article/${id}`
    await api.put('ben', path, { data: article({ title: 'Book fair' }), basedOn: 1 })
    await api.post('ben', `${path}/request-review`)
    await api.post('ana', `${path}/publish`)
    await api.post('ana', `${path}/publish`, { data: { ...article(), title: '' }, basedOn: 3 })
    await api.post('ben', `${path}/trash`)
    const rows = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(
      rows.map(({ staff_name, action, subject, subject_id, title }) => [
        staff_name,
        action,
        subject,
        subject_id,
        title,
      ]),
    ).toEqual([
      [staff.ben.name, 'create', 'article', String(id), 'Fair'],
      [staff.ben.name, 'save', 'article', String(id), 'Book fair'],
      [staff.ben.name, 'request-review', 'article', String(id), 'Book fair'],
      [staff.ana.name, 'publish', 'article', String(id), 'Book fair'],
    ])
    expect(JSON.parse(rows[1]?.before ?? '')).toEqual({ title: 'Fair' })
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({ title: 'Book fair' })
    expect(JSON.parse(rows[3]?.after ?? '')).toMatchObject({ status: 'published', publishAt: noon })
  })
})
