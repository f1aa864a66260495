import { expect, test } from 'vitest'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

test('the contact page shows each campus with what is known of it', async () => {
  await site.changeReference(campusesKind, ([first, second, ...others]) =>
    first && second
      ? [
          {
            ...first,
            title: 'Known campus',
            address: 'A street of Bocaue',
            contact: '0000 000 0000',
            mapLink: 'https://maps.example/known',
          },
          { ...second, title: 'Open campus', address: null, contact: null, mapLink: null },
          ...others,
        ]
      : others,
  )
  const { html } = await site.show('/contact-us')
  const partOf = (campus: string) =>
    new RegExp(`<li><h3>${campus}</h3>.*?</li>`).exec(html)?.[0] ?? ''
  const known = partOf('Known campus')
  expect(known).toContain('<address>A street of Bocaue</address>')
  expect(known).toContain('href="https://maps.example/known"')
  expect(known).toContain('href="tel:00000000000"')
  const open = partOf('Open campus')
  expect(open).toContain('Open campus')
  expect(open).not.toContain('<address>')
  expect(open).not.toContain('tel:')
})

test('the contact page lists every office, with links to what is known', async () => {
  const office = {
    department: 'Observatory',
    tag: 'observatory',
    email: null,
    url: null,
    phone: null,
  }
  await site.changeReference(contactDirectoryKind, (all) => ({
    ...all,
    basicEducation: [
      office,
      {
        ...office,
        department: 'Clinic',
        tag: 'clinic',
        email: 'clinic@dyci.example',
        url: 'https://page.example/clinic',
        phone: '0000 111',
      },
    ],
  }))
  const { links, text } = await site.show('/contact-us')
  const addresses = links.map(([, address]) => address)
  expect(addresses).toContain('mailto:clinic@dyci.example')
  expect(addresses).toContain('https://page.example/clinic')
  expect(addresses).toContain('tel:0000111')
  expect(text).toContain('Observatory Ask us Clinic Call 0000 111')
})

test('whoever wants to join the team reads where to write to, once that is known', async () => {
  const kind = categoryKind('joinOurTeam')
  const give = (email: string | null) =>
    site.changeReference(kind, (all) => ({ ...all, pageContent: { ...all.pageContent, email } }))
  await give(null)
  const { links: before } = await site.show('/join-our-team')
  expect(before.map(([text]) => text)).toContain('How to reach us')
  expect(before.map(([, address]) => address)).not.toContainEqual(
    expect.stringContaining('mailto:'),
  )
  await give('jobs@dyci.example')
  const { links, html } = await site.show('/join-our-team')
  expect(links).toContainEqual(['jobs@dyci.example', 'mailto:jobs@dyci.example'])
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/join-our-team"/>`)
})

test('the privacy policy has its own text and no address for applications', async () => {
  const { status, text, html } = await site.show('/data-privacy-policy')
  expect(status).toBe(200)
  expect(text).not.toContain('jobs@dyci.example')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/data-privacy-policy"/>`)
  expect(text.length).toBeGreaterThan(500)
})
