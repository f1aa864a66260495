import { learnWithUs, moreItems, whoWeAre } from '../../site/layout/menu.ts'
import { expect, test } from './site-fixture.ts'
import { arrive, boxOf } from './visit.ts'
import { listArticles } from './service.ts'

test('the home page leads to all sections itself, without bar', async ({ page, request }) => {
  const pages = await Promise.all([1, 2].map((number) => listArticles(request, { page: number })))
  const articles = pages.flatMap(({ data }) => data)
  // True stories come before samples.
  const listed = articles.toSorted((a, b) => Number(a.articleSample) - Number(b.articleSample))
  await arrive(page, '/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const sections = [learnWithUs, ...whoWeAre, ...moreItems].map(({ to }) => to)
  for (const address of [...sections, '/join-our-team', '/data-privacy-policy'])
    await expect(page.locator(`main a[href="${address}"]`).first(), address).toBeVisible()

  const announcements = page.getByRole('region', { name: 'Announcements for all DYCIans' })
  await expect(announcements.getByRole('article')).toHaveCount(3)
  await announcements.getByRole('link', { name: 'View All Announcements' }).click()
  await expect(page).toHaveURL('/announcements/all')
  await page.goBack()
  const news = page.getByRole('region', { name: 'Latest news' })
  const titles = listed.slice(0, 3).map(({ articleTitle }) => articleTitle)
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(titles)
  await news.getByRole('link', { name: 'All news' }).click()
  await expect(page).toHaveURL('/dycian-news')
})

test('a small phone shows headline, first step, menu and search at once', async ({ page }) => {
  const view = { width: 360, height: 640 }
  await page.setViewportSize(view)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Cookie consent' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const { y: top } = await boxOf(bar)
  expect(view.height - top).toBeLessThanOrEqual(0.15 * view.height)
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Find your level' }),
    page.getByRole('link', { name: 'Apply', exact: true }),
    page.getByRole('main').getByRole('link', { name: 'Fees', exact: true }),
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('searchbox', { name: 'Search this site' }),
  ]) {
    const { y, bottom } = await boxOf(seen)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(top)
  }
})

test('the way back to the top lies beside the buttons of the home page', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const up = page.getByRole('link', { name: 'Back to top' })
    await expect(up).toBeVisible()
    const { x: edge, right: end } = await boxOf(up)
    for (const name of ['All news', 'View All Announcements', 'All events']) {
      const { x, right } = await boxOf(page.getByRole('link', { name, exact: true }))
      expect(right <= edge || x >= end, `${name} at ${width} px`).toBe(true)
    }
  }
})
