import type { Page } from '@playwright/test'
import { json } from '../helpers/stand-in-host.ts'
import { test as outsideTest } from '../stories/outside-fixture.ts'
import { expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { addressOf, firstArticle, pages } from '../stories/pages.ts'
import { makeAnnouncement, makeArticle } from '../stories/service.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { arrive, colorOf } from '../stories/visit.ts'

/** Adds a style sheet as a visitor would; the site's policy forbids style elements. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Finds texts that are cut off by their box; texts shortened on purpose show an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, a, dt, dd, li, th, td, button, label, span)',
      ),
    ]
      .filter((node) => {
        const { overflowX, textOverflow } = getComputedStyle(node)
        return (
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          node.scrollWidth > node.clientWidth + 1
        )
      })
      .filter(
        (node) => !node.matches('.sr-only, .search-form-button-text, .month-calendar-table *'),
      )
      .map((node) => node.outerHTML),
  )

test.describe('every page', () => {
  test.slow()
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('fits a window 320 px wide, which is 400 % zoom on a desk', async ({ page, request }) => {
    for (const each of pages) {
      await page.goto(await addressOf(each, request))
      await expectNoSidewaysScroll(page, [320])
      expect(await cutTexts(page), `texts cut off on ${page.url()}`).toEqual([])
    }
  })

  test('takes the text spacing of WCAG 1.4.12 without losing text', async ({ page, request }) => {
    for (const each of pages) {
      await page.goto(await addressOf(each, request))
      await addStyle(
        page,
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      await expectNoSidewaysScroll(page, [360, 1280])
      expect(await cutTexts(page), `texts cut off on ${page.url()}`).toEqual([])
    }
  })

  test('can be read when no picture loads', async ({ page, request }) => {
    await page.route(/\/images\//, (route) => route.abort())
    for (const each of pages) {
      await page.goto(await addressOf(each, request))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page, [360, 1280])
      const flat = await page
        .locator('.news-card-picture img, .announcement-card-picture img')
        .evaluateAll(
          (nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 40).length,
        )
      expect(flat, 'pictures that have lost their room').toBe(0)
    }
  })
})

outsideTest(
  'a title of one endless word stays in its card and on its page',
  async ({ page, host }) => {
    const endless = 'Pinakanakapagpapabagabag'.repeat(6)
    const article = makeArticle(1, { articleTitle: endless, articleTopic: endless.slice(0, 90) })
    const articles = json({ data: [article, makeArticle(2)], total: 2, limit: 12 })
    const announcements = json([
      makeAnnouncement(1, { announcementTitle: endless }),
      makeAnnouncement(2),
    ])
    host.answer((request, response) =>
      (request.url?.includes('announcements') ? announcements : articles)(request, response),
    )
    for (const address of [
      '/',
      '/dycian-news',
      `/dycian-news/${endless.toLowerCase()}`,
      '/announcements',
    ]) {
      await page.goto(address)
      await expect(page.getByText(endless).first()).toBeVisible()
      await expectNoSidewaysScroll(page, [320, 768, 1280])
    }
  },
)

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('buttons keep their edges, and every state can be told', async ({ page }) => {
    await arrive(page, '/dycian-news')
    const chosen = page.getByRole('link', { name: 'All', exact: true })
    const other = page.getByRole('link', { name: 'Campus News', exact: true })
    await expect(other).not.toHaveCSS('border-top-width', '0px')
    const color = (link: typeof chosen) =>
      link.evaluate((node) => getComputedStyle(node).backgroundColor)
    expect(await color(chosen)).not.toBe(await color(other))
    const header = await colorOf(page.getByRole('banner'))
    expect(header.opacity, 'the bar over the banner').toBe(255)
  })
})

test('an article is printed with its address and without what is only for the screen', async ({
  page,
  request,
}) => {
  const address = await firstArticle(request)
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.print-address')).toHaveText(new RegExp(`${address}$`))
  await expect(page.locator('.print-address')).toBeVisible()
  for (const part of [
    '.site-header button',
    '.site-footer',
    '.breadcrumb',
    '.article-further',
    '.page-foot',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden()
  }
})

test('admissions are printed as a list with the address of the page', async ({ page }) => {
  await page.goto('/learn-with-us/shs')
  await page.emulateMedia({ media: 'print' })
  const admissions = page.getByRole('region', { name: 'Senior High School Admissions *' })
  await expect(admissions.getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('.print-address')).toHaveText(/\/learn-with-us\/shs$/)
  await expect(page.locator('.print-address')).toBeVisible()
  await expect(page.getByRole('region', { name: 'News from Senior High School' })).toBeHidden()
})
