import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { announcementKind } from '../../kinds/announcement.ts'
import { changeEntry, putEntry } from '../../../tests/helpers/entries.ts'
import { articleKind } from '../../kinds/article.ts'
import { putPages } from './index-pages.server.ts'
import { search } from './search.server.ts'
import { parseSearchQuery } from './search.ts'
import {
  article,
  marked,
  now,
  publish,
  sourceOf,
  textOf,
  titles,
  vocabulary,
} from '../../../tests/helpers/search.ts'

describeOnBothDatabases('search', (t: TestDatabase) => {
  test('finds an article as soon as it is published, and no draft', async () => {
    const data = article({ title: 'Bamboo choir' })
    const { id } = await putEntry(t.database, articleKind, data, { status: 'draft' })
    expect(await titles(t.database, 'bamboo')).toEqual([])
    await changeEntry(t.database, articleKind, id, { status: 'published' }, now)
    expect(await titles(t.database, 'bamboo')).toEqual(['Bamboo choir'])
  })

  test('follows a change of title, text, topics and date', async () => {
    await publish(t.database, { title: 'Another newer choir', publishedOn: '2026-05-01' })
    const id = await publish(t.database, {
      title: 'Bamboo choir',
      content: '<p>In the chapel.</p>',
      topics: ['Music'],
    })
    const data = article({ title: 'Brass choir', content: '<p>In the gym.</p>', topics: ['sport'] })
    await changeEntry(
      t.database,
      articleKind,
      id,
      { data: { ...data, publishedOn: '2026-06-01' } },
      now,
    )
    for (const gone of ['bamboo', 'chapel', 'music']) {
      expect({ gone, found: await titles(t.database, gone) }).toEqual({ gone, found: [] })
    }
    for (const there of ['brass', 'gym', 'sport'])
      expect(await titles(t.database, there)).toEqual(['Brass choir'])
    expect(await titles(t.database, 'choir')).toEqual(['Brass choir', 'Another newer choir'])
  })

  test('no longer finds unpublished or trashed entries, and forgets their words', async () => {
    for (const status of ['unpublished', 'trashed'] as const) {
      const id = await publish(t.database, { title: 'Bamboo choir 2026' })
      expect(await vocabulary(t.database)).not.toEqual([])
      await changeEntry(t.database, articleKind, id, { status })
      expect(await titles(t.database, 'bamboo')).toEqual([])
      expect(await vocabulary(t.database)).toEqual([])
    }
  })

  test('finds a scheduled announcement from its time on, and an expired one no more', async () => {
    const data = { title: 'Typhoon drill', content: '', category: 'General', date: '2026-11-20' }
    const times = { publishAt: now + 1_000, expiresAt: now + 5_000 }
    await putEntry(t.database, announcementKind, data, times)
    const countAt = async (time: number) =>
      (await search(sourceOf(t.database, time), { q: 'typhoon', page: 1 })).total
    expect(await countAt(now)).toBe(0)
    expect(await countAt(now + 1_000)).toBe(1)
    expect(await countAt(now + 5_000)).toBe(0)
  })

  test('does not tell by a correction what is not published yet', async () => {
    const data = article({ title: 'Secret anniversary' })
    await putEntry(t.database, articleKind, data, { publishAt: now + 1 })
    expect(await search(sourceOf(t.database), { q: 'anniversry', page: 1 })).toMatchObject({
      total: 0,
      correctedTo: null,
      leftOut: [],
    })
  })

  test('knows no accents and no case, in the search and in the text', async () => {
    await publish(t.database, {
      title: 'Santo Niño in Bocaue',
      content: '<p>La c&#233;l&egrave;bre procession</p>',
    })
    await publish(t.database, { title: 'El Nino and the river', publishedOn: '2026-02-01' })
    expect(await titles(t.database, 'nino')).toEqual([
      'Santo Niño in Bocaue',
      'El Nino and the river',
    ])
    expect(await titles(t.database, 'NIÑO')).toHaveLength(2)
    const { results } = await search(sourceOf(t.database), { q: 'nino', page: 1 })
    expect(marked(results[0]?.title ?? [])).toEqual(['Niño'])
  })

  test('corrects small typos and says so', async () => {
    await publish(t.database, {
      title: 'Scholarships for robotics teams',
      content: '<p>One scholarship each.</p>',
    })
    for (const [typed, meant] of [
      ['scholarshp', 'scholarship'],
      ['schoalrship', 'scholarship'],
      ['csholarship', 'scholarship'],
      ['Robotcs scholarship', 'robotics scholarship'],
      ['roboticz', 'robotics'],
    ] as const) {
      const answer = await search(sourceOf(t.database), { q: typed, page: 1 })
      expect({ typed, total: answer.total, meant: answer.correctedTo }).toEqual({
        typed,
        total: 1,
        meant,
      })
    }
    const far = await search(sourceOf(t.database), { q: 'rbtcs', page: 1 })
    expect(far).toMatchObject({ total: 0, correctedTo: null })
  })

  test('of equally near words takes the most frequent', async () => {
    await publish(t.database, { title: 'Teal walls' })
    await publish(t.database, { title: 'Team one' })
    await publish(t.database, { title: 'Team two' })
    expect((await search(sourceOf(t.database), { q: 'teap', page: 1 })).correctedTo).toBe('team')
  })

  test('completes the last word only', async () => {
    await publish(t.database, { title: 'Robotics workshop' })
    expect(await titles(t.database, 'robotics work')).toEqual(['Robotics workshop'])
    expect(await titles(t.database, 'robo')).toEqual(['Robotics workshop'])
    expect((await search(sourceOf(t.database), { q: 'robo workshop', page: 1 })).leftOut).toEqual([
      'robo',
    ])
  })

  test('puts titles before texts, pages before entries and all old news, newer before older', async () => {
    await publish(t.database, { title: 'Undated robotics', publishedOn: null })
    await publish(t.database, { title: 'Robotics in May', publishedOn: '2024-05-01' })
    await publish(t.database, { title: 'Robotics in June', publishedOn: '2024-06-01' })
    await publish(t.database, { title: 'Robotics this year', publishedOn: '2026-06-01' })
    await publish(t.database, {
      title: 'A newer day',
      content: '<p>With robotics</p>',
      publishedOn: '2026-01-01',
    })
    await putPages(t.database, [
      {
        address: '/learn-with-us/jhs',
        title: 'Junior High School',
        label: 'Department',
        text: 'Robotics each week',
      },
      {
        address: '/innovations/robotics',
        title: 'Robotics Program',
        label: 'Program',
        text: 'A box of parts',
      },
    ])
    expect(await titles(t.database, 'robotics')).toEqual([
      'Robotics Program',
      'Robotics this year',
      'Junior High School',
      'Robotics in June',
      'Robotics in May',
      'Undated robotics',
      'A newer day',
    ])
  })

  test('wants all words, and keeps the most specific ones when nothing has them all', async () => {
    await publish(t.database, { title: 'Chess club', content: '<p>School children play.</p>' })
    await publish(t.database, { title: 'Choir', content: '<p>School children sing.</p>' })
    await publish(t.database, { title: 'Swimming', content: '<p>School children.</p>' })
    expect(await titles(t.database, 'school chess')).toEqual(['Chess club'])
    expect(await search(sourceOf(t.database), { q: 'school chess sing', page: 1 })).toMatchObject({
      total: 1,
      leftOut: ['chess'],
    })
    expect(await search(sourceOf(t.database), { q: 'chess zebra', page: 1 })).toMatchObject({
      total: 1,
      leftOut: ['zebra'],
    })
    expect(await titles(t.database, 'the chess of a school')).toEqual(['Chess club'])
  })

  test('shows the place of the match in a long text, as data and never as HTML', async () => {
    const filler = 'Lorem words before it. '.repeat(60)
    await publish(t.database, {
      title: 'Long',
      content: `<p>${filler}The &lt;b&gt;xylophone&lt;/b&gt; &amp; more</p>`,
    })
    const { results } = await search(sourceOf(t.database), { q: 'xylophone', page: 1 })
    expect(results[0]).toMatchObject({
      label: 'article',
      address: '/dycian-news/long',
      day: '2026-03-01',
    })
    expect(marked(results[0]?.excerpt ?? [])).toEqual(['xylophone'])
    expect(textOf(results[0]?.excerpt ?? [])).toMatch(/^… .*<b>xylophone<\/b> & more$/)
  })

  test('takes operators, quotes and other signs for what they are', async () => {
    await publish(t.database, {
      title: 'Rock & roll near the river',
      content: '<p>AND OR NOT NEAR</p>',
    })
    const strange = [
      '" OR 1=1 --',
      'river"',
      "river' | !roll",
      'river*',
      'river:*',
      'NOT river',
      'river AND',
      'NEAR(river roll, 2)',
      'title:river',
      '{title} : river',
      '^river',
      '%',
      '_',
      '\\',
      "'; drop table entry; --",
      '😀 river',
      '😀',
      'riv\u0301er',
      '( & | )',
      '\ud800',
      'ﷺ ½ ｒｉｖｅｒ',
      'не река 川',
      Array.from({ length: 50 }, (_, place) => String.fromCodePoint(97 + (place % 26))).join(' '),
      'x'.repeat(100),
      'constructor __proto__ toString',
    ]
    for (const q of strange) {
      await expect(search(sourceOf(t.database), { q, page: 1 })).resolves.toMatchObject({ page: 1 })
    }
    expect(await titles(t.database, 'river"')).toHaveLength(1)
    expect(await titles(t.database, '😀 river:*')).toHaveLength(1)
    expect(await titles(t.database, '%')).toEqual([])
  })

  test('shows the pages with the most words, where no article has as many', async () => {
    const page = (address: string, title: string) => ({ address, title, label: 'Page', text: '' })
    await putPages(t.database, [
      page('/one', 'Bamboo chapel'),
      page('/two', 'Bamboo garden'),
      page('/three', 'Bamboo chapel lantern'),
    ])
    await publish(t.database, { title: 'Drum' })
    await publish(t.database, { title: 'Eagle' })
    const found = await titles(t.database, 'bamboo chapel lantern drum eagle')
    expect(found).toEqual(['Bamboo chapel lantern'])
  })
})

test('a search has 1 to 100 characters and pages are counted from 1', () => {
  const parse = (query: string) => parseSearchQuery(new URLSearchParams(query))
  expect(parse('q=+two++words+')).toEqual({ ok: true, value: { q: 'two words', page: 1 } })
  expect(parse('')).toEqual({ ok: true, value: { q: '', page: 1 } })
  expect(parse(`q=${'a'.repeat(100)}&page=3`)).toMatchObject({ ok: true, value: { page: 3 } })
  expect(parse(`q=${'a'.repeat(101)}`)).toMatchObject({
    ok: false,
    failure: { parameter: 'q' },
  })
  expect(parse('q=a&page=1000')).toMatchObject({ ok: true, value: { page: 1_000 } })
  for (const page of ['0', '-1', '1.5', 'x', '', '1001']) {
    expect({ page, ...parse(`q=a&page=${page}`) }).toMatchObject({ page, ok: false })
  }
})
