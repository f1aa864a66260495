import { expect, test } from 'vitest'
import { pageKind } from '../../school/kinds/category.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

const railOf = async (path: string) =>
  /<aside[^>]*aria-label="Beside the text"[\s\S]*?<\/aside>/.exec((await site.show(path)).html)?.[0]

const change = (tag: string, fields: object) =>
  site.changeReference({ ...pageKind, key: `page/meaning/${tag}` }, (page) => ({
    ...page,
    nextSteps: [],
    figures: [],
    topic: null,
    ...fields,
  }))

test('a page shows its next step after its text, else its figures, and nothing where it has none', async () => {
  await change('vision', {})
  expect(await railOf('/meaning/vision')).toBeUndefined()
  const figures = [{ value: '1950', label: 'the year' }]
  await change('vision', { figures })
  expect(await railOf('/meaning/vision')).toContain('<b>1950</b> the year')
  const nextSteps = [
    { what: 'when', text: 'On Mondays', address: null },
    { what: 'who', text: 'The registrar', address: '/ask-us?topic=records' },
    { what: 'link', text: 'The form', address: 'https://forms.example/1' },
  ]
  await change('vision', { figures, nextSteps, description: ['First.', 'Second.'] })
  for (const path of ['/meaning/vision', '/reports/meaning/vision/vision']) {
    const { html, links, text } = await site.show(path)
    expect(text).toMatch(/First\. Second\. .*When On Mondays Ask The registrar The form/)
    expect(links).toContainEqual(['The registrar', '/ask-us?topic=records'])
    expect(html).toContain('<a href="https://forms.example/1" target="_blank"')
    expect(html).not.toContain('the year')
  }
  expect((await site.show('/fil/meaning/vision')).links).toContainEqual([
    'The registrar',
    '/fil/ask-us?topic=records',
  ])
})

test('a page shows the next event with its title, and the newest story of its topic', async () => {
  const nextSteps = [
    { what: 'when', text: 'Twice a year', address: null },
    { what: 'where', text: 'Chapel', address: null },
  ]
  await change('mission', { topic: 'mission', nextSteps })
  await site.addEvent({
    title: 'Admission test',
    startsAt: '2026-11-20T08:00',
    endsAt: '2026-11-20T12:00',
  })
  for (const day of ['2026-11-28', '2026-12-12'])
    await site.addEvent({
      title: `Mission day ${day}`,
      startsAt: `${day}T08:00`,
      endsAt: `${day}T12:00`,
      place: 'Covered court',
    })
  for (const day of ['2026-11-01', '2026-11-02'])
    await site.addArticle({ title: `Story ${day}`, topics: ['mission'], publishedOn: day })
  const rail = await railOf('/meaning/mission')
  expect(rail?.match(/Mission day [\d-]+/g)).toEqual(['Mission day 2026-11-28'])
  expect(rail).toContain('8:00 AM to 12:00 PM</p><p>Covered court')
  expect(rail).toContain('Chapel')
  expect(rail).not.toMatch(/Twice a year|Admission test/)
  expect(rail).toContain('Story 2026-11-02')
  expect(rail).not.toContain('Story 2026-11-01')
  expect(await railOf('/meaning/core-values')).not.toMatch(/Mission day|Story/)
})
