import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type AnswerBody } from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnBothDatabases('the list of entries', (given) => {
  test('is empty for words that no entry can hold', async () => {
    const api = openContentApi(given.database)
    await api.post('ana', '/entries/article', { data: article() })
    const found = await api.get('ana', '/entries/article?q=robotics%00')
    expect(found).toMatchObject({ status: 200, body: { data: [], total: 0 } })
  })

  test('has topics to choose from: those of published entries as they are spelled, then those of the news filter', async () => {
    const api = openContentApi(given.database)
    const add = async (topics: string[], isPublished = true) => {
      const { id } = (await api.post('ben', '/entries/article', { data: article({ topics }) })).body
      if (isPublished) await api.post('ana', `/entries/article/${id}/publish`)
    }
    await add(['Theremin Club', 'STEM'])
    await add(['THEREMIN club', 'Quiz bee'])
    await add(['Not published'], false)
    const topicsOf = async (kind: string) => {
      const { status, body } = await api.get('ben', `/entries/${kind}/topics`)
      expect(status).toBe(200)
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
    const api = openContentApi(given.database)
    const add = async (title: string) =>
      (await api.post('ben', '/entries/article', { data: article({ title }) })).body.id
    const askFor = (id: number) => api.post('ben', `/entries/article/${id}/request-review`, {})
    const live = async (title: string) => {
      const id = await add(title)
      await api.post('ana', `/entries/article/${id}/publish`)
      return id
    }
    const change = async (id: number, title: string) =>
      api.put('ben', `/entries/article/${id}`, { data: article({ title }), basedOn: 2 })
    await add('Draft')
    await askFor(await add('Draft in review'))
    await live('Live')
    await change(await live('Changed'), 'Changed')
    const proposed = await live('Proposed')
    await change(proposed, 'Proposed')
    await askFor(proposed)
    const titles = async (query: string) => {
      const { body } = await api.get('ana', `/entries/article?sort=title&order=ASC&${query}`)
      return (body.data as AnswerBody[]).map(({ title }) => title)
    }
    expect(await titles('waiting=change')).toEqual(['Changed', 'Proposed'])
    expect(await titles('waiting=review')).toEqual(['Draft in review', 'Proposed'])
    expect(await titles('waiting=review&state=published')).toEqual(['Proposed'])
    expect((await api.get('ana', '/entries/article?waiting=long')).status).toBe(422)
  })

  test('is filtered by state, category, topic, author and words, and sorted', async () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const add = async (
      who: 'ana' | 'ben',
      fields: Parameters<typeof article>[0],
      action = '',
      body: object = {},
    ) => {
      clock.now += 1
      const { id } = (await api.post(who, '/entries/article', { data: article(fields) })).body
      if (action)
        await api.post(
          action === 'request-review' ? who : 'ana',
          `/entries/article/${id}/${action}`,
          body,
        )
    }
    await add('ben', { title: 'Álpha draft', topics: ['STEM'] })
    await add('ben', { title: 'Beta review' }, 'request-review')
    await add('ana', { title: 'Gamma live', topics: ['STEM'], category: 'Outside News' }, 'publish')
    await add('ana', { title: 'Delta later' }, 'publish', { publishAt: noon + hour })
    await add('ana', { title: 'Epsilon over' }, 'publish', {
      publishAt: noon - hour,
      expiresAt: noon - 1,
    })
    await add('ana', { title: '100% zeta_gone' }, 'trash')
    const titles = async (query: string) => {
      const { body } = await api.get('ben', `/entries/article?${query}`)
      const listed = body.data as AnswerBody[]
      expect(body.total).toBe(listed.length)
      return listed.map(({ title }) => title.split(' ')[1])
    }
    expect(await titles('')).toEqual(['over', 'later', 'live', 'review', 'draft'])
    expect(await titles('sort=title&order=ASC')).toEqual([
      'draft',
      'review',
      'later',
      'over',
      'live',
    ])
    expect(await titles('state=draft')).toEqual(['draft'])
    expect(await titles('state=review')).toEqual(['review'])
    expect(await titles('state=published')).toEqual(['live'])
    expect(await titles('state=scheduled')).toEqual(['later'])
    expect(await titles('state=expired')).toEqual(['over'])
    expect(await titles('state=trashed')).toEqual(['zeta_gone'])
    expect(await titles('category=Outside%20News')).toEqual(['live'])
    expect(await titles('topic=stem')).toEqual(['live', 'draft'])
    expect(await titles('mine=true')).toEqual(['review', 'draft'])
    expect(await titles('q=alp')).toEqual(['draft'])
    expect(await titles('q=LIVE%20gam')).toEqual(['live'])
    expect(await titles('q=%25')).toEqual([])
    expect(await titles('q=_gone&state=trashed')).toEqual(['zeta_gone'])
    expect(await titles('q=%00')).toEqual([])
    const page = (await api.get('ben', '/entries/article?perPage=2&page=2')).body
    const [third, fourth, ...more] = page.data as AnswerBody[]
    expect([page.total, third?.title, fourth?.title, more]).toEqual([
      5,
      'Gamma live',
      'Beta review',
      [],
    ])
    expect(third?.data).not.toHaveProperty('content')
    expect((await api.get('ben', '/entries/article?state=asleep')).status).toBe(422)
  })
})
