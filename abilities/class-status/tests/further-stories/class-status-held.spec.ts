import type { BrowserContext, Page } from '@playwright/test'
import { publish, standingNotices, withdrawAll } from '../../../../tests/stories/class-notices.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../../../tests/stories/page-checks.ts'
import { expect, test } from '../../../../tests/stories/staff-fixture.ts'

test.beforeEach(({ staff }) => withdrawAll(staff))
test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  expectedErrors: [/^Failed to load resource/],
})

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const held = (page: Page) => page.getByText('Will be published when you are back online')

/** Publishes without a connection. */
async function hold(page: Page, context: BrowserContext) {
  await expect(publishButton(page)).toBeVisible()
  await context.setOffline(true)
  await publishButton(page).tap()
  await expect(held(page)).toBeVisible()
}

/**
 * Leaves a page that is offline as a closed tab does, and opens another when the line is back. The
 * empty page is of the same site, so the page that is left has ended before, and sends nothing more.
 */
async function openAgain(page: Page, context: BrowserContext, path = '/admin/class-status') {
  const empty = '/admin/an-empty-page'
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  const openDrafts = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  await expect.poll(openDrafts).toEqual([])
  await page.unrouteAll()
  await context.setOffline(false)
  await page.goto(path)
}

test('a held press survives its tab, and asks first', async ({ page, context, staff, enter }) => {
  test.slow()
  const { token } = await staff.administrator()
  const standing = () => standingNotices(staff, token)
  await enter('/admin/class-status')
  page.on('dialog', (dialog) => void dialog.accept())
  await tap(page, 'Online or modular')
  await hold(page, context)
  await openAgain(page, context)
  const asked = page.getByRole('note').filter({ hasText: 'Not published yet: “Online or' })
  await expect(asked).toBeVisible()
  // One choice at a time: nothing else can be published until the person has decided.
  await expect(publishButton(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Classes' })).toHaveCount(0)
  await expectAccessible(page, 'the question about a held press')
  expect(await standing()).toEqual([])
  await tap(page, 'Do not publish it')
  await expect(asked).toHaveCount(0)
  await expect(publishButton(page)).toBeVisible()
  await page.reload()
  await expect(publishButton(page)).toBeVisible()
  await expect(page.getByText('You have changes of')).toBeVisible()
  await expect(asked).toHaveCount(0)

  await hold(page, context)
  await openAgain(page, context, '/admin/dashboard')
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith('held:'))) {
      const text = localStorage.getItem(name) ?? ''
      localStorage.setItem(name, text.replace(/"day":"[^"]+"/, '"day":"2026-01-05"'))
    }
  })
  await page.goto('/admin/class-status')
  const note = page.getByRole('note').filter({ hasText: 'its day has passed' })
  await expect(note).toContainText('No classes on Monday, January 5, 2026: all levels')
  await expect(page.getByRole('button', { name: 'Publish it now' })).toHaveCount(0)
  await note.getByRole('button', { name: 'OK' }).tap()
  await expect(note).toHaveCount(0)

  await hold(page, context)
  await openAgain(page, context)
  await tap(page, 'Publish it now')
  await expect(page.getByText(/^On every page: No classes on/)).toBeVisible()
  expect(await standing()).toHaveLength(1)
  await page.goto('/admin/class-status')
  await expect(page.getByText(/^On the site: No classes on/)).toBeVisible()
  await expect(page.getByText('Not published yet')).toHaveCount(0)
})

test('a held notice is opened from its question', async ({ page, context, staff, enter }) => {
  const me = await staff.administrator()
  const standing = () => standingNotices(staff, me.token)
  await enter('/admin/class-status')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/api/admin/entries/class-notice/*/commands', async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await publishButton(page).tap()
  await expect(held(page)).toBeVisible()
  await openAgain(page, context)
  const publishIt = async () => {
    await page.getByRole('link', { name: 'Open the notice' }).tap()
    await tap(page, 'Publish it now')
    await expect(page.getByText('On every page: No classes on')).toBeVisible()
    await expect(page.getByText('Not published yet')).toHaveCount(0)
  }
  await publishIt()
  expect(await standing()).toHaveLength(1)

  await withdrawAll(staff)
  const other = await publish(staff, me, { levels: ['college'] })
  await page.goto('/admin/class-status')
  await hold(page, context)
  await openAgain(page, context, `/admin/class-status/${other.id}`)
  await publishIt()
  await expect(page).toHaveURL(/class-status(\/\d+)?$/)
  expect(await standing()).toHaveLength(2)
})

test('a slow line is told in words, and can be canceled', async ({ page, staff, enter }) => {
  const { token } = await staff.administrator()
  const standing = () => standingNotices(staff, token)
  await enter('/admin/class-status')
  await expect(publishButton(page)).toBeVisible()
  const address = '**/api/admin/entries/class-notice'
  // Nothing answers.
  await page.route(address, () => undefined)
  await publishButton(page).tap()
  await expect(page.getByText('Sending …')).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await expect(page.getByText(/^Still sending: the connection is slow/)).toBeInViewport()
  await expectNoSidewaysScroll(page, [320, 360])
  await tap(page, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('Sending was stopped.')
  await expect(publishButton(page)).toBeEnabled()
  await expect(page.getByText('Will be published when')).toHaveCount(0)
  expect(await standing()).toEqual([])
})
