import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import type { ArticleInput } from '../../../school/kinds/article.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import {
  openContentApi,
  type AnswerBody,
  type StaffName,
} from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnBothDatabases('the list of entries', (given) => {
  const open = (clock?: { now: number }) => {
    const api = openContentApi(given.database, clock)
    const titles = async (query: string) => {
      const { data, total } = (await api.get('ben', `/entries/article?${query}`)).body
      const listed = (data as AnswerBody[]).map(({ title }) => title)
      expect(total).toBe(listed.length)
      return listed
    }
    return { ...api, titles }
  }
  const inOrder = 'sort=title&order=ASC'

  test('has topics to choose from: those of published entries as they are spelled, then those of the news filter', async () => {
    const { add, get } = open()
    for (const topics of [
      ['Theremin Club', 'STEM'],
      ['THEREMIN club', 'Quiz bee'],
    ])
      await (await add('ben', { topics })).act('ana', 'publish')
    await add('ben', { topics: ['Not published'] })
    const topicsOf = async (kind: string) => {
      const { body } = await get('ben', `/entries/${kind}/topics`)
      return (body as unknown as { topics: string[] }).topics
    }
    const topics = await topicsOf('article')
    expect(topics.slice(0, 3)).toEqual(['THEREMIN club', 'Quiz bee', 'STEM'])
    expect(topics).toContain('student life')
    expect(topics.map((topic) => topic.toLowerCase())).not.toContain('not published')
    expect(new Set(topics).size).toBe(topics.length)
    expect(await topicsOf('event')).toEqual([])
  })

  test('is filtered by what waits: a change that visitors do not see, a review of a draft or of a change', async () => {
    const { add, get, titles } = open()
    const live = async (title: string) => {
      const entry = await add('ben', { title })
      await entry.act('ana', 'publish')
      return entry
    }
    await add('ben', { title: 'Draft' })
    await (await add('ben', { title: 'Draft in review' })).act('ben', 'request-review')
    await live('Live')
    await (await live('Changed')).save('ben', { title: 'Changed' }, 2)
    const proposed = await live('Proposed')
    await proposed.save('ben', { title: 'Proposed' }, 2)
    await proposed.act('ben', 'request-review')
    for (const [query, expected] of [
      ['waiting=change', ['Changed', 'Proposed']],
      ['waiting=review', ['Draft in review', 'Proposed']],
      ['waiting=review&state=published', ['Proposed']],
    ] as const)
      expect(await titles(`${inOrder}&${query}`)).toEqual(expected)
    expect((await get('ana', '/entries/article?waiting=long')).status).toBe(422)
  })

  test('is filtered by state, category, topic, author and words, and sorted', async () => {
    const clock = { now: noon }
    const { add, get, titles } = open(clock)
    for (const [who, fields, action, body] of [
      ['ben', { title: 'Álpha draft', topics: ['STEM'] }],
      ['ben', { title: 'Beta review' }, 'request-review'],
      ['ana', { title: 'Gamma live', topics: ['STEM'], category: 'Outside News' }, 'publish'],
      ['ana', { title: 'Delta later' }, 'publish', { publishAt: noon + hour }],
      [
        'ana',
        { title: 'Epsilon over' },
        'publish',
        { publishAt: noon - hour, expiresAt: noon - 1 },
      ],
      ['ana', { title: '100% zeta_gone' }, 'trash'],
    ] as [StaffName, Partial<ArticleInput>, string?, object?][]) {
      clock.now += 1
      const { act } = await add(who, fields)
      if (action) await act(who, action, body)
    }
    for (const [query, expected] of [
      ['', ['over', 'later', 'live', 'review', 'draft']],
      [inOrder, ['draft', 'review', 'later', 'over', 'live']],
      ['state=draft', ['draft']],
      ['state=review', ['review']],
      ['state=published', ['live']],
      ['state=scheduled', ['later']],
      ['state=expired', ['over']],
      ['state=trashed', ['zeta_gone']],
      ['category=Outside%20News', ['live']],
      ['topic=stem', ['live', 'draft']],
      ['mine=true', ['review', 'draft']],
      ['q=alp', ['draft']],
      ['q=LIVE%20gam', ['live']],
      ['q=%25', []],
      ['q=_gone&state=trashed', ['zeta_gone']],
      ['q=draft%00', []],
    ] as const)
      expect([query, (await titles(query)).map((title) => title.split(' ')[1])]).toEqual([
        query,
        expected,
      ])
    const page = (await get('ben', '/entries/article?perPage=2&page=2')).body
    expect(page).toMatchObject({
      total: 5,
      data: [{ title: 'Gamma live' }, { title: 'Beta review' }],
    })
    expect((page.data as AnswerBody[])[0]?.data).not.toHaveProperty('content')
    expect((await get('ben', '/entries/article?state=asleep')).status).toBe(422)
  })
})
