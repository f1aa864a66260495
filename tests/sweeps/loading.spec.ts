import type { Page } from '@playwright/test'
import { patience } from '../helpers/patience.ts'
import { allowErrors, expect, test } from '../stories/site-fixture.ts'
import { cookieQuestion, untilIdle } from '../stories/visit.ts'

/** Lists the addresses of the scripts that a page asks for from here on. */
function listScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/**
 * Fixes what decides when scripts come: they come 3 seconds after the paint at the latest, and on a
 * slow line not before a visitor needs them.
 */
const setLine = (page: Page, { responseStart }: { responseStart: number }) =>
  page.addInitScript((responseStart) => {
    const set = setTimeout.bind(window)
    const setOther = (work: () => void, ms?: number) => set(work, ms === 3_000 ? 3_600_000 : ms)
    Object.assign(window, { setTimeout: setOther })
    const read = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? read('mark').concat({ responseStart } as never) : read(type)
  }, responseStart)

test('a page brings the messages of its language and no others', async ({ page }) => {
  const asked = listScripts(page)
  /** Opens a page, and returns the scripts that it brings. */
  const scriptsOf = async (path: string) => {
    asked.length = 0
    await page.goto(path)
    await expect(cookieQuestion(page)).toBeVisible()
    await untilIdle(page)
    const texts = [...new Set(asked)].map(async (url) => (await page.request.get(url)).text())
    return (await Promise.all(texts)).join('\n')
  }
  const filipino = ['Naglo-load ang page', 'Lahat ng balita tungkol dito']
  const english = ['Loading the page', 'All news about this']
  for (const [path, own, others] of [
    ['/fil/learn-with-us/jhs', filipino, english],
    ['/learn-with-us/jhs', english, filipino],
  ] as const) {
    const scripts = await scriptsOf(path)
    for (const message of own) expect(scripts).toContain(message)
    for (const message of others) expect(scripts).not.toContain(message)
  }
})

test('for a visitor who saves data no script comes before the first touch', async ({ page }) => {
  const scripts = listScripts(page)
  await page.goto('/dycian-news')
  await untilIdle(page)
  // Without Save-Data React would have asked by now.
  await expect(cookieQuestion(page)).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  expect(scripts.length).toBeGreaterThan(3)
  scripts.length = 0
  await page.reload()
  await untilIdle(page)
  expect(scripts).toEqual([])
  await expect(cookieQuestion(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()
  await expect(cookieQuestion(page)).toBeVisible()
})

test('scripts are requested after the first screen was loaded and painted', async ({ page }) => {
  await setLine(page, { responseStart: 100 })
  await page.goto('/')
  // React's question shows that the scripts have come.
  await expect(cookieQuestion(page)).toBeVisible()
  const { shown, asked } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    const visit = performance.getEntries().find(({ entryType }) => entryType === 'navigation') as
      PerformanceNavigationTiming | undefined
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      shown: Math.max(visit?.loadEventStart ?? Number.NaN, paint?.startTime ?? Number.NaN),
      asked: scripts.map(({ startTime }) => startTime),
    }
  })
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(shown)
})

test('on a slow line, scripts do not delay the page that a visitor chooses', async ({ page }) => {
  await setLine(page, { responseStart: 2_000 })
  const scripts = listScripts(page)
  await page.goto('/')
  await untilIdle(page)
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('nursing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=nursing')
  await untilIdle(page)
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  await first.getByRole('link').click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilIdle(page)
  expect(scripts).toEqual([])
  // What is touched and stays on the page starts them.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(cookieQuestion(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(3)
})

test('scripts come without a picture that does not come', async ({ page }) => {
  allowErrors(page, /^Failed to load resource/)
  let giveUp = () => {}
  await page.route('**/images/hero.svg', (route) => {
    giveUp = () => void route.abort()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(cookieQuestion(page)).toBeVisible({ timeout: 10_000 * patience })
  giveUp()
})

test('the type comes with the style sheet, in under 30 kB, and moves nothing', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        console.error(`Something moved at ${shift.startTime} ms`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/learn-with-us')
  await untilIdle(page)
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((font) => (font as PerformanceResourceTiming).initiatorType),
    )
  await expect.poll(asked).toEqual(['link', 'link'])
  await expect.poll(() => sizes.length).toBe(2)
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
})
