import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { announcementKind } from '../../kinds/announcement.ts'
import { announcement, putEntry } from '../../../tests/helpers/entries.ts'
import { articleKind } from '../../kinds/article.ts'
import { search } from './search.server.ts'
import { parseSearchQuery } from './search.ts'
import { article, marked, now, searchIn, sourceOf, textOf } from '../../../tests/helpers/search.ts'

describeOnBothDatabases('search', (t: TestDatabase) => {
  const { ask, change, publish, putPages, titles, vocabulary } = searchIn(t)

  test('finds an article while it is published, and forgets its words when it is taken away', async () => {
    for (const status of ['unpublished', 'trashed'] as const) {
      const data = article({ title: 'Bamboo choir 2026' })
      const { id } = await putEntry(t.database, articleKind, data, { status: 'draft' })
      expect(await titles('bamboo')).toEqual([])
      await change(id, { status: 'published' })
      expect(await titles('bamboo')).toEqual(['Bamboo choir 2026'])
      expect(await vocabulary()).not.toEqual([])
      await change(id, { status })
      expect(await titles('bamboo')).toEqual([])
      expect(await vocabulary()).toEqual([])
    }
  })

  test('follows a change of title, text, topics and date', async () => {
    await publish({ title: 'Another newer choir', publishedOn: '2026-05-01' })
    const first = { title: 'Bamboo choir', content: '<p>In the chapel.</p>', topics: ['Music'] }
    const id = await publish(first)
    const text = { title: 'Brass choir', content: '<p>In the gym.</p>', topics: ['sport'] }
    await change(id, { data: article({ ...text, publishedOn: '2026-06-01' }) })
    for (const gone of ['bamboo', 'chapel', 'music'])
      expect([gone, await titles(gone)]).toEqual([gone, []])
    for (const there of ['brass', 'gym', 'sport'])
      expect(await titles(there)).toEqual(['Brass choir'])
    expect(await titles('choir')).toEqual(['Brass choir', 'Another newer choir'])
  })

  test('finds what is scheduled from its time on, and what has expired no more', async () => {
    const times = { publishAt: now + 1_000, expiresAt: now + 5_000 }
    await putEntry(t.database, announcementKind, announcement({ title: 'Typhoon drill' }), times)
    const countAt = async (time: number) =>
      (await search(sourceOf(t.database, time), { q: 'typhoon', page: 1 })).total
    const counts = [0, 999, 1_000, 4_999, 5_000].map((ms) => countAt(now + ms))
    expect(await Promise.all(counts)).toEqual([0, 0, 1, 1, 0])
    // Nor does a correction tell of it.
    expect(await ask('typhon')).toMatchObject({ total: 0, correctedTo: null, leftOut: [] })
  })

  test('reads over invisible signs and mathematical letters, in the search and in the text', async () => {
    const content = '<p>The scho&shy;lar\u00ADship exam\u2060ination is on 𝐌𝐨𝐧𝐝𝐚𝐲.</p>'
    await publish({ title: 'Pag-e\u00ADn\u00ADroll sa Hun\u200Byo', content })
    for (const q of ['scholarship', 'exam\u200Bination', 'enroll', '𝓱𝓾𝓷𝔂𝓸', 'MONDAY', 'scholar'])
      expect([q, (await titles(q)).length]).toEqual([q, 1])
    const [found] = (await ask('scholarship')).results
    expect(marked(found?.excerpt ?? [])).toEqual(['scholarship'])
  })

  test('knows no accents and no case, in the search and in the text', async () => {
    const content = '<p>La c&#233;l&egrave;bre procession</p>'
    await publish({ title: 'Santo Niño in Bocaue', content })
    await publish({ title: 'El Nino and the river', publishedOn: '2026-02-01' })
    expect(await titles('nino')).toEqual(['Santo Niño in Bocaue', 'El Nino and the river'])
    expect(await titles('NIÑO')).toHaveLength(2)
    expect(await titles('celebre')).toHaveLength(1)
    const { results } = await ask('nino')
    expect(marked(results[0]?.title ?? [])).toEqual(['Niño'])
  })

  test('completes the last word only', async () => {
    await publish({ title: 'Robotics workshop' })
    expect(await titles('robotics work')).toEqual(['Robotics workshop'])
    expect(await titles('robo')).toEqual(['Robotics workshop'])
    expect((await ask('robo workshop')).leftOut).toEqual(['robo'])
  })

  test('puts titles before texts, pages before entries and all old news, newer before older', async () => {
    const days = { May: '2024-05-01', June: '2024-06-01', 'this year': '2026-06-01', none: null }
    for (const [day, publishedOn] of Object.entries(days))
      await publish({ title: `Robotics ${day}`, publishedOn })
    const text = '<p>With robotics</p>'
    await publish({ title: 'A newer day', content: text, publishedOn: '2026-01-01' })
    await putPages(
      { address: '/jhs', title: 'Junior High School', text: 'Robotics each week' },
      { address: '/robotics', title: 'Robotics Program', text: 'A box of parts' },
    )
    expect(await titles('robotics')).toEqual([
      'Robotics Program',
      'Robotics this year',
      'Junior High School',
      'Robotics June',
      'Robotics May',
      'Robotics none',
      'A newer day',
    ])
  })

  test('wants all words, and keeps the most specific ones when nothing has them all', async () => {
    const clubs = { 'Chess club': 'play', Choir: 'sing', Swimming: 'swim' }
    for (const [title, verb] of Object.entries(clubs))
      await publish({ title, content: `<p>School children ${verb}.</p>` })
    expect(await titles('school chess')).toEqual(['Chess club'])
    expect(await ask('school chess sing')).toMatchObject({ total: 1, leftOut: ['chess'] })
    expect(await ask('chess zebra')).toMatchObject({ total: 1, leftOut: ['zebra'] })
    expect(await titles('the chess of a school')).toEqual(['Chess club'])
  })

  test('shows the place of the match in a long text, as data and never as HTML', async () => {
    const filler = 'Lorem words before it. '.repeat(60)
    const content = `<p>${filler}The &lt;b&gt;xylophone&lt;/b&gt; &amp; more</p>`
    await publish({ title: 'Long', content })
    const [result] = (await ask('xylophone')).results
    const place = { label: 'article', address: '/dycian-news/long', day: '2026-03-01' }
    expect(result).toMatchObject(place)
    expect(marked(result?.excerpt ?? [])).toEqual(['xylophone'])
    expect(textOf(result?.excerpt ?? [])).toMatch(/^… .*<b>xylophone<\/b> & more$/)
  })

  test('takes operators, quotes and other signs for what they are', async () => {
    await publish({ title: 'Rock & roll near the river', content: '<p>AND OR NOT NEAR</p>' })
    for (const q of [
      '" OR 1=1 --',
      "river' | !roll",
      'NOT river AND',
      'NEAR(river roll, 2)',
      '{title} : ^river',
      "_\\'; drop table entry; --",
      'riv\u0301er ( & | )',
      '\ud800',
      'ﷺ ½ ｒｉｖｅｒ не река 川',
      'a b c d e f g h i j k l m n o p q r s t u v w x y z',
      'x'.repeat(100),
      'constructor __proto__ toString',
    ])
      await expect(ask(q)).resolves.toMatchObject({ page: 1 })
    for (const found of ['river"', '😀 river:*']) expect(await titles(found)).toHaveLength(1)
    for (const nothing of ['%', '😀']) expect(await titles(nothing)).toEqual([])
  })

  test('shows the pages with the most words, where no article has as many', async () => {
    const pages = ['Bamboo chapel', 'Bamboo garden', 'Bamboo chapel lantern']
    await putPages(...pages.map((title, place) => ({ address: `/${place}`, title })))
    for (const title of ['Drum', 'Eagle']) await publish({ title })
    expect(await titles('bamboo chapel lantern drum eagle')).toEqual(['Bamboo chapel lantern'])
  })
})

test('a search has 1 to 100 characters and pages are counted from 1', () => {
  const parse = (query: string) => parseSearchQuery(new URLSearchParams(query))
  expect(parse('q=+two++words+')).toEqual({ ok: true, value: { q: 'two words', page: 1 } })
  expect(parse('')).toEqual({ ok: true, value: { q: '', page: 1 } })
  expect(parse(`q=${'a'.repeat(100)}&page=3`)).toMatchObject({ ok: true, value: { page: 3 } })
  expect(parse(`q=${'a'.repeat(101)}`)).toMatchObject({ ok: false, failure: { parameter: 'q' } })
  expect(parse('q=a&page=1000')).toMatchObject({ ok: true, value: { page: 1_000 } })
  for (const page of ['0', '-1', '1.5', 'x', '', '1001'])
    expect({ page, ...parse(`q=a&page=${page}`) }).toMatchObject({ page, ok: false })
})
