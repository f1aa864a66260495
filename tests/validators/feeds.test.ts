import { XMLParser } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { dayInManila } from '../../school/base/dates.ts'
import { classNoticeKind } from '../../school/kinds/class-notice.ts'
import { putEntry } from '../helpers/entries.ts'
import { readSite, readPaths } from '../helpers/read-site.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
  // Feeds carry no sample content, and the starter announcements and events are samples.
  const content = await openSiteContent(site)
  await content.addAnnouncement({ title: 'Enrollment is open' })
  await content.addEvent({ title: 'Open house' })
  const notice = {
    state: 'no-classes',
    levels: ['pgs', 'college'],
    day: dayInManila(new Date()),
    ownMessage: { en: 'Water is <1 m & rising.', fil: 'Bumabaha, at tumataas pa.' },
  }
  const actor = { name: 'A test', now: Date.now() }
  await putEntry(content.database, classNoticeKind, notice, {}, actor)
  await content.close()
})
afterAll(() => site.stop())

const textOf = async (path: string) => await (await fetch(site.origin + path)).text()

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'link'].includes(name),
})
const text = z.coerce.string().trim().min(1)
const address = z.url({ protocol: /^https$/ })
const tag = z.string().regex(/^tag:www\.school\.example,2026:[a-z]+\/\d+$/)
const noMarkup = text.refine((value) => !/[<>]/.test(value), 'has markup')

/** Day, month and zone in the form of RFC 822, with a four-digit year. */
const mailDate = z
  .string()
  .regex(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/,
  )

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length

describe('a feed keeps the rules of the W3C feed validator', () => {
  const item = z.strictObject({
    title: noMarkup,
    link: z.array(address).length(1),
    guid: z.strictObject({ '#text': tag, '@_isPermaLink': z.literal('false') }),
    pubDate: mailDate,
    description: text,
    category: text,
  })
  const rss = z.object({
    '?xml': z.object({ '@_encoding': z.string().regex(/^utf-8$/i) }),
    rss: z.strictObject({
      '@_version': z.literal('2.0'),
      '@_xmlns:atom': z.literal('http://www.w3.org/2005/Atom').optional(),
      '@_xmlns:dc': z.literal('http://purl.org/dc/elements/1.1/').optional(),
      '@_xmlns:content': z.literal('http://purl.org/rss/1.0/modules/content/').optional(),
      channel: z.strictObject({
        title: noMarkup,
        link: z.array(address).length(1),
        description: text,
        lastBuildDate: mailDate,
        docs: address,
        generator: text,
        language: z.literal('en'),
        copyright: text,
        'atom:link': z.strictObject({
          '@_href': address,
          '@_rel': z.literal('self'),
          '@_type': z.literal('application/rss+xml'),
        }),
        item: z
          .array(item)
          .min(1)
          .refine((items) => areDifferent(items.map(({ guid }) => guid['#text']))),
      }),
    }),
  })

  test.each(['/dycian-news/rss.xml', '/announcements/rss.xml'])('%s', async (path) => {
    const { error, data } = rss.safeParse(parser.parse(await textOf(path)))
    expect(error && z.prettifyError(error)).toBeUndefined()
    expect(data?.rss.channel['atom:link']['@_href']).toBe(`https://www.school.example${path}`)
  })

  const link = z.strictObject({
    '@_href': address,
    '@_rel': z.enum(['alternate', 'self']).optional(),
  })
  const entry = z.strictObject({
    title: z.object({ '#text': noMarkup }),
    id: tag,
    link: z.array(link).length(1),
    published: z.iso.datetime(),
    updated: z.iso.datetime(),
    summary: z.object({ '#text': text }),
    category: z.object({ '@_label': text, '@_term': text }),
  })
  const atom = z.object({
    feed: z.strictObject({
      '@_xmlns': z.literal('http://www.w3.org/2005/Atom'),
      id: address,
      title: noMarkup,
      updated: z.iso.datetime(),
      generator: text,
      link: z
        .array(link)
        .min(2)
        .refine((links) => links.some((each) => each['@_rel'] === 'self')),
      subtitle: text,
      rights: text,
      author: z.object({ name: text }),
      entry: z
        .array(entry)
        .min(1)
        .refine((entries) => areDifferent(entries.map(({ id }) => id))),
    }),
  })

  const notices = z.object({
    feed: atom.shape.feed.omit({ subtitle: true }).extend({
      entry: z.array(entry.omit({ category: true }).extend({ id: address })).length(1),
    }),
  })

  test.each([
    ['/dycian-news/atom.xml', atom],
    ['/announcements/atom.xml', atom],
    ['/status/atom.xml', notices],
  ])('%s', async (path, schema) => {
    const { error } = schema.safeParse(parser.parse(await textOf(path)))
    expect(error && z.prettifyError(error)).toBeUndefined()
  })
})

describe('a calendar file keeps the rules of RFC 5545', () => {
  /** Lists faults of a calendar file: in its lines, its components and their required properties. */
  function faultsIn(file: string): string[] {
    const lines = file.split('\r\n')
    const badLines = lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
    const events = calendar.getAllSubcomponents('vevent')
    const uids = events.map((event) => String(event.getFirstPropertyValue('uid')))
    const required = ['version', 'prodid'].filter((name) => !calendar.hasProperty(name))
    const faults = [...badLines, ...required]
    if (lines.at(-1) !== '') faults.push('the last line does not end')
    if (events.length === 0) faults.push('no event')
    if (!areDifferent(uids)) faults.push('two events with one UID')
    for (const event of events) {
      const { startDate, endDate } = new ICAL.Event(event)
      if (endDate.compare(startDate) < 0) faults.push(`ends before it begins: ${event.toString()}`)
      for (const name of ['uid', 'dtstamp', 'dtstart', 'summary'])
        if (event.getAllProperties(name).length !== 1) faults.push(`${name} of ${event.toString()}`)
    }
    return faults
  }

  test('the feeds of all events and of class notices, and the file of each event', async () => {
    const paths = (await readPaths(site)).filter((path) => path.startsWith('/events/'))
    expect(paths.length).toBeGreaterThan(5)
    const addresses = ['/events.ics', '/status.ics', ...paths.map((path) => `${path}.ics`)]
    for (const { path, text } of await readSite(site, addresses))
      expect([path, faultsIn(text)]).toEqual([path, []])
    const notices = await textOf('/status.ics')
    expect(notices.replaceAll('\r\n ', '')).toContain('Bumabaha\\, at tumataas pa.')
  })
})
