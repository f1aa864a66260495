import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ResearchItemInput, researchKind } from '../../school/kinds/research.ts'
import { editorAt, noon, putEntry } from '../../tests/helpers/entries.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

let site: Awaited<ReturnType<typeof startPages>>
beforeAll(async () => {
  site = await startPages()
  await site.database.deleteFrom('entry').where('kind', '=', 'research').execute()
  await site.database.deleteFrom('entry_tally').where('kind', '=', 'research').execute()
})
afterAll(() => site.stop())

const base = '/innovations/dyci-research/research'
const put = (fields: Partial<ResearchItemInput> = {}) =>
  putEntry(
    site.database,
    researchKind,
    {
      title: 'Bamboo',
      content: '<p>How bamboo grows.</p>',
      author: 'Grade 10, Section Rizal',
      group: 'jhs',
      date: '2026-03-01',
      ...fields,
    },
    {},
    editorAt(noon),
  )

test('a list of research shows twenty items a page, the newest first, with a pager from two pages on', async () => {
  for (let day = 10; day < 30; day += 1)
    await put({ title: `Study ${day}`, date: `2026-03-${day}` })
  const whole = await site.show(`${base}/jhs`)
  expect(whole.headings.filter((heading) => heading.startsWith('Study'))).toEqual(
    Array.from({ length: 20 }, (_, index) => `Study ${29 - index}`),
  )
  expect(whole.text).toContain('Grade 10, Section Rizal')
  expect(whole.text).not.toContain('Next')
  expect((await site.show(`${base}/jhs?page=2`)).status).toBe(404)

  await put({ title: 'The oldest study', date: '2026-01-01' })
  const first = await site.show(`${base}/jhs`)
  expect(first.links).toContainEqual(['Next', `${base}/jhs?page=2`])
  expect(first.text).not.toContain('The oldest study')
  const second = await site.show(`${base}/jhs?page=2`)
  expect(second.text).toContain('The oldest study')
  expect(second.links).toContainEqual(['Previous', `${base}/jhs`])
  expect((await site.show(`${base}/jhs?page=3`)).status).toBe(404)
})

test.each(['0', '-1', '1.5', 'x', '1234567', '01'])(
  'page “%s” of a list is refused',
  async (page) => {
    expect((await site.show(`${base}/jhs?page=${page}`)).status).toBe(400)
  },
)

test('a group that does not exist is named as such, with the way back', async () => {
  const { status, text, links } = await site.show(`${base}/nursery`)
  expect(status).toBe(404)
  expect(text).toContain('Invalid')
  expect(links.map(([, address]) => address)).toEqual(['/innovations/dyci-research'])
})

test('an item shows its authors and text, and what it does not have is left out', async () => {
  const { id } = await put()
  const { status, text, html, links } = await site.show(`${base}/jhs/${id}`)
  expect(status).toBe(200)
  expect(text).toContain('Grade 10, Section Rizal')
  expect(text).toContain('How bamboo grows.')
  expect(html).toContain('<meta name="description" content="How bamboo grows."/>')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${base}/jhs/${id}"/>`)
  expect(links.map(([, address]) => address)).not.toContainEqual(expect.stringMatching(/\.pdf$/))
  expect(html).not.toContain('default-banner')
  expect(text).not.toMatch(/sample/i)
})

test('an item offers its document under its title, shows its picture and says that it is a sample', async () => {
  const { id } = await put({
    title: 'Rice: A/B "tests"?',
    fileLink: '/files/rice.pdf',
    image: '/images/hero.svg',
    sample: true,
  })
  const { html, links, text } = await site.show(`${base}/jhs/${id}`)
  expect(links.map(([, address]) => address)).toContain('/files/rice.pdf')
  expect(html).toContain('download="Rice  A B  tests.pdf"')
  expect(html).toContain('<img src="/images/hero.svg"')
  expect(text).toMatch(/sample/i)
})

test('a document whose title has no letter is saved as “document”', async () => {
  const { id } = await put({ title: '???', fileLink: '/files/rice.pdf' })
  expect((await site.show(`${base}/jhs/${id}`)).html).toContain('download="document.pdf"')
})

test('an item of another group, or one that does not exist, is missing', async () => {
  const { id } = await put()
  expect((await site.show(`${base}/shs/${id}`)).status).toBe(404)
  expect((await site.show(`${base}/jhs/999999`)).status).toBe(404)
})

test('the old address of an item, by its place in the list, leads to it', async () => {
  const { id } = await put({ title: 'Alone', group: 'college' })
  const old = '/innovation-research/dyci-research/research'
  expect(await site.show(`${old}/college/0`)).toMatchObject({
    status: 301,
    location: `${base}/college/${id}`,
  })
  const ten = '/innovation-research/dyci-research/research/jhs/10'
  expect((await site.show(ten)).status).toBe(301)
  for (const path of ['college/1', 'college/x', 'college/-1', 'nursery/0', 'college/1234567'])
    expect((await site.show(`${old}/${path}`)).status).toBe(404)
})
