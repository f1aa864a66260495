import { kept, note, offlinePage, untilKept, visitWithWorker } from './offline.ts'
import { expect, test } from './site-fixture.ts'
import { arrive, colorOf, markDocument } from './visit.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/^Failed to load resource|Failed to fetch/],
})

test('a kept page looks as before and says from when it is', async ({ page, context }) => {
  await visitWithWorker(page, '/organizational-memory')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: 'Founder', exact: true }).first().click()
  await untilKept(page, '/organizational-memory/founder')
  const title = page.getByRole('heading', { level: 1, name: 'Founder' })
  const font = () => title.evaluate((node) => getComputedStyle(node).fontFamily)
  const before = await font()
  await context.setOffline(true)
  await page.reload()
  await expect(title).toBeVisible()
  await expect(note(page)).toHaveText(
    /^You are offline. This is the page as of \d+:\d\d [AP]M. Try again$/,
  )
  expect(await font()).toBe(before)
  expect((await colorOf(note(page))).opacity).toBe(255)
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(loaded).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()

  await context.setOffline(false)
  await expect(note(page)).toHaveCount(0)
  await expect(title).toBeVisible()
})

test('a page not visited names those that are, and comes by itself', async ({ page, context }) => {
  const ofLevel = '/admissions/shs?learner=public'
  await visitWithWorker(page, '/meaning/vision')
  for (const address of ['/meaning/seal', '/meaning/core-values', ofLevel]) await page.goto(address)
  // The first three are kept without a visit.
  for (const address of ['/status', '/admissions', '/contact-us', ofLevel, '/meaning/vision'])
    await untilKept(page, address)
  await context.setOffline(true)
  await page.goto('/meaning/mission')
  await expect(offlinePage(page)).toBeVisible()
  await expect(page).toHaveURL('/meaning/mission')
  await expect(page.getByRole('img')).toHaveCount(0)
  const pages = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('navigation')).toHaveCount(1)
  await expect(pages.first()).toHaveText(/^Class statusas of \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/)
  for (const name of [/^Admissions/, /^Connect With Us/, /^Senior High School/, /^Vision/])
    await expect(pages.filter({ hasText: name }), String(name)).toHaveCount(1)
  await markDocument(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('html[data-same-document]')).toHaveCount(0)
  await expect(offlinePage(page)).toBeVisible()
  await pages.getByRole('link', { name: 'Vision' }).click()
  await expect(note(page)).toContainText('You are offline.')
  await page.goBack()
  await expect(offlinePage(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Mission' })).toBeVisible()
})

test('nothing that was typed, and no page of staff, is kept', async ({ page, context }) => {
  await visitWithWorker(page, '/ask-us')
  for (const address of ['/search?q=Juan', '/dycian-news?topic=Juan', '/login', '/meaning/vision'])
    await page.goto(address)
  await untilKept(page, '/meaning/vision')
  await untilKept(page, '/status')
  const known = new Set(['/meaning/vision', '/status', '/admissions', '/contact-us'])
  expect((await kept(page)).filter((address) => !known.has(address))).toEqual([])
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
  expect(stored.filter((address) => /Juan|login|admin|api|\.js$/.test(address))).toEqual([])
  await context.setOffline(true)
  // The browser answers by itself: the worker has nothing to do with pages of staff.
  await expect(page.goto('/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a visitor who loses the connection is offered the kept copy', async ({ page, context }) => {
  await visitWithWorker(page, '/organizational-memory/founder')
  await untilKept(page, '/organizational-memory/founder')
  await arrive(page, '/organizational-memory')
  await untilKept(page, '/organizational-memory')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Founder', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the kept copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Founder' })).toBeVisible()
  await expect(note(page)).toBeVisible()
})
