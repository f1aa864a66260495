import { afterAll, beforeAll, expect, test } from 'vitest'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

let site: Awaited<ReturnType<typeof startPages>>
beforeAll(async () => {
  site = await startPages()
})
afterAll(() => site.stop())

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
  const { html, text, links } = await site.show('/contact-us')
  const campuses = /<section aria-labelledby="campuses"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  const [known = '', open = ''] = campuses.split('<li>').slice(1)
  expect(known).toContain('<h3>Known campus</h3><address>A street of Bocaue</address>')
  expect(known).toContain('href="https://maps.example/known"')
  expect(known).toContain('href="tel:00000000000"')
  expect(open).toContain('<h3>Open campus</h3>')
  expect(open).not.toContain('href=')
  expect(open.match(/To be announced/gi)?.length ?? 0).toBeGreaterThanOrEqual(1)
  expect(open).not.toContain('<address></address>')
  expect(text).toContain('Basic Education')
  expect(links.length).toBeGreaterThan(2)
})

test('the contact page lists every office, with links to what is known', async () => {
  const office = { department: 'Library', tag: 'library', email: null, url: null, phone: null }
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
  const { html } = await site.show('/contact-us')
  const row = (name: string) =>
    new RegExp(`<tr><th scope="row">${name}</th>.*?</tr>`).exec(html)?.[0] ?? ''
  expect(row('Library').match(/To be announced/g)).toHaveLength(3)
  expect(row('Clinic')).toContain('href="mailto:clinic@dyci.example"')
  expect(row('Clinic')).toContain('href="https://page.example/clinic"')
  expect(row('Clinic')).toContain('href="tel:0000111"')
  expect(row('Clinic')).not.toContain('To be announced')
})

test('whoever wants to join the team reads where to write to, once that is known', async () => {
  const kind = categoryKind('joinOurTeam')
  const give = (email: string | null) =>
    site.changeReference(kind, (all) => ({ ...all, pageContent: { ...all.pageContent, email } }))
  await give(null)
  expect((await site.show('/join-our-team')).text).toContain('To be announced')
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
