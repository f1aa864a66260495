import { putReference } from '../helpers/reference.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { alertKind, type Alert } from '../../school/kinds/alert.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'
import { arrive, colorOf, markDocument, scrollTo } from '../stories/visit.ts'

const text =
  'Classes are suspended on Monday, November 23, because of the typhoon. The offices stay closed.'

/** Sets the alert of a site, or clears it; it shows or goes within half a second. */
async function setAlert(site: TestSite, data: Partial<Alert>) {
  const { database, close } = await openSiteContent({ dataDir: site.dataDir })
  await putReference(database, alertKind, data, { name: 'A test', now: Date.now() })
  await close()
  await expect
    .poll(async () => (await (await fetch(site.origin)).text()).includes(data.text ?? 'alert-bar'))
    .toBe('text' in data)
}

const shown = { text, link: '/announcements', linkLabel: 'What to do' }

/** A site with an urgent alert on it. */
const test = base.extend<{ ownSite: TestSite }>({
  ownSite: async ({}, use) => {
    const site = await startTestSite()
    await setAlert(site, { ...shown, level: 'urgent' })
    await use(site)
    await site.stop()
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
})

test('an alert of each level can be read on any screen, and on paper unless it only informs', async ({
  page,
  ownSite,
}) => {
  for (const level of ['info', 'warning', 'urgent'] as const) {
    await setAlert(ownSite, { ...shown, text: `${text} It is ${level}.`, level })
    for (const width of [360, 1280])
      for (const address of ['/', '/meaning']) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        const alert = page.getByRole('complementary', { name: 'Alert from the school' })
        await expect(alert.getByRole('status')).toContainText(`It is ${level}.`)
        await expect(alert).toBeInViewport()
        await expectAccessible(page, `${address} with an alert at ${width} px`)
        await expectNoSidewaysScroll(page, [width])
      }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.alert-bar')).toBeVisible({ visible: level !== 'info' })
    await page.emulateMedia({ media: 'screen' })
  }
})

test('nothing moves for the alert, which goes once it is cleared', async ({ page, ownSite }) => {
  await page.addInitScript(() => {
    interface Shift {
      sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver((list) => {
      // The school's font may be a pixel wider than its fallback; vertically nothing moves.
      for (const { sources } of list.getEntries() as unknown as Shift[])
        if (sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y))
          // On the next page the alert goes, and what is below it moves up.
          if (location.pathname === '/meaning') console.error('Something moved up or down')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, '/meaning')
  await markDocument(page)
  const bar = page.getByRole('banner')
  const alert = page.locator('.alert-bar')
  const box = await alert.boundingBox()
  expect(box?.y).toBe(0)
  expect((await bar.boundingBox())?.y).toBe(box?.height)
  expect((await colorOf(bar)).opacity).toBe(0)
  await scrollTo(page, 600)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await expect(alert).not.toBeInViewport()

  await page.getByRole('link', { name: 'What to do' }).click()
  await expect(page).toHaveURL('/announcements')
  await expect(alert).toBeVisible()
  await setAlert(ownSite, {})
  await page.getByRole('link', { name: 'View All Announcements' }).click()
  await expect(page).toHaveURL('/announcements/all')
  await expect(alert).toHaveCount(0)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})
