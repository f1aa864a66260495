import type { RequestListener } from 'node:http'
import { json } from '../helpers/stand-in-host.ts'
import { expect, test } from './outside-fixture.ts'
import { makeAnnouncement, makeArticle } from './service.ts'
import { arrive } from './visit.ts'

const newsFailure = 'Failed to fetch news. Please check your connection.'

/**
 * Answers both calls as a working host does: twenty pages of news, one article each, and one
 * announcement.
 */
const inOrder: RequestListener = (request, response) => {
  const address = new URL(request.url ?? '', 'http://host')
  if (address.pathname === '/api/get-announcements.php') {
    return json([makeAnnouncement(7, { announcementTitle: 'From the host' })])(request, response)
  }
  const page = Number(address.searchParams.get('page'))
  return json({ data: [makeArticle(page)], total: '20', limit: '1' })(request, response)
}

test('news and announcements come from the other host, in the first view and on later pages', async ({
  page,
  host,
}) => {
  host.answer(inOrder)
  await arrive(page, '/dycian-news?page=10')
  await expect(page.getByRole('link', { name: 'Article 10' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Pages of news' }).getByRole('listitem'),
  ).toHaveText(['…', '7', '8', '9', '10', '11', '12', '13', '…'])
  const call = page.waitForRequest((request) => request.url().startsWith(host.origin))
  await page.getByRole('link', { name: 'Page 11', exact: true }).click()
  expect((await call).url()).toBe(
    `${host.origin}/api/get-articles.php?mode=paginate&page=11&category=all&status=Published`,
  )
  await page.getByRole('link', { name: 'Article 11' }).click()
  await expect(page.getByText('What happened in article 11.')).toBeVisible()
  await page.goto('/announcements')
  await expect(page.getByRole('link', { name: 'From the host' })).toBeVisible()
})

test('an article of the other host can be opened by a direct link', async ({ page, host }) => {
  host.answer(inOrder)
  await page.goto('/dycian-news/article-15')
  await expect(page.getByRole('heading', { level: 1, name: 'Article 15' })).toBeVisible()
})

test.describe('when the other host fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('the first view says so, and trying again recovers', async ({ page, host }) => {
    host.answer(json({ error: 'out of order' }, 500))
    await page.goto('/announcements')
    await expect(page.getByRole('alert')).toHaveText('Failed to load announcements.')
    await page.goto('/')
    await expect(page.getByText(newsFailure)).toBeVisible()
    await expect(page.getByText('Failed to load announcements.')).toBeVisible()
    await page.goto('/dycian-news')
    await expect(page.getByRole('alert')).toHaveText(newsFailure)
    host.answer(inOrder)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Article 1', exact: true })).toBeVisible()
  })

  test('a page of HTML instead of data is a failure like any other', async ({ page, host }) => {
    host.answer((_request, response) => response.end('<h1>Maintenance</h1>'))
    await page.goto('/dycian-news')
    await expect(page.getByRole('alert')).toHaveText(newsFailure)
    await page.goto('/dycian-news/article-1')
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page is not available right now' }),
    ).toBeVisible()
    await expect(page.getByText(newsFailure)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Back To Home' })).toBeVisible()
  })
})

test('an empty host is no fault: the pages say that there is nothing', async ({ page, host }) => {
  host.answer((request, response) => {
    const isNews = request.url?.includes('get-articles') ?? false
    json(isNews ? { data: [], total: 0, limit: 12 } : null)(request, response)
  })
  await page.goto('/dycian-news')
  await expect(page.getByText('No news available.')).toBeVisible()
  await page.goto('/announcements')
  await expect(page.getByText('No announcements available.')).toBeVisible()
})
