import { expect, test } from 'vitest'
import * as z from 'zod'
import { readSite, readPaths } from '../helpers/read-site.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { siteOfTest } from '../helpers/nodes.ts'

const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https$/ })
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

const typed = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ '@type': z.literal(type), ...fields })

const school = typed('EducationalOrganization', { name: text, address: text })

const postalAddress = typed('PostalAddress', {
  streetAddress: text,
  addressCountry: z.literal('PH'),
})

const place = typed('Place', { name: text, address: text })

const courseFields = {
  name: text,
  courseCode: text,
  description: text,
  timeRequired: z.string().regex(/^P\d+Y$/),
  provider: school,
}
const listItem = typed('ListItem', { position: z.int(), item: typed('Course', courseFields) })
const crumb = typed('ListItem', { position: z.int(), name: text, item: address })

const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, place) => position === place + 1)

const context = { '@context': z.literal('https://schema.org') }

/**
 * Google's required properties of each type
 * (developers.google.com/search/docs/appearance/structured-data), and nothing unknown.
 */
const described = z.discriminatedUnion('@type', [
  typed('EducationalOrganization', {
    ...context,
    '@id': address,
    name: text,
    address: postalAddress,
    hasMap: address,
    alternateName: text,
    slogan: text,
    url: address,
    logo: address,
    telephone: text.optional(),
    email: text.optional(),
    openingHours: z.array(text).min(1).optional(),
    sameAs: z.array(address),
  }),
  typed('NewsArticle', {
    ...context,
    headline: text,
    datePublished: moment.optional(),
    description: text.optional(),
    articleSection: text,
    mainEntityOfPage: address,
    image: address,
    author: school,
    publisher: school,
  }),
  typed('Event', {
    ...context,
    name: text,
    startDate: moment,
    endDate: moment,
    description: text.optional(),
    image: address,
    location: place,
    organizer: school,
  }),
  typed('ItemList', {
    ...context,
    itemListElement: z.array(listItem).min(1).refine(inOrder),
  }),
  typed('Course', { ...context, ...courseFields, url: address }),
  typed('BreadcrumbList', {
    ...context,
    itemListElement: z.array(crumb).min(2).refine(inOrder),
  }),
])

test('the structured data of every page has everything that search engines require, and its pictures exist', async () => {
  const site = await siteOfTest({ PUBLIC_ORIGIN: 'https://www.school.example' })
  // Sample events have no structured data.
  const content = await openSiteContent(site)
  const { slug } = await content.addEvent({ title: 'Open house' })
  await content.close()
  const pages = await readSite(site, [...(await readPaths(site)), `/events/${slug}`])
  const found = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => ({ path, data: JSON.parse(json) as Record<string, unknown> }),
    ),
  )
  const faults = found.flatMap(({ path, data }) => {
    const { error } = described.safeParse(data)
    return error ? [`${path}: ${z.prettifyError(error)}`] : []
  })
  expect(faults).toEqual([])
  expect(new Set(found.map(({ data }) => data['@type']))).toEqual(
    new Set(described.options.map((option) => option.shape['@type'].value)),
  )
  for (const type of ['NewsArticle', 'Event']) {
    const { data } = found.find((each) => each.data['@type'] === type) ?? {}
    const picture = String(data?.image).replace('https://www.school.example', site.origin)
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg')
  }
})
