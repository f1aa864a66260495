import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

const titled = (number: number, articleTitle: string) => serviceArticle(number, { articleTitle })
const articles = [
  titled(9, 'Foundation Day'),
  titled(4, 'Foundation Day'),
  titled(5, 'Niño’s first robot'),
  titled(6, ' '),
  ...Array.from({ length: 12 }, (_, index) => serviceArticle(index + 20)),
  // On the host's second page, which the list of the first does not show.
  titled(2, 'Family Day'),
  titled(3, 'Niño’s first robot'),
]
const announcements = [
  serviceAnnouncement(1, { announcementTitle: 'All' }),
  serviceAnnouncement(2, { announcementTitle: 'No classes' }),
  serviceAnnouncement(3, { announcementTitle: 'No classes' }),
  serviceAnnouncement(4, { announcementTitle: 'Señor’s feast' }),
  serviceAnnouncement(5, { announcementTitle: '' }),
]

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost(schoolService({ articles, announcements }))
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

/** Lists the links of cards on a page, by address. */
async function cardsAt(path: string) {
  const { html } = await getPage(site, path)
  return [...html.matchAll(/<h3[^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, address, title]) => [title, address],
  )
}

const redirectOf = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

describe('articles of a content host', () => {
  test('with equal titles have addresses of their own, and both can be opened', async () => {
    const cards = await cardsAt('/dycian-news')
    const addresses = cards.flatMap(([title, address]) =>
      title === 'Foundation Day' ? [address] : [],
    )
    expect(new Set(addresses)).toEqual(
      new Set(['/dycian-news/foundation-day', '/dycian-news/foundation-day-9']),
    )
    expect((await getPage(site, '/dycian-news/foundation-day')).text).toContain(
      'Text of article 4.',
    )
    expect((await getPage(site, '/dycian-news/foundation-day-9')).text).toContain(
      'Text of article 9.',
    )
  })

  test('can be opened by slug and id, also when the title is theirs alone', async () => {
    expect((await getPage(site, '/dycian-news/family-day-2')).text).toContain('Text of article 2.')
    expect((await getPage(site, '/dycian-news/family-day-3')).status).toBe(404)
  })

  test('can be opened by slug and id when the other one of that title is on another page of the host', async () => {
    expect((await getPage(site, '/dycian-news/ninos-first-robot-5')).text).toContain(
      'Text of article 5.',
    )
    expect((await getPage(site, '/dycian-news/ninos-first-robot-3')).text).toContain(
      'Text of article 3.',
    )
  })

  test('lead from the slug by the letter of the specification to their address', async () => {
    const [status, location] = await redirectOf('/dycian-news/nios-first-robot')
    expect(status).toBe(301)
    expect(location).toMatch(/^\/dycian-news\/ninos-first-robot/)
  })

  test('without a title are left out', async () => {
    const cards = await cardsAt('/dycian-news')
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter(([title]) => title?.trim() === '')).toEqual([])
  })
})

describe('announcements of a content host', () => {
  test('titled “All” or like another one can be opened', async () => {
    const cards = await cardsAt('/announcements/all')
    expect(new Set(cards)).toEqual(
      new Set([
        ['All', '/announcements/all-1'],
        ['No classes', '/announcements/no-classes'],
        ['No classes', '/announcements/no-classes-3'],
        ['Señor’s feast', '/announcements/senors-feast'],
      ]),
    )
    for (const [title, address] of cards) {
      const { status, html } = await getPage(site, address ?? '')
      expect(status).toBe(200)
      expect(html).toContain(`<h1>${title}</h1>`)
    }
  })

  test('lead from the slug by the letter of the specification to their address', async () => {
    expect(await redirectOf('/announcements/seors-feast')).toEqual([
      301,
      '/announcements/senors-feast',
    ])
    expect(await redirectOf('/announcements/senors-feast-4')).toEqual([
      301,
      '/announcements/senors-feast',
    ])
  })
})
