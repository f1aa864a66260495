import { expect, test } from 'vitest'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

const footer = async () => {
  const { html } = await site.show('/meaning')
  return /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
}

test('the footer names the school, the year, its pages and what is known of its offices', async () => {
  const before = await footer()
  expect(before).toContain('© 2026 Dr. Yanga’s Colleges, Inc.')
  expect(before).toContain('More Than A School, A Family')
  expect(before).toContain('<address>Barangay Wakas, Bocaue, Bulacan 3018, Philippines</address>')
  expect(before).toContain('href="/data-privacy-policy"')
  expect(before).toContain('href="/admissions"')
  expect(before).toMatch(/facebook\.com\/search\/top\?q=Dr\.[^]*maps\/search\/[^"]*Elida%20Campus/)
  expect([...before.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, office]) => office)).toEqual([
    'Frontline, Basic Education',
    'Frontline, College',
    'Registrar',
  ])
  expect(before).toContain('<a href="/status">Class status</a>')
  expect(before).toContain('<a href="/verify">Is this notice real?</a>')
  // An office without a number or address is asked, and a link without one says what it opens.
  const toForm = /<dt>Registrar<\/dt><dd><a href="\/ask-us\?topic=records">Ask us/
  expect(before).toMatch(toForm)
  for (const label of ['Search Facebook for DYCI', 'YouTube', 'Learning portal (old site)'])
    expect(before).toContain(`>${label}<`)
  expect(before).toContain('>Search the map: Elida Campus<')
  await site.changeReference(siteSettingsKind, (settings) => ({
    ...settings,
    socialPages: settings.socialPages.map((page) =>
      page.label === 'Facebook' ? { ...page, url: 'https://social.example/dyci' } : page,
    ),
    campusMaps: settings.campusMaps.map((map, place) =>
      place === 0 ? { ...map, url: 'https://maps.example/main' } : map,
    ),
    contacts: settings.contacts.map((contact) =>
      contact.label === 'Registrar'
        ? { ...contact, phone: '(000) 111-22', email: 'registrar@dyci.example' }
        : contact,
    ),
  }))
  const html = await footer()
  expect(html).toMatch(/<a href="https:\/\/social\.example\/dyci"[^>]*>Facebook/)
  expect(html).toContain('href="https://maps.example/main"')
  expect(html).toContain('href="tel:00011122"')
  expect(html).toContain('href="mailto:registrar@dyci.example"')
  expect(html).not.toMatch(toForm)
})
