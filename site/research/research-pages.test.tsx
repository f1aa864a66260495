import { beforeAll, expect, test } from 'vitest'
import type { ResearchItemInput } from '../../school/kinds/research.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()
beforeAll(() => site.removeEntries('research'))

const base = '/innovations/dyci-research/research'
const put = (fields: Partial<ResearchItemInput> = {}) =>
  site.addResearch({ title: 'Bamboo', content: '<p>How bamboo grows.</p>', ...fields })
const addresses = ({ links }: { links: string[][] }) => links.map(([, address]) => address)

test('a list of research shows twenty items a page, the newest first, with a pager from two pages on', async () => {
  for (let day = 10; day < 30; day += 1)
    await put({ title: `Study ${day}`, date: `2026-03-${day}` })
  const whole = await site.show(`${base}/jhs`)
  expect(whole.headings.filter((heading) => heading.startsWith('Study'))).toEqual(
    Array.from({ length: 20 }, (_, index) => `Study ${29 - index}`),
  )
  expect(whole.html).toContain('src="/images/sections/research.svg"')
  expect(whole.text).toContain('Studies by Junior High School students')
  expect(whole.text).toContain('Grade 10')
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
  expect(first.links.map(([text]) => text)).not.toContain('All years')

  await put({ title: 'A study of 2025', date: '2025-11-01' })
  const { links } = await site.show(`${base}/jhs`)
  expect(links).toContainEqual(['2025', `${base}/jhs?year=2025`])
  const { headings, text } = await site.show(`${base}/jhs?year=2025`)
  expect(headings.slice(2)).toEqual(['A study of 2025'])
  expect(text).toContain('2025 A study of 2025 Grade 10')
  const ofYear = await site.show(`${base}/jhs?page=2&year=2026`)
  expect(ofYear.headings.slice(2)).toEqual(['The oldest study'])
  expect(ofYear.links).toContainEqual(['Previous', `${base}/jhs?year=2026`])
  for (const year of ['2024', '202'])
    expect((await site.show(`${base}/jhs?year=${year}`)).status).toBe(404)
})

test.each(['0', '-1', '1.5', 'x', '1234567', '01'])(
  'page “%s” of a list is refused',
  async (page) => expect((await site.show(`${base}/jhs?page=${page}`)).status).toBe(400),
)

test('a group that does not exist is named as such, with the way back', async () => {
  const page = await site.show(`${base}/nursery`)
  expect(page.status).toBe(404)
  expect(page.text).toContain('Invalid Category')
  expect(page.text).toContain('Use jhs, shs or college.')
  expect(addresses(page)).toEqual(['/innovations/dyci-research'])
})

test('an item shows its authors and text, and what it does not have is left out', async () => {
  const { id } = await put()
  const page = await site.show(`${base}/jhs/${id}`)
  const { text, html } = page
  expect(text).toContain('Grade 10')
  expect(text).toContain('Junior High School 2026 Bamboo')
  expect(html).toContain('<meta name="description" content="How bamboo grows."/>')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${base}/jhs/${id}"/>`)
  expect(addresses(page).join()).not.toContain('.pdf')
  expect(html).not.toContain('default-banner')
  expect(text).not.toMatch(/sample/i)
  for (const path of [`shs/${id}`, `zzz/${id}`, 'jhs/999999', `jhs/${'9'.repeat(400)}`]) {
    const missing = await site.show(`${base}/${path}`)
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('Invalid category or item!')
    expect((await site.show(addresses(missing).at(-1) ?? '')).status).toBe(200)
  }
})

test('an item leads to its list and to the next ones of it, which begin again after its end', async () => {
  await put({ group: 'shs', title: 'Newer', date: '2026-03-02' })
  const { id } = await put({ group: 'shs', date: '2026-03-01' })
  await put({ group: 'shs', title: 'Older', date: '2026-02-01', image: '/images/jhs.svg' })
  const { headings, links, html } = await site.show(`${base}/shs/${id}`)
  expect(headings).toEqual(['Bamboo', 'More Senior High School research', 'Older', 'Newer'])
  expect(links).toContainEqual(['Senior High School', `${base}/shs`])
  expect(html).toContain('<img src="/images/jhs.svg"')
})

test('an item offers its document under its title, shows its picture and says that it is a sample', async () => {
  const fileLink = '/files/rice.pdf'
  const image = '/images/hero.svg'
  const { id } = await put({ title: 'Rice: A/B "tests"?', fileLink, image, sample: true })
  const page = await site.show(`${base}/jhs/${id}`)
  expect(addresses(page)).toContain('/files/rice.pdf')
  expect(page.html).toContain('download="Rice  A B  tests.pdf"')
  expect(page.html).toContain('<img src="/images/hero.svg"')
  expect(page.text).toMatch(/2026 Sample Rice.*Download Full Document.*Sample text/)
  const { id: other } = await put({ title: '???', fileLink })
  expect((await site.show(`${base}/jhs/${other}`)).html).toContain('download="document.pdf"')
})

test('the old address of an item, by its place in the list, leads to it', async () => {
  const { id } = await put({ group: 'college' })
  const open = (path: string) => site.show(`/innovation-research/dyci-research/research/${path}`)
  const location = `${base}/college/${id}`
  expect(await open('college/0')).toMatchObject({ status: 301, location })
  expect((await open('jhs/10')).status).toBe(301)
  for (const path of ['college/1', 'college/x', 'college/-1', 'nursery/0', 'college/0000000'])
    expect((await open(path)).status).toBe(404)
})
