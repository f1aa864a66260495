import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { articleKind } from '../../../school/kinds/article.ts'
import { openContentApi, staff, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartments, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { article, noon, putEntry } from '../../../tests/helpers/entries.ts'
import { putStaff } from '../../../tests/helpers/stored-staff.ts'

const published = async (database: Database, fields: Parameters<typeof article>[0] = {}) => {
  const { id } = await putEntry(
    database,
    articleKind,
    article(fields),
    {},
    { ...staff.dan, now: noon },
  )
  return `/entries/article/${id}`
}

/** The mails that wait, each as recipient, topic and note. */
async function mails(database: Database) {
  const rows = await database
    .selectFrom('staff_mail')
    .select(['staff_id', 'about', 'note'])
    .orderBy('staff_id')
    .execute()
  return rows.map(({ staff_id, about, note }) => [staff_id, about, note])
}

describeOnStarterContent('a change of something published', (given) => {
  const open = () => openContentApi(given.database)

  test('is proposed by an author, and shown by the editor who is asked', async () => {
    await putStaff(given.database, ['ana', 'ben', 'dan'])
    const api = open()
    const path = await published(given.database, { title: 'Fair' })
    const data = article({ title: 'Book fair' })
    expect((await api.post('ben', `${path}/request-review`)).status).toBe(409)
    const saved = await api.put('ben', path, { data, basedOn: 1 })
    expect(saved).toMatchObject({
      status: 200,
      body: { title: 'Book fair', state: 'published', liveRevision: 1, workingRevision: 2 },
    })
    const asked = await api.post('ben', `${path}/request-review`, {
      note: 'New name',
      asked: 'ana',
    })
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
    expect(await mails(given.database)).toEqual([['ana', 'review', 'New name']])
    expect((await api.post('ben', `${path}/publish`)).status).toBe(403)
    const dashboard = await api.get('ana', '/dashboard')
    expect(dashboard.body).toMatchObject({
      toDo: {
        review: {
          total: 1,
          first: [{ subject: 'article', title: 'Book fair', by: 'Ben Cruz', isChange: true }],
        },
      },
    })
    expect(await api.post('ana', `${path}/publish`)).toMatchObject({
      body: {
        title: 'Book fair',
        workingRevision: null,
        reviewRequestedAt: null,
        reviewNote: null,
      },
    })
    expect(await mails(given.database)).toEqual([
      ['ana', 'review', 'New name'],
      ['ben', 'approved', ''],
    ])
  })

  test('is sent back with a note, goes on, and may be discarded by who asked', async () => {
    await putStaff(given.database, ['ana', 'ben', 'cora'])
    const api = open()
    const path = await published(given.database)
    await api.put('ben', path, { data: article({ title: 'Book fair' }), basedOn: 1 })
    await api.post('ben', `${path}/request-review`)
    expect(await api.post('ana', `${path}/send-back`, { note: 'Add the day.' })).toMatchObject({
      body: {
        workingRevision: 2,
        reviewRequestedAt: null,
        reviewNote: 'Add the day.',
        reviewRequestedBy: 'ben',
      },
    })
    expect(await mails(given.database)).toContainEqual(['ben', 'sent-back', 'Add the day.'])
    expect((await api.post('cora', `${path}/discard`)).status).toBe(403)
    expect(await api.post('ben', `${path}/discard`)).toMatchObject({
      body: { workingRevision: null, reviewNote: null, reviewRequestedBy: null },
    })
  })

  test('from a list is shown at once, so it takes an editor', async () => {
    const api = open()
    const path = await published(given.database)
    const id = Number(path.split('/').at(-1))
    const change = { addTopics: ['SHS'], removeTopics: [] }
    const bulk = { action: 'change', ids: [id], change }
    expect(await api.post('ben', '/entries/article/bulk', bulk)).toMatchObject({
      body: { refused: [{ id }] },
    })
    expect((await api.get('ana', path)).body.data).toMatchObject({ topics: ['robotics'] })
  })

  test('that waits for a review survives the trash, and a schedule ends the review', async () => {
    await putStaff(given.database, ['ana', 'ben'])
    const api = open()
    const path = await published(given.database)
    await api.put('ben', path, { data: article({ title: 'Book fair' }), basedOn: 1 })
    await api.post('ben', `${path}/request-review`)
    await api.post('ana', `${path}/trash`)
    expect((await api.post('ana', `${path}/restore`)).body).toMatchObject({
      state: 'published',
      workingRevision: 2,
      reviewRequestedAt: noon,
    })
    const due = await api.post('ana', `${path}/publish`, { publishAt: noon + 60_000 })
    expect(due.body).toMatchObject({ dueAt: noon + 60_000, reviewRequestedAt: null })
  })
})

describeOnStarterContent('a change of a page', (given) => {
  test('is proposed by an author, who cannot show it or touch settings', async () => {
    await putStaff(given.database, ['ana', 'ben'])
    const { api, path, data } = await openDepartments(given.database, 'ben')
    const changed = rename(data, 'shs', 'Quokka School')
    expect(await api.put('ben', path, { data: changed, basedOn: 1 })).toMatchObject({
      status: 200,
      body: { workingRevision: 2, can: ['edit', 'revert', 'request-review'] },
    })
    expect((await api.post('ben', `${path}/publish`)).status).toBe(403)
    expect((await api.get('ben', '/reference/site-settings')).status).toBe(403)
    expect((await api.get('ben', '/reference/site-settings/revisions')).status).toBe(403)
    expect((await api.get('ben', `${path}/revisions`)).status).toBe(200)
    const asked = await api.post('ben', `${path}/request-review`, { note: 'Look' })
    expect(asked.body).toMatchObject({
      reviewRequestedAt: noon,
      can: ['edit', 'revert', 'discard', 'request-review'],
    })
    expect((await seenDepartment(given.database, 'shs')).page).not.toBe('Quokka School')
    for (const who of ['ana', 'ben'] as const) {
      expect((await api.get(who, '/dashboard')).body).toMatchObject({
        toDo: { review: { total: 1, first: [{ subject: 'reference', id: 'departments' }] } },
      })
    }
    expect((await api.get('cora', '/dashboard')).body).toMatchObject({
      toDo: { review: { total: 0 } },
    })
    const shown = await api.post('ana', `${path}/publish`)
    expect(shown.body).toMatchObject({ reviewRequestedAt: null, reviewRequestedBy: null })
    expect((await seenDepartment(given.database, 'shs')).page).toBe('Quokka School')
    expect(await mails(given.database)).toEqual([
      ['ana', 'review', 'Look'],
      ['ben', 'approved', ''],
    ])
  })

  test('that is not ready for visitors cannot wait for a review', async () => {
    const { api, path, data } = await openDepartments(given.database, 'ben')
    await api.put('ben', path, { data: rename(data, 'shs', ''), basedOn: 1 })
    expect((await api.post('ben', `${path}/request-review`)).status).toBe(422)
  })

  test('asks the editors of its department before those of the site, and these before administrators', async () => {
    const { api, path, data } = await openDepartments(given.database, 'ben')
    await api.put('ben', path, { data: rename(data, 'shs', 'Quokka School'), basedOn: 1 })
    const askAmong = async (people: StaffName[]) => {
      await putStaff(given.database, people)
      await given.database.deleteFrom('staff_mail').execute()
      await api.post('ben', `${path}/request-review`)
      return (await mails(given.database)).map(([who]) => who)
    }
    expect(await askAmong([])).toEqual([])
    expect(await askAmong(['dan'])).toEqual(['dan'])
    expect(await askAmong(['ana'])).toEqual(['ana'])
    expect(await askAmong(['shs'])).toEqual(['shs'])
  })

  test('is not asked of a person who cannot show it', async () => {
    await putStaff(given.database, ['ana', 'shs', 'cora'])
    const { api, path, data } = await openDepartments(given.database, 'ben')
    await api.put('ben', path, { data: rename(data, 'jhs', 'Quokka School'), basedOn: 1 })
    for (const asked of ['cora', 'shs', 'unknown']) {
      expect(await api.post('ben', `${path}/request-review`, { asked })).toMatchObject({
        status: 422,
        body: { problems: [{ field: 'asked' }] },
      })
    }
    expect(await mails(given.database)).toEqual([])
    expect((await api.get('ben', '/reviewers')).body).toMatchObject([
      { id: 'ana', name: 'Ana Reyes' },
      { id: 'shs', sections: ['shs'] },
    ])
  })
})
