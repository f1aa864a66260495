import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterAnnouncements } from '../../content/announcements/starter-announcements.ts'
import { getAnnouncements } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { openSiteContent } from '../helpers/site-content.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

test('get-announcements answers the list of all announcements, every field there', async () => {
  const titles = (await getAnnouncements(site)).map(({ announcementTitle }) => announcementTitle)
  expect(titles.sort()).toEqual(starterAnnouncements.map(({ title }) => title).sort())
})

test('it gives the newest first', async () => {
  const days = (await getAnnouncements(site)).map(({ announcementDate }) => announcementDate)
  expect(days).toEqual([...days].sort().toReversed())
  expect(new Set(days).size).toBeGreaterThan(3)
})

test('it says each announcement as the school stored it', async () => {
  const written = starterAnnouncements.find(({ endsOn }) => endsOn)
  const announcement = (await getAnnouncements(site)).find(
    ({ announcementTitle }) => announcementTitle === written?.title,
  )
  expect(announcement).toMatchObject({
    announcementDate: written?.date,
    announcementStartDate: written?.startsOn,
    announcementEndDate: written?.endsOn,
    announcementCategory: written?.category,
    announcementBannerImage: written?.bannerImage ?? '',
    announcementSample: true,
  })
  expect(announcement?.announcementContent).toContain('<p>')
})

test('it leads to pages that exist', async () => {
  for (const { announcementSlug, announcementTitle } of await getAnnouncements(site)) {
    const page = await fetch(`${site.origin}/announcements/${announcementSlug}`)
    expect(page.status).toBe(200)
    expect((await page.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(
      announcementTitle,
    )
  }
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
    announcementContent: filipino?.announcementContent,
    announcementCategory: 'Paalala',
    announcementLanguage: 'fil',
  })
  expect(filipino?.announcementContent).toContain('Ipapasa ito ng mga class adviser.')
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

test('it answers an empty list when every announcement has been taken down', async () => {
  const empty = await startTestSite()
  const content = await openSiteContent(empty)
  try {
    for (const { announcementID } of await getAnnouncements(empty)) {
      await content.changeAnnouncement(Number(announcementID), { status: 'trashed' })
    }
    await expect.poll(() => getAnnouncements(empty)).toEqual([])
    expect(await (await fetch(`${empty.origin}/announcements`)).text()).toContain(
      'No announcements available.',
    )
  } finally {
    await content.close()
    await empty.stop()
  }
})
