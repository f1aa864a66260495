import type { Page } from '@playwright/test'
import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { test as siteTest, expect } from './site-fixture.ts'
import { arrive, markDocument } from './visit.ts'

const test = siteTest.extend<{ gateway: BrokenProxy }>({
  gateway: async ({ site }, use) => {
    const gateway = await startBrokenProxy(site.port)
    await use(gateway)
    await gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})

test.use({
  expectedErrors: [/^Failed to load resource|Failed to fetch|dynamically imported module/],
})

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Expects the frame of every page with the message inside. */
async function expectConnectionLost(page: Page) {
  await expect(heading(page, 'The connection was lost')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('check your connection')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('More Than A School, A Family')
  await expect(page).toHaveTitle(/^The connection was lost/)
  await expectSameDocument(page)
}

const expectSameDocument = (page: Page) =>
  expect(page.locator('html[data-same-document]')).toBeAttached()

async function goOffline(page: Page) {
  await markDocument(page)
  await page.context().setOffline(true)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openFounder = (page: Page) =>
  page.getByRole('link', { name: 'Founder', exact: true }).first().click()
const founderTitle = (page: Page) => heading(page, 'Founder')
const findLevel = (page: Page) => page.getByRole('link', { name: 'Find your level' })

async function loseFromHome(page: Page) {
  await arrive(page, '/')
  await goOffline(page)
  await findLevel(page).click()
  await expectConnectionLost(page)
}

test('a visitor whose network drops reads so, until it is back', async ({ page, context }) => {
  await arrive(page, '/organizational-memory')
  await goOffline(page)
  await openFounder(page)
  await expectConnectionLost(page)
  await expect(page).toHaveURL('/organizational-memory/founder')
  await tryAgain(page).click()
  await expectConnectionLost(page)
  await context.setOffline(false)
  await expect(founderTitle(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expectSameDocument(page)
})

test('the home page brings bar and footer for a lost connection', async ({ page, context }) => {
  await loseFromHome(page)
  await expectAccessible(page, 'a lost connection')
  await expectNoSidewaysScroll(page, [320, 360, 1280])
  await page.goBack()
  await expectConnectionLost(page)
  await expect(page).toHaveURL('/')
  await context.setOffline(false)
  await expect(findLevel(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectSameDocument(page)
})

for (const [way, leave, wanted, returnToLost] of [
  ['Back', (page: Page) => page.goBack(), findLevel, (page: Page) => page.goForward()],
  [
    'a link',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click(),
    (page: Page) => heading(page, 'Admissions'),
    (page: Page) => page.goBack(),
  ],
] as const) {
  test(`${way} leads on from a lost page, and the way back stays`, async ({ page, context }) => {
    await loseFromHome(page)
    const data = /\.data(\?|$)/
    const asked = page.waitForRequest(data)
    let isHeld = true
    await page.route(data, (route) => (isHeld ? undefined : route.continue()))
    await leave(page)
    await asked
    isHeld = false
    await context.setOffline(false)
    await expect(wanted(page)).toBeVisible()
    await returnToLost(page)
    await expect(heading(page, 'Learn With Us')).toBeVisible()
    await expect(page).toHaveURL('/learn-with-us')
    await expectSameDocument(page)
  })
}

test('the page of a captive portal is a lost connection', async ({ page, gateway }) => {
  await arrive(page, '/organizational-memory')
  await markDocument(page)
  gateway.fault = { kind: 'captive-portal', isFor: (path) => path.includes('.data') }
  await openFounder(page)
  await expectConnectionLost(page)
  await expect(page.getByText(/Barangay WiFi|<html>/)).toHaveCount(0)
  gateway.fault = null
  await tryAgain(page).click()
  await expect(founderTitle(page)).toBeVisible()
  await expectSameDocument(page)
})

test('a page whose script never comes is lost after 20 seconds', async ({ page, gateway }) => {
  await page.clock.install()
  await arrive(page, '/organizational-memory')
  await markDocument(page)
  const script = /\.js$/
  gateway.fault = { kind: 'hang', isFor: (path) => script.test(path) }
  const asked = page.waitForRequest(script)
  await openFounder(page)
  await asked
  await page.clock.fastForward(10_000)
  await expect(heading(page, 'The connection was lost')).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expectConnectionLost(page)
  gateway.fault = null
  await tryAgain(page).click()
  await expect(founderTitle(page)).toBeVisible()
  await expectSameDocument(page)
})

test('a page whose script came but cannot be run is shown by trying again', async ({ page }) => {
  const scripts = /\/assets\/(sub-page|category-page|sub-item-page)-.*\.js$/
  await arrive(page, '/')
  await markDocument(page)
  await page.route(scripts, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )
  await page.getByRole('link', { name: 'Meaning' }).click()
  await expectConnectionLost(page)
  await page.unroute(scripts)
  await tryAgain(page).click()
  await expect(heading(page, 'Meaning')).toBeVisible()
  await expectSameDocument(page)
})

test('Back to a page whose script did not come yet says so too', async ({ page, context }) => {
  await arrive(page, '/organizational-memory')
  await openFounder(page)
  await expect(founderTitle(page)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await arrive(page, '/organizational-memory/founder')
  await goOffline(page)
  await page.goBack()
  await expectConnectionLost(page)
  await context.setOffline(false)
  await expect(heading(page, 'Organizational Memory')).toBeVisible()
  await expectSameDocument(page)
})

test('a news list that lost its connection comes again by itself', async ({ page, context }) => {
  await arrive(page, '/dycian-news')
  await goOffline(page)
  await page.getByRole('link', { name: 'Campus News' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to fetch news. Please check your connection.',
  )
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Campus News')
  await expectSameDocument(page)
})

test('a page whose script is gone since an update is loaded whole', async ({ page }) => {
  const scripts = /\/assets\/sub-page-.*\.js$/
  await arrive(page, '/organizational-memory')
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openFounder(page)
  await expect(heading(page, 'This site was updated')).toBeVisible()
  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Load the page' }).click()
  await expect(founderTitle(page)).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toHaveCount(0)
})
