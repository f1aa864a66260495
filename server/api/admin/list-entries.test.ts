import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type AnswerBody } from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnDatabases('the list of entries', (given) => {
  test('is empty for words that no entry can hold', async () => {
    const api = openContentApi(given.database)
    await api.post('ana', '/entries/article', { data: article() })
    const found = await api.get('ana', '/entries/article?q=robotics%00')
    expect(found).toMatchObject({ status: 200, body: { data: [], total: 0 } })
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
