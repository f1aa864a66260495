import { putReference } from '../helpers/reference.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { alertKind, type Alert } from '../../school/kinds/alert.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'
import { arrive, colorOf, markDocument, scrollTo } from '../stories/visit.ts'

/** A site with an alert on it. */
const test = base.extend<{ level: Alert['level']; ownSite: TestSite }>({
  level: ['urgent', { option: true }],
  ownSite: async ({ level }, use) => {
    const site = await startTestSite()
    const { database, close } = await openSiteContent({ dataDir: site.dataDir })
    const text =
      'Classes are suspended on Monday, November 23, because of the typhoon. The offices stay closed.'
    const data = { text, level, link: '/announcements', linkLabel: 'What to do' }
    await putReference(database, alertKind, data, { name: 'A test', now: Date.now() })
    await close()
    // It shows within half a second.
    await expect.poll(async () => (await fetch(site.origin)).text()).toContain(text)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
})

for (const level of ['info', 'warning', 'urgent'] as const) {
  test.describe(`an alert of the level ${level}`, () => {
    test.use({ level })

    test('can be read by everybody, on a phone and on a desk', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const address of ['/', '/meaning']) {
          await page.goto(address)
          const alert = page.getByRole('complementary', { name: 'Alert from the school' })
          await expect(alert.getByRole('status')).toContainText('Classes are suspended')
          await expect(alert).toBeInViewport()
          await expectAccessible(page, `${address} with an alert at ${width} px`)
        }
      }
      await expectNoSidewaysScroll(page, [360, 1280])
    })

    test('is on paper too unless it only informs', async ({ page }) => {
      await page.goto('/meaning')
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.alert-bar')).toBeVisible({ visible: level !== 'info' })
    })
  })
}

test('nothing moves for the alert, and the bar follows below it', async ({ page }) => {
  await page.addInitScript(() => {
    // The school's font may be a pixel wider than its fallback; vertically nothing moves.
    const moved: unknown[] = []
    Object.assign(window, { moved })
    interface Shift {
      sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[]) {
        moved.push(
          ...sources.filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, '/meaning')
  const bar = page.getByRole('banner')
  const alert = await page.locator('.alert-bar').boundingBox()
  expect(alert?.y).toBe(0)
  expect((await bar.boundingBox())?.y).toBe(alert?.height)
  expect((await colorOf(bar)).opacity).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([])
  await scrollTo(page, 600)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await expect(page.locator('.alert-bar')).not.toBeInViewport()
})

test('its link leads on without a reload, and it stays on the next page', async ({ page }) => {
  await arrive(page, '/meaning')
  await markDocument(page)
  await page.getByRole('link', { name: 'What to do' }).click()
  await expect(page).toHaveURL('/announcements')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  await expect(page.locator('.alert-bar')).toBeVisible()
})

test('within a visit it goes with the next page once it is cleared', async ({ page, ownSite }) => {
  await arrive(page, '/meaning')
  await markDocument(page)
  const { database, close } = await openSiteContent({ dataDir: ownSite.dataDir })
  await putReference(database, alertKind, {}, { name: 'A test', now: Date.now() })
  await close()
  await expect.poll(async () => (await fetch(ownSite.origin)).text()).not.toContain('alert-bar')
  await page.getByRole('main').getByRole('link', { name: 'Vision' }).first().click()
  await expect(page).toHaveURL('/meaning/vision')
  await expect(page.locator('.alert-bar')).toHaveCount(0)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})
