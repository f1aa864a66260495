import { expect, test } from 'vitest'
import starterAnnouncements from '../../content/entries/announcement.json' with { type: 'json' }
import { getAnnouncements, getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()

test('get-announcements answers all announcements as the school stored them, newest first, each with its page', async () => {
  const all = await getAnnouncements(site)
  const titles = all.map(({ announcementTitle }) => announcementTitle)
  expect(titles.toSorted()).toEqual(starterAnnouncements.map(({ title }) => title).toSorted())
  const days = all.map(({ announcementDate }) => announcementDate)
  expect(days).toEqual([...days].sort().toReversed())
  expect(new Set(days).size).toBeGreaterThan(3)

  const written = starterAnnouncements.find(({ endsOn }) => endsOn)
  const announcement = all.find(({ announcementTitle }) => announcementTitle === written?.title)
  expect(announcement).toMatchObject({
    announcementDate: written?.date,
    announcementStartDate: written?.startsOn,
    announcementEndDate: written?.endsOn,
    announcementCategory: written?.category,
    announcementBannerImage: written?.bannerImage ?? '',
    announcementSample: true,
  })
  expect(announcement?.announcementContent).toContain('<p>')
  const page = await getPage(site, `/announcements/${announcement?.announcementSlug}`)
  expect(page.text).toContain(written?.title)
})

test('it answers in English, and in Filipino when asked, with the same fields and one more', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${site.origin}/api/get-announcements.php${query}`)
    const all = (await answer.json()) as Record<string, unknown>[]
    return all.find(
      ({ announcementSlug }) =>
        announcementSlug === 'rainy-season-how-families-hear-about-suspended-classes',
    )
  }
  const english = await ask('')
  expect(english).toMatchObject({
    announcementTitle: 'Rainy season: how families hear about suspended classes',
    announcementCategory: 'Advisory',
  })
  expect(english).not.toHaveProperty('announcementLanguage')
  const filipino = await ask('?lang=fil')
  expect(filipino).toEqual({
    ...english,
    announcementTitle: 'Tag-ulan: paano malalaman kung walang pasok',
    announcementContent: expect.stringContaining(
      'Ipapasa ng mga class adviser ang mga pagbabago.',
    ) as string,
    announcementCategory: 'Paalala',
    announcementLanguage: 'fil',
  })
  const refused = await fetch(`${site.origin}/api/get-announcements.php?lang=tl`)
  expect(refused.status).toBe(400)
})

test('it is JSON that pages of any origin may read, and ignores every parameter', async () => {
  const plain = await fetch(`${site.origin}/api/get-announcements.php`)
  expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
  expect(plain.headers.get('access-control-allow-origin')).toBe('*')
  const withQuery = await fetch(`${site.origin}/api/get-announcements.php?status=Draft&page=-1`)
  expect(await withQuery.text()).toBe(await plain.text())
})
