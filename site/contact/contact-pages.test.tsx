import { expect, test } from 'vitest'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import { schoolRecordsKind } from '../../school/kinds/school-records.ts'
import { plainText } from '../../tests/helpers/api.ts'
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
  expect((await site.show('/contact-us')).text).toContain('This site has no phone number.')
  await site.changeReference(campusesKind, (campuses) =>
    campuses.map((campus, place) => ({ ...campus, ...[known, open][place] })),
  )
  const { html } = await site.show('/contact-us')
  expect(html).not.toContain('no phone number')
  const partOf = (campus: string) => new RegExp(`<li><h3>${campus}</h3>.*?</li>`).exec(html)?.[0]
  expect(partOf('Known campus')).toContain('<address>A street of Bocaue</address>')
  expect(partOf('Known campus')).toContain('href="https://maps.example/known"')
  expect(partOf('Known campus')).toContain('href="tel:00000000000"')
  expect(partOf('Known campus')).not.toContain('ask us the way')
  expect(partOf('Open campus')).not.toMatch(/<address>|tel:/)
  expect(partOf('Open campus')).toContain('You can also ask us the way.')
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
  expect(text).toMatch(/Clinic.*Ask us .* an office that is not on this page/)
  expect(text).not.toContain('Observatory')
})

test('the contact page says of a copy of records what is known, and leads to a question about it', async () => {
  const facts = async (fields: object) => {
    await site.changeReference(schoolRecordsKind, ([first, ...others]) =>
      first ? [{ ...first, ...fields }, ...others] : others,
    )
    const { html, links } = await site.show('/contact-us')
    expect(links).toContainEqual(['Ask for a copy', '/ask-us?topic=records'])
    return plainText(/id="records".*?<\/li>/s.exec(html)?.[0] ?? '')
  }
  expect(await facts({})).toMatch(/Form 137 \(SF10\) Your permanent record.*asks DYCI for it\.$/)
  const known = { papers: ['A valid ID'], price: '₱100 a page' }
  expect(await facts(known)).toMatch(/ What to bring A valid ID Price ₱100 a page$/)
  await site.changeReference(schoolRecordsKind, () => [])
  expect((await site.show('/contact-us')).html).not.toContain('id="records"')
})

test('whoever wants to join the team reads where to write to, once that is known', async () => {
  const give = (email: string | null) =>
    site.changeReference(categoryKind('joinOurTeam'), (all) => ({
      ...all,
      pageContent: { ...all.pageContent, email },
    }))
  await give(null)
  const { links: before } = await site.show('/join-our-team')
  expect(before).toContainEqual(['Apply with our form', '/ask-us?topic=jobs&level=school'])
  expect(before).toContainEqual(['Data Privacy Policy', '/data-privacy-policy'])
  expect(before.join()).not.toContain('mailto:')
  await give('jobs@dyci.example')
  const { links } = await site.show('/join-our-team')
  expect(links).toContainEqual(['jobs@dyci.example', 'mailto:jobs@dyci.example'])
  // The privacy policy is a page of the same kind.
  const { text } = await site.show('/data-privacy-policy')
  expect(text).not.toContain('jobs@dyci.example')
  expect(text.length).toBeGreaterThan(500)
})
