import { beforeAll, expect, test } from 'vitest'
import { indexReferencePages } from '../../school/content/search/index-pages.server.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'
import { searchAddress } from './search-form.tsx'

const site = startPages()
beforeAll(async () => {
  await indexReferencePages(site.database)
  const content = '<p>A carabao walks by.</p>'
  for (let number = 1; number <= 25; number += 1)
    await site.addArticle({ title: `Kalabaw ${number}`, content })
})

const startOf = (html: string) => /<ol\b[^>]*start="(\d+)"/.exec(html)?.[1]

test('results are numbered through all pages, marked, and name their place', async () => {
  const first = await site.show('/search?q=kalabaw')
  expect(first.text).toContain('25 results for “kalabaw”')
  expect(startOf(first.html)).toBe('1')
  expect(first.html).toContain('<mark>Kalabaw</mark>')
  expect(first.text).toMatch(/dycian-news › kalabaw-\d+/)
  expect(first.text).toContain('A carabao walks by.')
  expect(first.headings).toContain('Popular pages')
  expect(first.links).toContainEqual(['Ask us', '/ask-us'])
  const next = first.links.find(([text]) => text === 'Next')?.[1] ?? ''
  expect(next).toBe('/search?q=kalabaw&page=2')
  const second = await site.show(next)
  const shown = first.headings.filter((heading) => heading.startsWith('Kalabaw')).length
  expect(startOf(second.html)).toBe(String(shown + 1))
  expect((await site.show('/search?q=kalabaw&page=99')).status).toBe(404)
  expect((await site.show('/search?q=kalabaw&page=0')).status).toBe(400)
})

test('a misspelled word is corrected, and a word that nothing has is named', async () => {
  const corrected = await site.show('/search?q=kalabow')
  expect(corrected.text).toContain('Showing results for “kalabaw”. Nothing found for “kalabow”.')
  const leftOut = await site.show('/search?q=kalabaw+zzyzxqq')
  expect(leftOut.text).toContain('These results leave out “zzyzxqq”.')
})

test('a search that finds nothing says so and keeps the words', async () => {
  const { text, html, links } = await site.show('/search?q=zzyzxqq')
  expect(text).toContain('Nothing found for “zzyzxqq”')
  expect(html).toContain('value="zzyzxqq"')
  expect(startOf(html)).toBeUndefined()
  expect(text).toContain('Try fewer words')
  expect(links).toContainEqual(['Ask the registrar or another office', '/ask-us'])
  expect(html).toContain('href="/stakeholders-centricity/scholarships"')
  expect(html).toContain('content="noindex"')
})

test('results of one page have no pager, and before a search there is no list', async () => {
  const { html, text } = await site.show('/search?q=simbang+gabi')
  expect(startOf(html)).toBe('1')
  expect(text).not.toContain('Previous')
  const before = await site.show('/search')
  expect(before.html).toMatch(/<div role="status"><\/div>/)
  expect(before.text).not.toContain('Nothing found')
})

test('a search that is too long is refused', async () => {
  const { status, text } = await site.show(`/search?q=${'word+'.repeat(200)}`)
  expect(status).toBe(400)
  expect(text).toContain('Search for fewer words')
})

test('a search has one address, without what is left at its default', () => {
  expect(searchAddress('en', { q: '', page: 1 })).toBe('/search')
  expect(searchAddress('en', { q: 'R&D fees', page: 1 })).toBe('/search?q=R%26D+fees')
  expect(searchAddress('en', { q: 'fees', page: 2 })).toBe('/search?q=fees&page=2')
})
