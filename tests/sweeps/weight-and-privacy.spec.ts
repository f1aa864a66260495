import { patience } from '../helpers/patience.ts'
import { addressOf, pages } from '../stories/pages.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { cookieQuestion, untilIdle } from '../stories/visit.ts'

/** Maximum size of a page's JavaScript, compressed, in bytes. */
const scriptLimit = 110_000

/** The heaviest page in Filipino beside those of the list. */
const weighed: typeof pages = [
  ...pages,
  { name: 'a department in Filipino', address: '/fil/learn-with-us/jhs' },
]

for (const each of weighed) {
  test.describe(each.name, () => {
    test.use({ expectedErrors: each.status ? [/^Failed to load resource/] : [] })

    test('brings little JavaScript, asks no other site for anything and keeps to its own policy', async ({
      page,
      request,
      site,
    }) => {
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`Content security policy: ${violatedDirective} ${blockedURI}`)
        })
      })
      const foreign: string[] = []
      page.on('request', (each) => {
        if (!each.url().startsWith(`${site.origin}/`) && !each.url().startsWith('data:'))
          foreign.push(each.url())
      })
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (each) => {
        if (each.resourceType() === 'script')
          sizes.push(each.sizes().then(({ responseBodySize }) => responseBodySize))
      })

      const answer = await page.goto(await addressOf(each, request))
      await expect(cookieQuestion(page)).toBeVisible()
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      )
      await untilIdle(page)

      const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(weight, 'bytes of JavaScript').toBeGreaterThan(10_000)
      expect(weight, 'bytes of JavaScript').toBeLessThanOrEqual(scriptLimit)
      expect(foreign).toEqual([])

      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+(;|$)/)
      expect(policy).not.toContain('unsafe')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/^Failed to load resource/] })

  test('every page can be read', async ({ page, request }) => {
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
          .filter(
            (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((node) => node.outerHTML),
      )
      expect(hidden, each.name).toEqual([])
    }
  })
})

test('a page in Filipino brings the messages of Filipino and no others', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (each) => {
    if (each.resourceType() === 'script') asked.add(each.url())
  })
  /** Opens a page, and returns the scripts that it brings. */
  const scriptsOf = async (path: string) => {
    asked.clear()
    await page.goto(path)
    await expect(cookieQuestion(page)).toBeVisible()
    await untilIdle(page)
    const texts = [...asked].map(async (url) => (await page.request.get(url)).text())
    return (await Promise.all(texts)).join('\n')
  }
  const filipino = ['Naglo-load ang page', 'Lahat ng balita tungkol dito']
  const english = ['Loading the page', 'All news about this']
  const ofFilipino = await scriptsOf('/fil/learn-with-us/jhs')
  for (const message of filipino) expect(ofFilipino).toContain(message)
  for (const message of english) expect(ofFilipino).not.toContain(message)
  const ofEnglish = await scriptsOf('/learn-with-us/jhs')
  for (const message of english) expect(ofEnglish).toContain(message)
  for (const message of filipino) expect(ofEnglish).not.toContain(message)
})

test('a visitor who saves data gets a page whose scripts are not even fetched before the first touch', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const bar = page.getByRole('region', { name: 'Cookie consent' })
  await page.goto('/dycian-news')
  await untilIdle(page)
  // Without Save-Data React would have asked by now.
  await expect(bar).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  expect(scripts.length).toBeGreaterThan(3)
  scripts.length = 0
  await page.reload()
  await untilIdle(page)
  expect(scripts).toEqual([])
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()
  await expect(bar).toBeVisible()
})

test('scripts are requested only after the first screen has loaded and been painted', async ({
  page,
}) => {
  // A page whose pictures take 3 s starts its scripts for that, and one of a slow line too; this is
  // about one that does not.
  await page.addInitScript(() => {
    const set = setTimeout.bind(window)
    const setShort = (work: () => void, ms?: number) => set(work, ms === 3_000 ? 3_600_000 : ms)
    Object.assign(window, { setTimeout: setShort })
    const read = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? read('mark').concat({ responseStart: 100 } as never) : read(type)
  })
  await page.goto('/')
  // React's question shows that the scripts have come.
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
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
  await page.addInitScript(() => {
    // Three seconds after the paint, they come all the same.
    const set = setTimeout.bind(window)
    const setLong = (work: () => void, ms?: number) => set(work, ms === 3_000 ? 3_600_000 : ms)
    Object.assign(window, { setTimeout: setLong })
    const read = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? read('mark').concat({ responseStart: 2_000 } as never) : read(type)
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
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

test.describe('when a picture does not come', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('scripts come without it', async ({ page }) => {
    let giveUp = () => {}
    await page.route('**/images/hero.svg', (route) => {
      giveUp = () => void route.abort()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible({
      timeout: 10_000 * patience,
    })
    giveUp()
  })
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
