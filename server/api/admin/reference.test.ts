import { expect, test } from 'vitest'
import type { StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartment, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnStarterContent('reference content', (given) => {
  const open = async () => {
    const { api, path, data } = await openDepartment(given.database, 'shs')
    const save = (who: StaffName, name: string, basedOn = 1) =>
      api.put(who, path, { data: rename(data, name), basedOn })
    const act = (who: StaffName, action: string, body?: object) =>
      api.post(who, `${path}/commands`, { action, ...body })
    const read = async (who: StaffName = 'ana') => (await api.get(who, path)).body
    return { api, path, data, save, act, read }
  }
  const seen = () => seenDepartment(given.database, 'shs')
  const changed = (data: Parameters<typeof rename>[0]) => rename(data, 'Quokka School')
  const otherSection = {
    status: 403,
    body: { error: 'This changes Junior High School; you work on Senior High School.' },
  }

  test('is listed with who changed it last', async () => {
    const { api, save, act } = await open()
    await save('ana', 'Upper School')
    const dueAt = noon + 5
    const due = await act('ana', 'publish', { publishAt: dueAt })
    expect(due.body).toMatchObject({ dueRevision: 3, dueAt })
    const list = (await api.get('ben', '/entries/reference')).body as unknown as { key: string }[]
    expect(list.find(({ key }) => key === 'department/shs')).toMatchObject({
      title: 'Senior High School',
      parent: 'category/exploreOurSchool',
      section: 'Learn With Us',
      liveRevision: 1,
      workingRevision: 3,
      dueAt,
      updatedAt: noon,
      updatedBy: 'Ana Reyes',
      can: ['edit', 'request-review', 'revert'],
    })
  })

  test('is saved without visitors noticing, staff go on from it, and it shows once it is published', async () => {
    const { api, data, save, act, read } = await open()
    const before = await seen()
    expect(await save('ana', 'Quokka School')).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        liveRevision: 1,
        workingRevision: 2,
        data: changed(data),
        address: '/learn-with-us/shs',
        can: ['edit', 'publish', 'request-review', 'revert', 'discard'],
      },
    })
    expect(await seen()).toEqual(before)
    expect(await read('dan')).toMatchObject({ data: changed(data), revision: 2 })
    const current = { data: changed(data), revision: 2 }
    const conflict = { status: 409, body: { reason: 'conflict', current } }
    expect(await save('dan', 'Mine')).toMatchObject(conflict)
    expect(await act('dan', 'publish', { data, basedOn: 1 })).toMatchObject({ status: 409 })
    const unread = { status: 422, body: { problems: [{ field: 'basedOn' }] } }
    expect(await act('dan', 'publish', { data })).toMatchObject(unread)

    const published = await act('ana', 'publish')
    expect(published.body).toMatchObject({ revision: 3, liveRevision: 3, workingRevision: null })
    expect(published.body.can).not.toContain('discard')
    const after = await seen()
    expect(after).toMatchObject({ page: 'Quokka School', foundByNewName: true })
    expect(after.version).toBeGreaterThan(before.version)
    const address = { status: 200, body: { key: 'category/meaning', address: '/meaning' } }
    expect(await api.get('ana', '/entries/reference/category%2Fmeaning')).toMatchObject(address)
    expect((await api.get('ana', '/entries/reference/category%2Fnowhere')).status).toBe(404)
  })

  test('is published as it is typed, without an end, with a revision and a line in the log', async () => {
    const { data, act } = await open()
    const times = { publishAt: noon - 1, expiresAt: noon + 1 }
    const body = { data: changed(data), basedOn: 1, ...times }
    const typed = await act('ana', 'publish', body)
    const saved = { revision: 2, liveRevision: 2, workingRevision: null }
    const always = { publishAt: 0, expiresAt: null }
    expect(typed).toMatchObject({ status: 200, body: { ...saved, ...always } })
    expect((await seen()).page).toBe('Quokka School')
    const page = given.database.selectFrom('search_page').select('title')
    expect(await page.where('address', '=', '/learn-with-us/shs').executeTakeFirst()).toEqual({
      title: 'Quokka School',
    })
    const [event, ...others] = await given.database.selectFrom('activity').selectAll().execute()
    expect(others).toEqual([])
    const subject = { subject: 'reference', subject_id: 'department/shs' }
    expect(event).toMatchObject({ staff_id: 'ana', action: 'publish', ...subject })
    expect(JSON.parse(event?.after ?? '')).toMatchObject({ name: 'Quokka School' })
  })

  test('is discarded, stays in the history, and another editor of it hears of it', async () => {
    const { api, path, data, save, act } = await open()
    const error = 'There is no change to discard.'
    expect(await act('ana', 'discard')).toMatchObject({ status: 409, body: { error } })
    await save('ana', 'Quokka School')
    await act('ana', 'publish', { publishAt: noon + 5 })
    expect((await act('ben', 'discard')).status).toBe(403)
    expect(await act('ana', 'discard')).toMatchObject({
      status: 200,
      body: { data, revision: 4, liveRevision: 1, workingRevision: null, dueAt: null },
    })
    expect((await save('dan', 'Theirs', 3)).status).toBe(409)
    const kept = await api.get('ana', `${path}/revisions/2`)
    expect(kept.body).toMatchObject({ data: changed(data) })
    const events = await given.database.selectFrom('activity').select(['action', 'after']).execute()
    expect(events.map(({ action }) => action)).toEqual(['save', 'publish', 'discard'])
    expect(JSON.parse(events[1]?.after ?? '')).toMatchObject({ dueAt: noon + 5 })
  })

  test('goes back to an earlier revision, which visitors see once it is published', async () => {
    const { data, act } = await open()
    await act('ana', 'publish', { data: changed(data), basedOn: 1 })
    const reverted = { revision: 3, liveRevision: 2, workingRevision: 3, data }
    expect(await act('ana', 'revert', { revision: 1 })).toMatchObject({
      status: 200,
      body: reverted,
    })
    expect((await seen()).page).toBe('Quokka School')
    await act('ana', 'publish')
    expect((await seen()).page).not.toBe('Quokka School')
    expect((await act('ana', 'revert', { revision: 8 })).status).toBe(404)
  })

  test('may have gaps, and is not published or scheduled with them; a wrong field is not stored', async () => {
    const { data, save, act, read } = await open()
    const wrong = await save('ana', 'a\0b')
    expect(wrong).toMatchObject({ status: 422, body: { problems: [{ field: 'name' }] } })
    expect(await read()).toMatchObject({ revision: 1, data })
    expect(await given.database.selectFrom('activity').selectAll().execute()).toEqual([])
    expect(await save('ana', '')).toMatchObject({
      status: 200,
      body: { data: rename(data, '') },
    })
    const before = await seen()
    const error = expect.stringContaining('This is not ready for visitors:') as string
    const refused = { status: 422, body: { error, problems: [{ field: 'name' }] } }
    for (const body of [{}, { publishAt: noon + 5 }])
      expect(await act('ana', 'publish', body)).toMatchObject(refused)
    expect(await seen()).toEqual(before)
  })

  test('ends the autosave of the person who saves it', async () => {
    const { api, data, save, act } = await open()
    const autosave = '/autosaves/reference/department%2Fshs'
    await api.put('ana', autosave, { data, basedOn: 1 })
    await act('ana', 'publish')
    expect((await api.get('ana', autosave)).body).not.toBeNull()
    await save('ana', 'Quokka School', 2)
    expect((await api.get('ana', autosave)).body).toBeNull()
  })

  test('cannot be shown by an author, and settings are not even read by one or by editors of one department', async () => {
    const { api, data, act } = await open()
    for (const body of [{}, { data, basedOn: 1 }])
      expect((await act('ben', 'publish', body)).status).toBe(403)
    const settings = '/entries/reference/site-settings'
    const change = { data: (await api.get('ana', settings)).body.data, basedOn: 1 }
    expect((await api.get('ben', settings)).status).toBe(403)
    for (const who of ['ben', 'shs'] as const)
      expect((await api.put(who, settings, change)).status).toBe(403)
  })

  test('of one department is changed, published and discarded by its own editors only', async () => {
    const { api, save, act } = await open()
    const other = await openDepartment(given.database, 'jhs', 'shs')
    const change = { data: rename(other.data, 'Middle School'), basedOn: 1 }
    expect((await api.put('shs', other.path, change)).status).toBe(403)
    expect((await save('shs', 'Upper School')).status).toBe(200)
    expect((await act('shs', 'publish')).status).toBe(200)

    const path = '/entries/reference/admissions'
    const papers = (await api.get('shs', path)).body.data as Record<string, object>
    const titled = (data: typeof papers, tag: string) => ({
      ...data,
      [tag]: { ...data[tag], title: 'Bring these' },
    })
    const saved = (who: StaffName, data: object, basedOn: number) =>
      api.put(who, path, { data, basedOn })
    const { jhs: _jhs, ...without } = papers
    expect((await saved('shs', without, 1)).status).not.toBe(200)
    expect(await saved('shs', titled(papers, 'jhs'), 1)).toMatchObject(otherSection)
    await saved('ana', titled(papers, 'jhs'), 1)
    const both = titled(titled(papers, 'jhs'), 'shs')
    expect((await saved('shs', both, 2)).status).toBe(200)
    for (const action of ['publish', 'discard'])
      expect(await api.post('shs', `${path}/commands`, { action })).toMatchObject(otherSection)
    expect((await api.post('ana', `${path}/commands`, { action: 'publish' })).status).toBe(200)
  })

  test('keeps the pictures of what is shown and of what waits in use', async () => {
    const { api } = await open()
    const path = '/entries/reference/category%2Fmeaning'
    const { data } = (await api.get('ana', path)).body
    const file = (letter: string) => `/media/${letter.repeat(20)}/gate.jpg`
    const withPicture = (letter: string, basedOn: number) => ({
      data: JSON.parse(JSON.stringify(data).replace(/\/images\/[^"]+/, file(letter))) as unknown,
      basedOn,
    })
    const uses = async () => {
      const rows = given.database.selectFrom('media_use').where('subject', '=', 'reference')
      const used = await rows.select('media_id').orderBy('media_id').execute()
      return used.map(({ media_id }) => media_id.slice(0, 1)).join('')
    }
    await api.post('ana', `${path}/commands`, { action: 'publish', ...withPicture('a', 1) })
    await api.put('ana', path, withPicture('b', 2))
    expect(await uses()).toBe('ab')
    await api.post('ana', `${path}/commands`, { action: 'discard' })
    expect(await uses()).toBe('a')
    await api.post('ana', `${path}/commands`, { action: 'publish', ...withPicture('c', 4) })
    expect(await uses()).toBe('c')
  })
})
