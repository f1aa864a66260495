import { expect, test } from 'vitest'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

test('the contact page shows each campus with what is known of it', async () => {
  const known = {
    title: 'Known campus',
    address: 'A street of Bocaue',
    contact: '0000 000 0000',
    mapLink: 'https://maps.example/known',
  }
  const open = { title: 'Open campus', address: null, contact: null, mapLink: null }
  await site.changeReference(campusesKind, (campuses) =>
    campuses.map((campus, place) => ({ ...campus, ...[known, open][place] })),
  )
  const { html } = await site.show('/contact-us')
  const partOf = (campus: string) => new RegExp(`<li><h3>${campus}</h3>.*?</li>`).exec(html)?.[0]
  expect(partOf('Known campus')).toContain('<address>A street of Bocaue</address>')
  expect(partOf('Known campus')).toContain('href="https://maps.example/known"')
  expect(partOf('Known campus')).toContain('href="tel:00000000000"')
  expect(partOf('Open campus')).not.toMatch(/<address>|tel:/)
  expect(partOf('Open campus')).toContain('maps/search/?api=1&amp;query=')
  expect(html).not.toContain('Office hours')
})

test('the contact page lists the offices with a contact, and leads to the form for the others', async () => {
  const office = { email: null, url: null, phone: null }
  const url = 'https://page.example/clinic'
  const known = { email: 'clinic@dyci.example', url, phone: '0000 111' }
  await site.changeReference(contactDirectoryKind, (all) => ({
    ...all,
    basicEducation: [
      { ...office, department: 'Observatory', tag: 'observatory' },
      { ...known, department: 'Clinic', tag: 'clinic' },
    ],
  }))
  const { links, text } = await site.show('/contact-us')
  expect(links.map(([, address]) => address)).toEqual(
    expect.arrayContaining(['#ask', 'mailto:clinic@dyci.example', url, 'tel:0000111']),
  )
  expect(text).toContain('Clinic Call 0000 111')
  expect(text).toMatch(/Clinic.*Ask us .* every office that is not listed above/)
  expect(text).not.toContain('Observatory')
})

test('whoever wants to join the team reads where to write to, once that is known', async () => {
  const give = (email: string | null) =>
    site.changeReference(categoryKind('joinOurTeam'), (all) => ({
      ...all,
      pageContent: { ...all.pageContent, email },
    }))
  await give(null)
  const { links: before } = await site.show('/join-our-team')
  expect(before).toContainEqual(['Ask us where to send your application', '/ask-us'])
  expect(before.join()).not.toContain('mailto:')
  await give('jobs@dyci.example')
  const { links } = await site.show('/join-our-team')
  expect(links).toContainEqual(['jobs@dyci.example', 'mailto:jobs@dyci.example'])
  // The privacy policy is a page of the same kind.
  const { text } = await site.show('/data-privacy-policy')
  expect(text).not.toContain('jobs@dyci.example')
  expect(text.length).toBeGreaterThan(500)
})
