import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editorAt,
  noon,
  putArticle,
  type EntryState,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { articleKind, type ArticleInput } from '../../kinds/article.ts'
import { insertEntries } from './insert-entries.server.ts'
import { listVisibleEntries } from './list-entries.server.ts'

describeOnBothDatabases('a list of entries', (given) => {
  const page = async (
    list: { category?: string; topic?: string },
    number = 1,
    pageSize = 10,
    now = noon,
  ) => {
    const whole = { kind: 'article', category: '', topic: '', ...list }
    const { entries, total } = await listVisibleEntries(given.database, whole, {
      page: number,
      pageSize,
      now,
    })
    return { titles: entries.map(({ title }) => title), total }
  }

  const put = (title: string, fields: Partial<ArticleInput> = {}, state?: EntryState) =>
    putArticle(given.database, { title, ...fields }, state)

  test('is newest first and undated last, and of one day the latest entry is first', async () => {
    await put('undated', { publishedOn: null })
    await put('old', { publishedOn: '1999-12-31' })
    for (const title of ['early', 'late']) await put(title, { publishedOn: '2026-11-05' })
    await put('newest', { publishedOn: '2026-11-06' })
    await put('undated too', { publishedOn: null })
    expect(await page({})).toEqual({
      titles: ['newest', 'late', 'early', 'old', 'undated too', 'undated'],
      total: 6,
    })
  })

  test('is that of one category, of one topic in whatever case, or of both, and follows changes', async () => {
    const { id } = await put('one', { topics: ['Robotics', 'ROBOTICS', 'STEM'] })
    await put('two', { category: 'Outside News', topics: ['robotics'] })
    await put('three', { topics: [] })
    const campus = { category: 'Campus News' }
    const outside = { category: 'Outside News' }
    for (const [list, titles] of [
      [{ topic: 'robotics' }, ['two', 'one']],
      [campus, ['three', 'one']],
      [{ ...campus, topic: 'robotics' }, ['one']],
      [{ ...outside, topic: 'stem' }, []],
      [{ topic: 'unheard of' }, []],
    ] as const)
      expect([list, await page(list)]).toEqual([list, { titles, total: titles.length }])
    const changed = { publishedOn: '2025-06-01', topics: ['alumni'] }
    const data = article({ title: 'one', category: 'Outside News', ...changed })
    await changeArticle(given.database, id, { data })
    expect(await page({})).toEqual({ titles: ['three', 'two', 'one'], total: 3 })
    expect(await page({ topic: 'robotics' })).toEqual({ titles: ['two'], total: 1 })
    expect(await page({ ...outside, topic: 'alumni' })).toEqual({ titles: ['one'], total: 1 })
  })

  test('has full pages and exact totals although scheduled and expired entries lie in between', async () => {
    const states: EntryState[] = [
      {},
      { publishAt: noon + 1 },
      { publishAt: noon - 9, expiresAt: noon },
      { status: 'draft' },
    ]
    for (let day = 1; day <= 28; day += 1) {
      const publishedOn = `2026-0${1 + (day % 3)}-${String(day).padStart(2, '0')}`
      await put(`Day ${day}`, { publishedOn }, states[day % states.length])
    }
    expect(await page({}, 1, 4)).toMatchObject({ total: 7, titles: { length: 4 } })
    expect(await page({}, 2, 4)).toMatchObject({ total: 7, titles: { length: 3 } })
    const lists = { topics: ['robotics'], pageSize: 3, now: noon }
    await expectListsToMatchRows(given.database, lists)
  })

  test('has every far page, and an empty one beyond the end', async () => {
    const twoDigits = (number: number) => String(number).padStart(2, '0')
    const entries = Array.from({ length: 900 }, (_, index) => {
      const day = `20${10 + (index % 16)}-${twoDigits(1 + (index % 12))}-15`
      const publishedOn = index < 5 ? null : day
      const topics = index % 3 === 0 ? ['robotics'] : ['alumni']
      const data = articleKind.schema.parse(
        article({ title: `Story ${index}`, publishedOn, topics }),
      )
      return { data, status: 'published', publishAt: noon, expiresAt: null } as const
    })
    await given.database
      .transaction()
      .execute((each) => insertEntries(each, articleKind, entries, editorAt(noon)))
    expect(await page({}, 90)).toMatchObject({ total: 900, titles: { length: 10, 9: 'Story 0' } })
    expect(await page({}, 91)).toEqual({ titles: [], total: 900 })
    expect(await page({}, 1_000_000)).toEqual({ titles: [], total: 900 })
    const lists = { topics: ['robotics', 'alumni'], pageSize: 40, now: noon }
    await expectListsToMatchRows(given.database, lists)
  })
})
