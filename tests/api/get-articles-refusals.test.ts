import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articlesAddress } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

async function refusal(query: Record<string, string>): Promise<string> {
  const response = await fetch(articlesAddress(site, query))
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as { error: string }
  expect(Object.keys(body)).toEqual(['error'])
  return body.error
}

describe('get-articles refuses with a sentence', () => {
  test.each(['Draft', 'draft', 'Scheduled', 'published', 'all', ''])(
    'the status “%s”',
    async (status) => {
      expect(await refusal({ status })).toBe(
        "status must be 'Published': nothing else is shown to the public.",
      )
    },
  )

  test.each([
    '0',
    '-1',
    '1.5',
    '1e9',
    'abc',
    '',
    ' 1',
    '01',
    '1000001',
    '9'.repeat(400),
    '0x10',
    '１',
  ])('the page “%s”', async (page) => {
    expect(await refusal({ page })).toBe('page must be a whole number from 1 to 1000000.')
  })

  test.each(['list', 'PAGINATE', ''])('the mode “%s”', async (mode) => {
    expect(await refusal({ mode })).toBe("mode must be 'paginate'.")
  })

  test.each(['Sports', '', 'Campus', 'all,Campus News', '__proto__'])(
    'the category “%s”',
    async (category) => {
      expect(await refusal({ category })).toBe('category must be all, Campus News or Outside News.')
    },
  )

  test('a topic of 10 kB', async () => {
    expect(await refusal({ topicFilter: 'a'.repeat(10_000) })).toBe(
      'topicFilter has at most 100 characters.',
    )
  })

  test('a slug of 10 kB', async () => {
    expect(await refusal({ slug: 'a'.repeat(10_000) })).toBe('slug has at most 300 characters.')
  })

  test.each(['abc', '-1', '1.5', '', '99999999999999999999'])(
    'the articleID “%s”',
    async (articleID) => {
      expect(await refusal({ articleID })).toBe('articleID must be a number.')
    },
  )

  test('several wrong parameters, naming each', async () => {
    const sentence = await refusal({ page: '0', mode: 'x', category: 'y' })
    for (const name of ['page', 'mode', 'category']) expect(sentence).toContain(`${name} must be`)
  })
})

describe('an address that is not valid', () => {
  test.each([
    ['a NUL', 'topicFilter=a%00b'],
    ['broken UTF-8', 'topicFilter=%ff'],
    ['half a character', 'topicFilter=%E2%82'],
    ['a surrogate', 'slug=%ED%A0%80'],
    ['a broken escape', 'topicFilter=%zz'],
    ['a line break', 'topicFilter=a%0d%0aSet-Cookie:%20a=b'],
    ['13 kB', `topicFilter=${'a'.repeat(13_000)}`],
  ])('is refused as text when it holds %s', async (_, query) => {
    const response = await fetch(`${site.origin}/api/get-articles.php?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('This address is not valid.')
  })
})
