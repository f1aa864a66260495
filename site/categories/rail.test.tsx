import { expect, test } from 'vitest'
import { categoryKind } from '../../school/kinds/category.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

const railOf = async (path: string) =>
  /<aside[^>]*aria-label="Beside the text"[\s\S]*?<\/aside>/.exec((await site.show(path)).html)?.[0]

const change = (tag: string, fields: object) =>
  site.changeReference(categoryKind('meaning'), (all) => ({
    ...all,
    subItems: all.subItems.map((item) =>
      item.tag === tag ? { ...item, figures: [], quote: null, topic: null, ...fields } : item,
    ),
  }))

test('a page shows its figures and its sentence beside its text, and nothing where it has none', async () => {
  await change('vision', {})
  expect(await railOf('/meaning/vision')).toBeUndefined()
  const figures = [{ value: '1950', label: 'the year' }]
  await change('vision', { figures, quote: 'One sentence.' })
  const rail = await railOf('/meaning/vision')
  expect(rail).toContain('<b>1950</b> the year')
  expect(rail).toMatch(/<blockquote[^>]*><p>One sentence\.<\/p>/)
})

test('a page shows the next event with its title, and the newest story of its topic', async () => {
  await change('mission', { topic: 'mission' })
  for (const day of ['2026-11-28', '2026-12-12'])
    await site.addEvent({
      title: `Mission day ${day}`,
      startsAt: `${day}T08:00`,
      endsAt: `${day}T12:00`,
    })
  for (const day of ['2026-11-01', '2026-11-02'])
    await site.addArticle({ title: `Story ${day}`, topics: ['mission'], publishedOn: day })
  const rail = await railOf('/meaning/mission')
  expect(rail?.match(/Mission day [\d-]+/g)).toEqual(['Mission day 2026-11-28'])
  expect(rail).toContain('Story 2026-11-02')
  expect(rail).not.toContain('Story 2026-11-01')
  expect(await railOf('/meaning/core-values')).toBeUndefined()
})
