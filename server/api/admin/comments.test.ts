import { expect, test } from 'vitest'
import type { CommentList } from '../../../school/operations/comments/comment.ts'
import { openContentApi, type StaffName, putStaff } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

const day = 86_400_000
const minute = 60_000
const settings = '/comments/reference/site-settings'
const meaning = '/comments/reference/category%2Fmeaning'

interface Mentions {
  total: number
  first: { subject: string; id: string; title: string; text: string; by: string }[]
}

describeOnStarterContent('comments', (given) => {
  const clock = { now: noon }
  const open = async (people: StaffName[] = ['ana', 'ben', 'cora', 'shs']) => {
    clock.now = noon
    await putStaff(given.database, people)
    const api = openContentApi(given.database, clock)
    const entry = await api.add('ben', { title: 'Book fair', topics: ['JHS'] })
    const path = `/comments/article/${entry.id}`
    let number = 0
    const write = async (who: StaffName, text: string, about = path) => {
      number += 1
      clock.now += minute
      const id = `comment${number}`
      return { id, ...(await api.post(who, `${about}/commands`, { action: 'add', id, text })) }
    }
    const read = async (who: StaffName, about = path) =>
      (await api.get(who, about)).body as unknown as CommentList
    /** Changes a comment, and returns the status and the comments then. */
    const give = async (who: StaffName, id: string, action: string, about = path) => {
      const { status, body } = await api.post(who, `${about}/commands`, { action, id })
      return { status, comments: (body as unknown as CommentList).comments }
    }
    const waiting = async (who: StaffName) =>
      ((await api.get(who, '/dashboard')).body as unknown as { toDo: { comments: Mentions } }).toDo
        .comments
    return { api, path, entry, write, read, give, waiting }
  }

  test('are written and read by whoever may open the entry, of another section too', async () => {
    const { api, path, write, read } = await open()
    expect((await write('shs', ' Is it Monday?\n\nOr Tuesday? ')).status).toBe(200)
    const { comments, people } = await read('cora')
    expect(comments).toEqual([
      {
        id: 'comment1',
        text: 'Is it Monday?\n\nOr Tuesday?',
        by: 'Ella Sy',
        at: noon + minute,
        mentions: [],
        resolvedAt: null,
        resolvedBy: null,
        mayDelete: false,
      },
    ])
    expect(people).toEqual([
      { id: 'ana', name: 'Ana Reyes', role: 'editor' },
      { id: 'ben', name: 'Ben Cruz', role: 'author' },
      { id: 'shs', name: 'Ella Sy', role: 'editor' },
    ])
    expect((await read('shs')).comments[0]?.mayDelete).toBe(true)
    expect((await api.call('', 'GET', path)).status).toBe(401)
  })

  test('on a page are for those who may open it, and mention and wait for only them', async () => {
    const { api, write, read, waiting } = await open()
    expect((await api.get('ben', settings)).status).toBe(403)
    expect((await write('ben', 'Hello', settings)).status).toBe(403)
    expect((await write('ana', '@[shs] Is it right?', settings)).status).toBe(200)
    expect((await read('ana', settings)).people.map(({ id }) => id)).toEqual(['shs'])
    expect((await write('ben', '@[shs] Is it true?', meaning)).status).toBe(200)
    expect((await waiting('shs')).first.map(({ subject, id }) => `${subject}/${id}`)).toEqual([
      'reference/site-settings',
      'reference/category/meaning',
    ])
    const error =
      'Ben Cruz cannot open “Site settings”. Mention another person, or leave the name out.'
    expect(await write('ana', '@[ben], look', settings)).toMatchObject({
      status: 422,
      body: { error, problems: [{ field: 'text' }] },
    })
    const both = await write('ana', '@[ben] and @[cora]', settings)
    expect(both.body.error).toMatch(/^Ben Cruz and Cora Diaz cannot open/)
    expect((await write('ana', '@[gone], look')).status).toBe(422)
    expect((await write('ana', '@[ben], look')).status).toBe(200)
    expect(await given.database.selectFrom('comment').select('id').execute()).toHaveLength(3)
  })

  test('tell each person whom they mention by one mail, and not the author', async () => {
    const { api, path, write } = await open()
    const text = '@[ben] and @[ana], and @[ben] again: when?'
    const { id } = await write('ana', text)
    // Sent again, as after a lost answer.
    const again = (await api.post('ana', `${path}/commands`, { action: 'add', id, text }))
      .body as unknown as CommentList
    expect(again.comments).toHaveLength(1)
    await write('ana', '@[ben] Never mind.')
    const mails = given.database.selectFrom('staff_mail').orderBy('due_at')
    const about = { staff_id: 'ben', about: 'mention', title: 'Book fair' }
    expect(await mails.select(['staff_id', 'about', 'title', 'note']).execute()).toEqual([
      { ...about, note: '@Ben Cruz and @Ana Reyes, and @Ben Cruz again: when?' },
      { ...about, note: '@Ben Cruz Never mind.' },
    ])
  })

  test('are resolved and opened again by anyone who may comment, deleted by their author alone, and put back for a day', async () => {
    const { write, give } = await open()
    const { id } = await write('ben', 'When?')
    const written = { resolvedAt: clock.now, resolvedBy: 'Cora Diaz' }
    expect((await give('cora', id, 'resolve')).comments).toMatchObject([written])
    await give('cora', id, 'resolve')
    const opened = await give('cora', id, 'reopen')
    expect(opened.comments).toMatchObject([{ resolvedAt: null }])
    expect((await give('cora', 'unknown', 'resolve')).status).toBe(404)

    expect((await give('ana', id, 'delete')).status).toBe(403)
    expect((await give('ben', id, 'delete')).comments).toEqual([])
    expect((await give('ana', id, 'resolve')).status).toBe(404)
    clock.now += day
    expect((await give('ben', id, 'restore')).comments).toMatchObject([{ text: 'When?' }])
    await give('ben', id, 'delete')
    clock.now += day + 1
    expect((await give('ben', id, 'restore')).status).toBe(404)
    expect(await given.database.selectFrom('comment').selectAll().execute()).toEqual([])
  })

  test('belong to one entry: an address of another one finds nothing', async () => {
    const { api, write, give } = await open()
    const { id } = await write('ben', 'When?')
    expect((await give('ben', id, 'delete', meaning)).status).toBe(404)
    for (const wrong of ['article/999', 'article/x', 'reference/x'])
      expect((await api.get('ben', `/comments/${wrong}`)).status).toBe(404)
  })

  test('are in the activity log without their text', async () => {
    const { write, give } = await open()
    const { id } = await write('ben', 'A secret plan')
    for (const action of ['resolve', 'resolve', 'reopen', 'delete', 'delete', 'restore'])
      await give('ben', id, action)
    const events = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(events.slice(1).map(({ action, title }) => `${action}: ${title}`)).toEqual(
      ['comment', 'resolve-comment', 'reopen-comment', 'delete-comment', 'restore-comment'].map(
        (action) => `${action}: Book fair`,
      ),
    )
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  test('wait on the dashboard of whom they mention, until an answer or until they are resolved', async () => {
    const { entry, write, give, waiting } = await open()
    const { id } = await write('ben', '@[ana] and @[cora], is it Monday?')
    const line = {
      subject: 'article',
      id: String(entry.id),
      title: 'Book fair',
      text: '@Ana Reyes and @Cora Diaz, is it Monday?',
      by: 'Ben Cruz',
    }
    expect(await waiting('ana')).toMatchObject({ total: 1, first: [line] })
    expect((await waiting('ben')).total).toBe(0)
    await write('ana', 'It is.')
    expect((await waiting('ana')).total).toBe(0)
    expect((await waiting('cora')).total).toBe(1)
    await give('ben', id, 'resolve')
    expect((await waiting('cora')).total).toBe(0)
    await give('ben', id, 'reopen')
    await entry.act('ben', 'trash')
    expect((await waiting('cora')).total).toBe(0)
  })

  test('keep the place of a person who has left, without a name that was erased', async () => {
    const { api, write, read } = await open(['ana', 'ben', 'dan'])
    await write('ben', '@[ana] When?')
    await write('ana', '@[ben] Today.')
    expect((await api.post('dan', '/staff/ana/commands', { action: 'erase' })).status).toBe(200)
    const { comments, people } = await read('ben')
    expect(comments.map(({ by, mentions }) => [by, mentions[0]?.name])).toEqual([
      ['Ben Cruz', 'Erased person'],
      ['Erased person', 'Ben Cruz'],
    ])
    expect(people.map(({ name }) => name)).toEqual(['Dan Lim'])
  })

  test('that are typed are kept like drafts, by what they are about', async () => {
    const { api, entry } = await open(['ben'])
    const data = { id: 'comment1', text: 'Half', chosen: [] }
    const keep = async (about: string) =>
      (await api.put('ben', `/autosaves/comment/${encodeURIComponent(about)}`, { data })).status
    for (const about of [`article/${entry.id}`, 'reference/category/meaning'])
      expect(await keep(about)).toBe(200)
    for (const about of ['article', 'article/x', 'unknown/1', 'comment/1'])
      expect(await keep(about)).toBe(404)
  })
})
