import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editorAt,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { articleKind } from '../../kinds/article.ts'
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

  test('is newest first and undated last, and of one day the latest entry is first', async () => {
    const dates = {
      undated: null,
      old: '1999-12-31',
      early: '2026-11-05',
      late: '2026-11-05',
      newest: '2026-11-06',
    }
    for (const [title, publishedOn] of Object.entries(dates))
      await putArticle(given.database, { title, publishedOn })
    await putArticle(given.database, { title: 'undated too', publishedOn: null })
    expect(await page({})).toEqual({
      titles: ['newest', 'late', 'early', 'old', 'undated too', 'undated'],
      total: 6,
    })
  })

  test('is that of one category, of one topic in whatever case it was written, or of both', async () => {
    const { database } = given
    await putArticle(database, { title: 'one', topics: ['Robotics', 'ROBOTICS', 'STEM'] })
    await putArticle(database, { title: 'two', category: 'Outside News', topics: ['robotics'] })
    await putArticle(database, { title: 'three', topics: [] })
    expect(await page({ topic: 'robotics' })).toEqual({ titles: ['two', 'one'], total: 2 })
    expect(await page({ category: 'Campus News' })).toEqual({ titles: ['three', 'one'], total: 2 })
    expect(await page({ category: 'Campus News', topic: 'robotics' })).toEqual({
      titles: ['one'],
      total: 1,
    })
    expect(await page({ category: 'Outside News', topic: 'stem' })).toEqual({
      titles: [],
      total: 0,
    })
    expect(await page({ topic: 'unheard of' })).toEqual({ titles: [], total: 0 })
  })

  test('follows an entry that changes its day, category and topics', async () => {
    const { database } = given
    const { id } = await putArticle(database, { topics: ['robotics'] })
    await putArticle(database, { title: 'other', publishedOn: '2026-01-01', topics: ['robotics'] })
    const data = article({
      category: 'Outside News',
      publishedOn: '2025-06-01',
      topics: ['alumni'],
    })
    await changeArticle(database, id, { data })
    expect(await page({})).toEqual({ titles: ['other', 'Robotics team comes home'], total: 2 })
    expect(await page({ topic: 'robotics' })).toEqual({ titles: ['other'], total: 1 })
    expect(await page({ category: 'Outside News', topic: 'alumni' })).toMatchObject({ total: 1 })
  })

  test('has full pages and exact totals although scheduled and expired entries lie in between', async () => {
    const { database } = given
    for (let day = 1; day <= 28; day += 1) {
      const publishedOn = `2026-0${1 + (day % 3)}-${String(day).padStart(2, '0')}`
      const times = [
        {},
        { publishAt: noon + 1 },
        { publishAt: noon - 9, expiresAt: noon },
        { status: 'draft' as const },
      ]
      await putArticle(
        database,
        { title: `Day ${day}`, publishedOn },
        times[day % times.length] ?? {},
      )
    }
    expect(await page({}, 1, 4)).toMatchObject({ total: 7, titles: { length: 4 } })
    expect(await page({}, 2, 4)).toMatchObject({ total: 7, titles: { length: 3 } })
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 3, now: noon })
  })

  test('changes in the millisecond in which an entry is due or expires, though nothing was written', async () => {
    await putArticle(given.database, { title: 'stays' })
    await putArticle(
      given.database,
      { title: 'comes and goes' },
      { publishAt: noon + 10, expiresAt: noon + 20 },
    )
    const totalAt = async (now: number) => (await page({}, 1, 10, now)).total
    const moments = [0, 9, 10, 19, 20, 15, 5, 25].map((milliseconds) => noon + milliseconds)
    const totals: number[] = []
    for (const moment of moments) totals.push(await totalAt(moment))
    expect(totals).toEqual([1, 1, 2, 2, 1, 2, 1, 1])
  })

  test('has every far page, and an empty one beyond the end', async () => {
    const { database } = given
    const entries = Array.from({ length: 900 }, (_, index) => ({
      data: articleKind.schema.parse(
        article({
          title: `Story ${index}`,
          publishedOn:
            index < 5
              ? null
              : `20${10 + (index % 16)}-${String(1 + (index % 12)).padStart(2, '0')}-15`,
          topics: index % 3 === 0 ? ['robotics'] : ['alumni'],
        }),
      ),
      status: 'published' as const,
      publishAt: noon,
      expiresAt: null,
    }))
    await database
      .transaction()
      .execute((each) => insertEntries(each, articleKind, entries, editorAt(noon)))
    expect(await page({}, 90)).toMatchObject({ total: 900, titles: { length: 10, 9: 'Story 0' } })
    expect(await page({}, 91)).toEqual({ titles: [], total: 900 })
    expect(await page({}, 1_000_000)).toEqual({ titles: [], total: 900 })
    await expectListsToMatchRows(database, {
      topics: ['robotics', 'alumni'],
      pageSize: 40,
      now: noon,
    })
  })
})
