import { expect, test } from 'vitest'
import { findPreview, showPreview } from '../../../school/content/editing/previews.server.ts'
import { readDepartments } from '../../../school/content/reference/read-departments.server.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartments, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnStarterContent('an unpublished change of reference content', (given) => {
  test('is saved without visitors noticing, and staff go on from it', async () => {
    const { api, path, data } = await openDepartments(given.database)
    const before = await seenDepartment(given.database, 'shs')
    const changed = rename(data, 'shs', 'Quokka School')
    expect(await api.put('ana', path, { data: changed, basedOn: 1 })).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        liveRevision: 1,
        workingRevision: 2,
        data: changed,
        address: '/learn-with-us/shs',
        can: ['edit', 'publish', 'revert', 'discard', 'request-review'],
      },
    })
    expect(await seenDepartment(given.database, 'shs')).toEqual(before)
    expect((await api.get('dan', path)).body).toMatchObject({ data: changed, revision: 2 })
    expect(await api.put('dan', path, { data, basedOn: 1 })).toMatchObject({
      status: 409,
      body: { current: { data: changed, revision: 2 } },
    })
    expect(await api.post('dan', `${path}/publish`, { data, basedOn: 1 })).toMatchObject({
      status: 409,
    })
    expect(await api.post('dan', `${path}/publish`, { data })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'basedOn' }] },
    })
  })

  test('saved by two editors at once is that of one, and the other gets a conflict', async () => {
    const { api, path, data } = await openDepartments(given.database)
    const save = (who: 'ana' | 'dan', name: string) =>
      api.put(who, path, { data: rename(data, 'shs', name), basedOn: 1 })
    const answers = await Promise.all([save('ana', 'Mine'), save('dan', 'Theirs')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('shows once it is published, in page and search', async () => {
    const { api, path, data } = await openDepartments(given.database)
    await api.put('ana', path, { data: rename(data, 'shs', 'Quokka School'), basedOn: 1 })
    const published = await api.post('ana', `${path}/publish`)
    expect(published.body).toMatchObject({ revision: 3, liveRevision: 3, workingRevision: null })
    expect(published.body.can).not.toContain('discard')
    expect(await seenDepartment(given.database, 'shs')).toMatchObject({
      page: 'Quokka School',
      foundByNewName: true,
    })
  })

  test('is seen by people with a link to its preview, and not by visitors', async () => {
    const { api, path, data } = await openDepartments(given.database)
    await api.put('ana', path, { data: rename(data, 'shs', 'Quokka School'), basedOn: 1 })
    const { url } = (
      await api.post('ana', '/previews', { subject: 'reference', id: 'departments' })
    ).body
    const token = url.replace('/preview/', '')
    const preview = await findPreview(given.database, token, noon)
    const shown = preview && (await showPreview(given.database, preview, noon))
    expect(shown?.address).toBe('/learn-with-us/shs')
    const names = shown ? await readDepartments(shown.database) : []
    expect(names.map(({ name }) => name)).toContain('Quokka School')
    expect((await seenDepartment(given.database, 'shs')).page).not.toBe('Quokka School')
  })

  test('is discarded, stays in the history, and another editor of it hears of it', async () => {
    const { api, path, data } = await openDepartments(given.database)
    expect(await api.post('ana', `${path}/discard`)).toMatchObject({
      status: 409,
      body: { error: 'There is no change to discard.' },
    })
    const changed = rename(data, 'shs', 'Quokka School')
    await api.put('ana', path, { data: changed, basedOn: 1 })
    await api.post('ana', `${path}/publish`, { publishAt: noon + 5 })
    expect((await api.post('ben', `${path}/discard`)).status).toBe(403)
    expect(await api.post('ana', `${path}/discard`)).toMatchObject({
      status: 200,
      body: { data, revision: 4, liveRevision: 1, workingRevision: null, dueAt: null },
    })
    expect((await api.put('dan', path, { data: changed, basedOn: 3 })).status).toBe(409)
    expect((await api.get('ana', `${path}/revisions/2`)).body).toMatchObject({ data: changed })
    const events = await given.database.selectFrom('activity').select(['action', 'after']).execute()
    expect(events.map(({ action }) => action)).toEqual(['save', 'publish', 'discard'])
    expect(JSON.parse(events[1]?.after ?? '')).toMatchObject({ dueAt: noon + 5 })
  })

  test('may have gaps, and is not published or scheduled with them', async () => {
    const { api, path, data } = await openDepartments(given.database)
    const gap = rename(data, 'shs', '')
    const saved = await api.put('ana', path, { data: gap, basedOn: 1 })
    expect(saved).toMatchObject({ status: 200, body: { data: gap } })
    const before = await seenDepartment(given.database, 'shs')
    for (const body of [{}, { publishAt: noon + 5 }]) {
      expect(await api.post('ana', `${path}/publish`, body)).toMatchObject({
        status: 422,
        body: {
          error: expect.stringContaining('This is not ready for visitors:') as string,
          problems: [{ field: expect.stringMatching(/^\d\.name$/) as string }],
        },
      })
    }
    expect(await seenDepartment(given.database, 'shs')).toEqual(before)
  })

  test('ends the autosave of the person who saves it', async () => {
    const { api, path, data } = await openDepartments(given.database)
    const autosave = '/autosaves/reference/departments'
    const keep = () => api.put('ana', autosave, { data, basedOn: 1 })
    await keep()
    await api.post('ana', `${path}/publish`)
    expect((await api.get('ana', autosave)).body).not.toBeNull()
    await api.put('ana', path, { data: rename(data, 'shs', 'Quokka School'), basedOn: 2 })
    expect((await api.get('ana', autosave)).body).toBeNull()
  })

  test('of other departments is not published or discarded by an editor of one', async () => {
    const { api, path, data } = await openDepartments(given.database)
    const others = rename(data, 'jhs', 'Middle School')
    await api.put('ana', path, { data: others, basedOn: 1 })
    const both = rename(others, 'shs', 'Upper School')
    expect((await api.put('shs', path, { data: both, basedOn: 2 })).status).toBe(200)
    for (const action of ['publish', 'discard']) {
      expect(await api.post('shs', `${path}/${action}`)).toMatchObject({
        status: 403,
        body: { error: 'This changes Junior High School; you work on Senior High School.' },
      })
    }
    expect((await api.post('ana', `${path}/publish`)).status).toBe(200)
  })

  test('keeps the pictures of both in use', async () => {
    const { api } = await openDepartments(given.database)
    const path = '/reference/category%2Fmeaning'
    const { data } = (await api.get('ana', path)).body
    const file = (letter: string) => `/media/${letter.repeat(20)}/gate.jpg`
    const withPicture = (letter: string) =>
      JSON.parse(JSON.stringify(data).replace(/\/images\/[^"]+/, file(letter))) as unknown
    const uses = async () => {
      const rows = await given.database
        .selectFrom('media_use')
        .select('media_id')
        .where('subject', '=', 'reference')
        .orderBy('media_id')
        .execute()
      return rows.map(({ media_id }) => media_id.slice(0, 1)).join('')
    }
    await api.post('ana', `${path}/publish`, { data: withPicture('a'), basedOn: 1 })
    await api.put('ana', path, { data: withPicture('b'), basedOn: 2 })
    expect(await uses()).toBe('ab')
    await api.post('ana', `${path}/discard`)
    expect(await uses()).toBe('a')
    await api.post('ana', `${path}/publish`, { data: withPicture('c'), basedOn: 4 })
    expect(await uses()).toBe('c')
  })
})
