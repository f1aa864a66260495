import { expect, test } from 'vitest'
import { starterAnnouncements } from '../../content/announcements/starter-announcements.ts'
import { getAnnouncements, getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { startTestSite } from '../helpers/site.ts'
import { openSiteContent } from '../helpers/site-content.ts'

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

  for (const { announcementSlug, announcementTitle } of all)
    expect((await getPage(site, `/announcements/${announcementSlug}`)).text).toContain(
      announcementTitle,
    )
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
    announcementContent: expect.stringContaining('Ipapasa ito ng mga class adviser.') as string,
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

test('it answers an empty list when every announcement has been taken down', async () => {
  const empty = await startTestSite()
  const content = await openSiteContent(empty)
  try {
    for (const { announcementID } of await getAnnouncements(empty))
      await content.changeAnnouncement(Number(announcementID), { status: 'trashed' })
    await expect.poll(() => getAnnouncements(empty)).toEqual([])
    expect((await getPage(empty, '/announcements')).text).toContain('No announcements available.')
  } finally {
    await content.close()
    await empty.stop()
  }
})
