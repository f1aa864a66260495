import type { APIRequestContext, Page } from '@playwright/test'
import { patience } from '../helpers/patience.ts'
import { readPaths } from '../helpers/read-site.ts'
import { json } from '../helpers/stand-in-host.ts'
import { test as outsideTest } from '../stories/outside-fixture.ts'
import { declineCookies } from '../stories/flat-pages.ts'
import {
  expectAccessible,
  expectFitForAll,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { addressOf, pages } from '../stories/pages.ts'
import { makeAnnouncement, makeArticle } from '../stories/service.ts'
import { allowErrors, expect, test } from '../stories/site-fixture.ts'
import { expectReadableText, findTextFaults } from '../stories/text-checks.ts'
import { colorOf, cookieQuestion, doubleText, scrollTo, untilIdle } from '../stories/visit.ts'
import { findWithSecondEngine } from './second-engine.ts'
import { test as testWithoutScripts } from '../stories/without-scripts.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }
const smallPhones = [
  { width: 360, height: 700 },
  { width: 320, height: 640 },
]

/** Every kind of page, also in Filipino. */
const kinds = [
  ...pages,
  ...pages
    .filter(({ name }) => !name.endsWith(' in Filipino'))
    .map((kind) => ({
      ...kind,
      name: `${kind.name} in Filipino`,
      address: async (request: APIRequestContext) =>
        `/fil${await addressOf(kind, request)}`.replace(/\/$/, ''),
    }))
    .filter(({ name }) => !pages.some((each) => each.name === name)),
]

/** Expects that no text is cut off by its box; texts shortened on purpose show an ellipsis. */
async function expectWholeTexts(page: Page, state: string) {
  const cut = await page
    .locator('main :is(h1, h2, h3, p, a, dt, dd, li, th, td, button, label, span)')
    .evaluateAll((nodes) =>
      nodes
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
  expect(cut, `texts cut off ${state}`).toEqual([])
}

/** Sets text as WCAG 1.4.12 lets visitors set it; the site's policy forbids style elements. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Expects that text of 200 % can be read on a small phone. */
async function expectReadableInLargeText(page: Page, size: (typeof smallPhones)[number]) {
  await doubleText(page)
  await expectNoSidewaysScroll(page, [size.width])
  await page.setViewportSize(size)
  await expectReadableText(page, `${size.width} px wide`)
}

/** Watches what a page asks for from here on. */
async function watchRequests(page: Page, origin: string) {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  const foreign: string[] = []
  page.on('request', (each) => {
    if (!each.url().startsWith(`${origin}/`) && !each.url().startsWith('data:'))
      foreign.push(each.url())
  })
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (each) => {
    if (each.resourceType() === 'script')
      sizes.push(each.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  /** Adds up the bytes of compressed JavaScript that have come. */
  const weigh = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { foreign, weigh }
}

test.use({ viewport: desk })

for (const kind of kinds) {
  test(`${kind.name} is light, private and fit for all`, async ({ page, request, site }) => {
    if (kind.status) allowErrors(page, /^Failed to load resource/)
    const { foreign, weigh } = await watchRequests(page, site.origin)
    const answer = await page.goto(await addressOf(kind, request))
    expect(answer?.status()).toBe(kind.status ?? 200)
    await expect(cookieQuestion(page)).toBeVisible()
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
    await untilIdle(page)
    expect(await weigh(), 'bytes of JavaScript').toBeGreaterThan(10_000)
    expect(await weigh(), 'bytes of JavaScript').toBeLessThanOrEqual(125_000)
    expect(foreign).toEqual([])
    await scrollTo(page, 0)

    await expectFitForAll(page)
    expect(await findWithSecondEngine(page)).toEqual([])

    await expectNoSidewaysScroll(page, [320])
    await expectWholeTexts(page, '320 px wide, which is 400 % zoom on a desk')
    await spaceText(page)
    await expectNoSidewaysScroll(page, [360, 1280])
    await expectWholeTexts(page, 'with the text spacing of WCAG 1.4.12')
    await page.evaluate(() => (document.adoptedStyleSheets = []))
    for (const size of smallPhones) {
      await expectReadableInLargeText(page, size)
      const question = cookieQuestion(page)
      expect((await question.boundingBox())?.height).toBeLessThan(size.height / 2)
      const accept = question.getByRole('button', { name: /^(Accept|Sige)$/ })
      await expect(accept).toBeInViewport({ ratio: 1 })
    }

    await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/webp' }))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page, [360, 1280])
    const cards = page.locator('.news-card-picture img, .announcement-card-picture img')
    const heights = await cards.evaluateAll((nodes) =>
      nodes.map((node) => node.getBoundingClientRect().height),
    )
    expect(Math.min(...heights, 40), 'the room of missing pictures').toBe(40)
  })
}

testWithoutScripts('without scripts, every page can be read', async ({ page, request }) => {
  allowErrors(page, /^Failed to load resource/)
  for (const each of pages) {
    await page.goto(await addressOf(each, request))
    await expect(page.getByRole('heading', { level: 1 }), each.name).toBeVisible()
    const blocks = page
      .getByRole('main')
      .locator('h1, h2, p:not(.print-address, [data-on-paper]), li, article')
    const hidden = await blocks.evaluateAll((nodes) =>
      nodes
        // Closed details open without scripts.
        .filter((node) => !node.closest('details:not([open])'))
        // The file of an application shows with its topic.
        .filter((node) => !node.closest('.ask-section-file'))
        // On desks the month is a table in place of its list.
        .filter((node) => {
          const list = node.closest('.month-calendar-list')
          return !list?.parentElement?.querySelector('table')?.checkVisibility()
        })
        .filter(
          (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((node) => node.outerHTML),
    )
    expect(hidden, each.name).toEqual([])
  }
})

test('pages of no kind of their own have no accessibility fault either', async ({ page, site }) => {
  test.setTimeout(300_000 * patience)
  await page.setViewportSize(phone)
  const known = new Set(pages.map(({ address }) => address))
  // Articles are alike.
  const others = (await readPaths(site)).filter(
    (path) => !known.has(path) && !path.startsWith('/dycian-news/'),
  )
  expect(others.length).toBeGreaterThan(50)
  for (const path of others) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expectHeadingsInOrder(page)
    await expectAccessible(page, path)
  }
})

for (const path of ['/status', '/status/notify', '/verify'].flatMap((each) => [
  each,
  `/fil${each}`,
]))
  test(`${path} can be used by everyone, light, dark and in text of 200 %`, async ({ page }) => {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `${path} in ${colorScheme}`)
      await expectLargeTargets(page)
    }
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280, 1920])
    for (const size of smallPhones) await expectReadableInLargeText(page, size)
  })

for (const address of ['/', '/dycian-news', '/dycian-news/some-article', '/announcements']) {
  outsideTest(`${address} without its host is fit for all`, async ({ page, host }) => {
    allowErrors(page, /^Failed to load resource/)
    host.answer(json({}, 500))
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(address === '/' ? 200 : 503)
    await expectFitForAll(page)
  })
}

outsideTest(
  'a title of one endless word stays in its card and on its page',
  async ({ page, host }) => {
    const endless = 'Pinakanakapagpapabagabag'.repeat(6)
    const article = makeArticle(1, { articleTitle: endless, articleTopic: endless.slice(0, 90) })
    const articles = json({ data: [article, makeArticle(2)], total: 2, limit: 12 })
    const announcements = json([makeAnnouncement(1, { announcementTitle: endless })])
    host.answer((request, response) =>
      (request.url?.includes('announcements') ? announcements : articles)(request, response),
    )
    const ofArticle = `/dycian-news/${endless.toLowerCase()}`
    for (const address of ['/', '/dycian-news', ofArticle, '/announcements']) {
      await page.goto(address)
      await expect(page.getByText(endless).first()).toBeVisible()
      await expectNoSidewaysScroll(page, [320, 768, 1280])
    }
  },
)

test('the open menu can be used by everyone, also in large text', async ({ page }) => {
  await declineCookies(page)
  const drawer = page.getByRole('navigation', { name: 'Site' })
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/announcements')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await drawer.getByText('Organizational Memory', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Founder' })).toBeVisible()
    await expectAccessible(page, 'the open menu', '#site-menu')
    await expectLargeTargets(page)
    await expectNoSidewaysScroll(page, [viewport.width])
  }
  await doubleText(page)
  await expect(drawer).toBeInViewport({ ratio: 1 })
  await expectReadableText(page, 'the open menu')
  await expectNoSidewaysScroll(page, [phone.width])
})

