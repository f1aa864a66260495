import { expect, test } from 'vitest'
import type { CommentList } from '../../../school/content/comments/comment.ts'
import {
  openContentApi,
  type AnswerBody,
  type StaffName,
} from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { putStaff } from '../../../tests/helpers/stored-staff.ts'

const day = 86_400_000
const minute = 60_000

const listOf = (body: AnswerBody) => body as unknown as CommentList

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
    const { body } = await api.post('ben', '/entries/article', {
      data: article({ title: 'Book fair', topics: ['JHS'] }),
    })
    let number = 0
    const write = async (who: StaffName, path: string, text: string) => {
      number += 1
      clock.now += minute
      const id = `comment${number}`
      return { id, ...(await api.post(who, path, { id, text })) }
    }
    const waiting = async (who: StaffName) =>
      ((await api.get(who, '/dashboard')).body as unknown as { toDo: { comments: Mentions } }).toDo
        .comments
    return { api, path: `/comments/article/${body.id}`, entry: body.id, write, waiting }
  }
  const mails = () =>
    given.database
      .selectFrom('staff_mail')
      .select(['staff_id', 'about', 'title', 'note'])
      .orderBy('due_at')
      .execute()

  test('are written and read by whoever may open the entry, of another section too', async () => {
    const { api, path, write } = await open()
    expect((await write('shs', path, ' Is it Monday?\n\nOr Tuesday? ')).status).toBe(201)
    const read = listOf((await api.get('cora', path)).body)
    expect(read.comments).toEqual([
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
    expect(read.people).toEqual([
      { id: 'ana', name: 'Ana Reyes', role: 'editor' },
      { id: 'ben', name: 'Ben Cruz', role: 'author' },
      { id: 'shs', name: 'Ella Sy', role: 'editor' },
    ])
    expect(listOf((await api.get('shs', path)).body).comments[0]?.mayDelete).toBe(true)
    expect((await api.call('', 'GET', path)).status).toBe(401)
  })

  test('on a page of settings are for those who may read it', async () => {
    const { api, write } = await open()
    const settings = '/comments/reference/site-settings'
    expect((await api.get('ben', settings)).status).toBe(403)
    expect((await write('ben', settings, 'Hello')).status).toBe(403)
    expect((await write('ana', settings, 'Hello')).status).toBe(201)
    expect(listOf((await api.get('ana', settings)).body).people.map(({ id }) => id)).toEqual([
      'shs',
    ])
    expect((await write('ben', '/comments/reference/category%2Fmeaning', 'Hello')).status).toBe(201)
  })

  test('mention only people who may open it, and say so otherwise', async () => {
    const { write, path } = await open()
    const refused = await write('ana', '/comments/reference/site-settings', '@[ben], look')
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error:
          'Ben Cruz cannot open “Site settings”. Mention another person, or leave the name out.',
        problems: [{ field: 'text' }],
      },
    })
    const both = await write('ana', '/comments/reference/site-settings', '@[ben] and @[cora]')
    expect(both.body.error).toMatch(/^Ben Cruz and Cora Diaz cannot open/)
    expect((await write('ana', path, '@[gone], look')).status).toBe(422)
    expect((await write('ana', path, '@[ben], look')).status).toBe(201)
    expect(await given.database.selectFrom('comment').select('id').execute()).toHaveLength(1)
  })

  test('tell each person whom they mention by one mail, and not the author', async () => {
    const { api, path, write } = await open()
    const text = '@[ben] and @[ana], and @[ben] again: when?'
    const { id } = await write('ana', path, text)
    // Sent again, as after a lost answer.
    const again = await api.post('ana', path, { id, text })
    expect(listOf(again.body).comments).toHaveLength(1)
    await write('ana', path, '@[ben] Never mind.')
    expect(await mails()).toEqual([
      {
        staff_id: 'ben',
        about: 'mention',
        title: 'Book fair',
        note: '@Ben Cruz and @Ana Reyes, and @Ben Cruz again: when?',
      },
      { staff_id: 'ben', about: 'mention', title: 'Book fair', note: '@Ben Cruz Never mind.' },
    ])
  })

  test('are resolved and opened again by anyone who may comment', async () => {
    const { api, path, write } = await open()
    const { id } = await write('ana', path, 'When?')
    const resolve = (isResolved: boolean) =>
      api.put('cora', `${path}/${id}/resolved`, { isResolved })
    expect(listOf((await resolve(true)).body).comments[0]).toMatchObject({
      resolvedAt: clock.now,
      resolvedBy: 'Cora Diaz',
    })
    await resolve(true)
    expect(listOf((await resolve(false)).body).comments[0]).toMatchObject({ resolvedAt: null })
    expect((await api.put('cora', `${path}/unknown/resolved`, { isResolved: true })).status).toBe(
      404,
    )
  })

  test('are deleted by their author alone, and can be put back for a day', async () => {
    const { api, path, write } = await open()
    const { id } = await write('ben', path, 'When?')
    const remove = (who: StaffName, isDeleted: boolean) =>
      api.put(who, `${path}/${id}/deleted`, { isDeleted })
    expect((await remove('ana', true)).status).toBe(403)
    expect(listOf((await remove('ben', true)).body).comments).toEqual([])
    expect((await api.put('ana', `${path}/${id}/resolved`, { isResolved: true })).status).toBe(404)
    clock.now += day
    expect(listOf((await remove('ben', false)).body).comments).toMatchObject([{ text: 'When?' }])
    await remove('ben', true)
    clock.now += day + 1
    expect((await remove('ben', false)).status).toBe(404)
    expect(await given.database.selectFrom('comment').selectAll().execute()).toEqual([])
  })

  test('belong to one entry: an address of another one finds nothing', async () => {
    const { api, path, write } = await open()
    const { id } = await write('ben', path, 'When?')
    const other = '/comments/reference/category%2Fmeaning'
    expect((await api.put('ben', `${other}/${id}/deleted`, { isDeleted: true })).status).toBe(404)
    for (const wrong of ['/comments/article/999', '/comments/article/x', '/comments/reference/x'])
      expect((await api.get('ben', wrong)).status).toBe(404)
  })

  test('are in the activity log without their text', async () => {
    const { api, path, write } = await open()
    const { id } = await write('ben', path, 'A secret plan')
    await api.put('ben', `${path}/${id}/resolved`, { isResolved: true })
    await api.put('ben', `${path}/${id}/resolved`, { isResolved: false })
    await api.put('ben', `${path}/${id}/deleted`, { isDeleted: true })
    await api.put('ben', `${path}/${id}/deleted`, { isDeleted: false })
    const events = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(events.slice(1).map(({ action, title }) => [action, title])).toEqual([
      ['comment', 'Book fair'],
      ['resolve-comment', 'Book fair'],
      ['reopen-comment', 'Book fair'],
      ['delete-comment', 'Book fair'],
      ['restore-comment', 'Book fair'],
    ])
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  test('wait on the dashboard of whom they mention, until an answer or until they are resolved', async () => {
    const { api, entry, path, write, waiting } = await open()
    const { id } = await write('ben', path, '@[ana] and @[cora], is it Monday?')
    const line = {
      subject: 'article',
      id: String(entry),
      title: 'Book fair',
      text: '@Ana Reyes and @Cora Diaz, is it Monday?',
      by: 'Ben Cruz',
    }
    expect(await waiting('ana')).toMatchObject({ total: 1, first: [line] })
    expect((await waiting('ben')).total).toBe(0)
    await write('ana', path, 'It is.')
    expect((await waiting('ana')).total).toBe(0)
    expect((await waiting('cora')).total).toBe(1)
    await api.put('ben', `${path}/${id}/resolved`, { isResolved: true })
    expect((await waiting('cora')).total).toBe(0)
    await api.put('ben', `${path}/${id}/resolved`, { isResolved: false })
    await api.post('ben', `/entries/article/${entry}/trash`)
    expect((await waiting('cora')).total).toBe(0)
  })

  test('on a page wait too, for those who may still open it', async () => {
    const { write, waiting } = await open()
    await write('ana', '/comments/reference/category%2Fmeaning', '@[shs] Is it true?')
    await write('ana', '/comments/reference/site-settings', '@[shs] Is it right?')
    expect((await waiting('shs')).first.map(({ subject, id }) => `${subject}/${id}`)).toEqual([
      'reference/category/meaning',
      'reference/site-settings',
    ])
  })

  test('keep the place of a person who has left, without a name that was erased', async () => {
    const { api, path, write } = await open(['ana', 'ben', 'dan'])
    await write('ben', path, '@[ana] When?')
    await write('ana', path, '@[ben] Today.')
    expect((await api.remove('dan', '/staff/ana/data')).status).toBe(200)
    const { comments, people } = listOf((await api.get('ben', path)).body)
    expect(comments.map(({ by, mentions }) => [by, mentions[0]?.name])).toEqual([
      ['Ben Cruz', 'Erased person'],
      ['Erased person', 'Ben Cruz'],
    ])
    expect(people.map(({ name }) => name)).toEqual(['Dan Lim'])
  })

  test('that are typed are kept like drafts, by what they are about', async () => {
    const { api, entry } = await open(['ben'])
    const data = { id: 'comment1', text: 'Half', chosen: [] }
    const keep = (about: string) =>
      api.put('ben', `/autosaves/comment/${encodeURIComponent(about)}`, { data })
    for (const about of [`article/${entry}`, 'reference/category/meaning'])
      expect((await keep(about)).status).toBe(200)
    for (const about of ['article', 'article/x', 'unknown/1', 'comment/1'])
      expect((await keep(about)).status).toBe(404)
  })

  test.each([
    ['an empty text', { id: 'comment1', text: ' ' }],
    ['a text that is too long', { id: 'comment1', text: 'x'.repeat(2001) }],
    ['a text with a NUL', { id: 'comment1', text: 'a\u0000b' }],
    ['a wrong id', { id: '../x', text: 'Fine' }],
  ])('are refused with %s', async (_what, body) => {
    const { api, path } = await open(['ben'])
    expect((await api.post('ben', path, body)).status).toBe(422)
  })
})
