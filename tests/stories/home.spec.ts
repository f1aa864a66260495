import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'
import { listArticles } from './service.ts'

test('the home page has no navigation bar and no footer, and leads to every section itself', async ({
  page,
}) => {
  await arrive(page, '/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'More Than A School, A Family' }),
  ).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  const levels = [
    '/learn-with-us/pgs',
    '/learn-with-us/jhs',
    '/learn-with-us/shs',
    '/learn-with-us/college',
  ]
  const values = [
    '/meaning',
    '/identity',
    '/spirituality',
    '/servanthood',
    '/innovations',
    '/organizational-memory',
  ]
  const more = [
    '/norms',
    '/stakeholders-centricity',
    '/dycian-news',
    '/announcements',
    '/events',
    '/contact-us',
  ]
  for (const address of [
    ...levels,
    ...values,
    ...more,
    '/learn-with-us',
    '/join-our-team',
    '/data-privacy-policy',
  ]) {
    await expect(page.locator(`main a[href="${address}"]`).first(), address).toBeVisible()
  }
})

test('a visitor sees the latest news at the front door and goes on to all of it', async ({
  page,
  request,
}) => {
  const { data } = await listArticles(request)
  await arrive(page, '/')
  const news = page.getByRole('region', { name: 'Latest news' })
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(
    data.slice(0, 3).map((each) => each.articleTitle),
  )
  await news.getByRole('link', { name: 'All news' }).click()
  await expect(page).toHaveURL('/dycian-news')
})

test('a visitor sees three announcements at the front door and goes on to all of them', async ({
  page,
}) => {
  await arrive(page, '/')
  const announcements = page.getByRole('region', { name: 'Announcements for all DYCIans' })
  await expect(announcements.getByRole('article')).toHaveCount(3)
  await announcements.getByRole('link', { name: 'View All Announcements' }).click()
  await expect(page).toHaveURL('/announcements/all')
})