test('in forced colors buttons keep their edges, and every state is told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await declineCookies(page)
  await page.goto('/dycian-news')
  const other = page.getByRole('link', { name: 'Campus News', exact: true })
  await expect(other).not.toHaveCSS('border-top-width', '0px')
  const chosen = await colorOf(page.getByRole('link', { name: 'All', exact: true }))
  expect(await colorOf(other)).not.toEqual(chosen)
  const bar = await colorOf(page.getByRole('banner'))
  expect(bar.opacity, 'the bar over the banner').toBe(255)
})

const faultyPages = {
  'a broken word': '<p style="width: 4em; overflow-wrap: anywhere">Announcements</p>',
  'a column of a few letters': '<p style="width: 3em">One word a line is no text</p>',
  'text beside the screen': '<p style="margin-left: 100vw; width: 20em">Not to be seen</p>',
  'text that is cut off':
    '<p style="width: 9em; overflow: hidden; white-space: nowrap">More than its room</p>',
  'text over text': '<div style="position: absolute">Some text</div><div>Other text</div>',
}

test('the checks notice the faults that they are for', async ({ page }) => {
  const write = (body: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`,
    )
  await write('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')
  await expect(expectAccessible(page, 'a faulty page')).rejects.toThrow('image-alt')
  expect(await findWithSecondEngine(page)).toContainEqual(expect.stringMatching(/^img_alt_valid: /))
  await write('<dialog open aria-label="A question" style="background: none">Yes?</dialog>')
  await expect(expectAccessible(page, 'a faulty page')).rejects.toThrow('seen through')
  for (const [fault, html] of Object.entries(faultyPages)) {
    await write(html)
    expect(await page.evaluate(findTextFaults), fault).not.toEqual([])
  }
})
