import { expect, test } from 'vitest'
import { openContentApi, type StaffName, putStaff } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartment, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { noon } from '../../../tests/helpers/entries.ts'

const forbidden = { status: 403 }
const noReview = { reviewRequestedAt: null, reviewNote: null }

describeOnStarterContent('a change of something published', (given) => {
  /** Lists the mails that wait, each as recipient, topic and note. */
  const mails = async () => {
    const rows = given.database.selectFrom('staff_mail').select(['staff_id', 'about', 'note'])
    const waiting = await rows.orderBy('staff_id').execute()
    return waiting.map(({ staff_id, about, note }) => [staff_id, about, note])
  }
  /** Opens an article that an administrator published, in revision 2. */
  const open = async (people: StaffName[]) => {
    await putStaff(given.database, people)
    const api = openContentApi(given.database)
    const entry = await api.add('dan', { title: 'Fair' })
    await entry.act('dan', 'publish')
    return { ...api, ...entry }
  }
  const openPage = async (people: StaffName[], tag = 'shs') => {
    await putStaff(given.database, people)
    const { api, path, data } = await openDepartment(given.database, tag, 'ben')
    return {
      api,
      path,
      save: (name: string, basedOn = 1) =>
        api.put('ben', path, { data: rename(data, name), basedOn }),
      act: (who: StaffName, action: string, body?: object) =>
        api.post(who, `${path}/commands`, { action, ...body }),
    }
  }

  test('is proposed by an author, and shown by the editor who is asked', async () => {
    const { act, save, get } = await open(['ana', 'ben', 'dan'])
    expect((await act('ben', 'request-review')).status).toBe(409)
    expect(await save('ben', { title: 'Book fair' }, 2)).toMatchObject({
      status: 200,
      body: { title: 'Book fair', state: 'published', liveRevision: 2, workingRevision: 3 },
    })
    const asked = await act('ben', 'request-review', { note: 'New name', asked: 'ana' })
    expect(asked).toMatchObject({
      status: 200,
      body: {
        state: 'published',
        reviewRequestedAt: noon,
        reviewNote: 'New name',
        reviewRequestedBy: 'ben',
        reviewAsked: 'ana',
      },
    })
    expect(asked.body.can).toContain('discard')
    expect(await mails()).toEqual([['ana', 'review', 'New name']])
    expect(await act('ben', 'publish')).toMatchObject(forbidden)
    const line = { subject: 'article', title: 'Book fair', by: 'Ben Cruz', isChange: true }
    expect((await get('ana', '/dashboard')).body).toMatchObject({
      toDo: { review: { total: 1, first: [line] } },
    })
    const shown = { title: 'Book fair', workingRevision: null, ...noReview }
    expect((await act('ana', 'publish')).body).toMatchObject(shown)
    expect(await mails()).toEqual([
      ['ana', 'review', 'New name'],
      ['ben', 'approved', ''],
    ])
  })

  test('is sent back with a note, goes on, and may be discarded by who asked', async () => {
    const { act, save } = await open(['ana', 'ben', 'cora'])
    await save('ben', { title: 'Book fair' }, 2)
    const asked = await act('ben', 'request-review')
    expect(asked.body).toMatchObject({ reviewRequestedAt: noon, reviewNote: null })
    const note = 'Add the day.'
    const sentBack = { workingRevision: 3, reviewRequestedAt: null, reviewNote: note }
    expect((await act('ana', 'send-back', { note })).body).toMatchObject({
      ...sentBack,
      reviewRequestedBy: 'ben',
    })
    expect(await mails()).toContainEqual(['ben', 'sent-back', note])
    expect(await act('cora', 'discard')).toMatchObject(forbidden)
    expect((await act('ben', 'discard')).body).toMatchObject({
      workingRevision: null,
      reviewNote: null,
      reviewRequestedBy: null,
    })
  })

  test('from a list is shown at once, so it takes an editor', async () => {
    const { id, post, read } = await open([])
    const change = { addTopics: ['SHS'], removeTopics: [] }
    const bulk = { action: 'change', ids: [id], change }
    const refused = await post('ben', '/entries/article/commands', bulk)
    expect(refused.body).toMatchObject({ refused: [{ id }] })
    expect(await read()).toMatchObject({ data: { topics: ['robotics'] } })
  })

  test('that waits for a review survives the trash, and a schedule ends the review', async () => {
    const { act, save } = await open(['ana', 'ben'])
    await save('ben', { title: 'Book fair' }, 2)
    await act('ben', 'request-review')
    await act('ana', 'trash')
    expect((await act('ana', 'restore')).body).toMatchObject({
      state: 'published',
      workingRevision: 3,
      reviewRequestedAt: noon,
    })
    const dueAt = noon + 60_000
    const due = await act('ana', 'publish', { publishAt: dueAt })
    expect(due.body).toMatchObject({ dueAt, reviewRequestedAt: null })
  })

  test('on a page is proposed by an author, who cannot show it or touch settings', async () => {
    const { api, path, save, act } = await openPage(['ana', 'ben'])
    expect(await save('Quokka School')).toMatchObject({
      status: 200,
      body: { workingRevision: 2, can: ['edit', 'request-review', 'revert'] },
    })
    expect(await act('ben', 'publish')).toMatchObject(forbidden)
    for (const part of ['', '/revisions'])
      expect(await api.get('ben', `/entries/reference/site-settings${part}`)).toMatchObject(
        forbidden,
      )
    expect((await api.get('ben', `${path}/revisions`)).status).toBe(200)
    expect((await act('ben', 'request-review', { note: 'Look' })).body).toMatchObject({
      reviewRequestedAt: noon,
      can: ['edit', 'request-review', 'revert', 'discard'],
    })
    expect((await seenDepartment(given.database, 'shs')).page).not.toBe('Quokka School')
    const first = [{ subject: 'reference', id: 'department/shs' }]
    for (const [who, review] of [
      ['ana', { total: 1, first }],
      ['ben', { total: 1, first }],
      ['cora', { total: 0 }],
    ] as const)
      expect((await api.get(who, '/dashboard')).body).toMatchObject({ toDo: { review } })
    const shown = await act('ana', 'publish')
    expect(shown.body).toMatchObject({ reviewRequestedAt: null, reviewRequestedBy: null })
    expect((await seenDepartment(given.database, 'shs')).page).toBe('Quokka School')
    expect(await mails()).toEqual([
      ['ana', 'review', 'Look'],
      ['ben', 'approved', ''],
    ])
  })

  test('on a page asks the editors of its department, else those of the site, else administrators', async () => {
    const { save, act } = await openPage([])
    await save('Quokka School')
    const askAmong = async (people: StaffName[]) => {
      await putStaff(given.database, people)
      await given.database.deleteFrom('staff_mail').execute()
      await act('ben', 'request-review')
      return (await mails()).map(([who]) => who)
    }
    expect(await askAmong([])).toEqual([])
    for (const who of ['dan', 'ana', 'shs'] as const) expect(await askAmong([who])).toEqual([who])
  })

  test('on a page is not asked of a person who cannot show it, nor while it is not ready', async () => {
    const { api, save, act } = await openPage(['ana', 'shs', 'cora'], 'jhs')
    await save('Quokka School')
    const refused = { status: 422, body: { problems: [{ field: 'asked' }] } }
    for (const asked of ['cora', 'shs', 'unknown'])
      expect(await act('ben', 'request-review', { asked })).toMatchObject(refused)
    expect(await mails()).toEqual([])
    expect((await api.get('ben', '/people')).body).toMatchObject([
      { id: 'ana', name: 'Ana Reyes' },
      { id: 'shs', sections: ['shs'] },
    ])
    await save('', 2)
    expect((await act('ben', 'request-review')).status).toBe(422)
  })
})
