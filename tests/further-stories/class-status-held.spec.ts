import type { Page } from '@playwright/test'
import { publish, standingNotices, withdrawAll } from '../stories/class-notices.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

test.beforeEach(({ staff }) => withdrawAll(staff))

/**
 * Leaves a page that is offline as a closed tab does. The empty page is of the same site, so the page
 * that is left has ended before the line is back, and sends nothing more.
 */
async function closeTab(page: Page) {
  const empty = '/admin/an-empty-page'
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  const openDrafts = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  await expect.poll(openDrafts).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/^Failed to load resource/] })

    test('the press is kept in sight, can be canceled, and is sent when the line is back', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      const me = await staff.administrator()
      const standing = () => standingNotices(staff, me.token)
      await enterAs(me, '/admin/class-status')
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
      await expect(publishButton).toBeVisible()
      await context.setOffline(true)
      await publishButton.tap()
      const held = page.getByText('Will be published when you are back online')
      await expect(held).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).tap()
      await expect(held).toHaveCount(0)
      await publishButton.tap()
      await expect(held).toBeVisible()
      expect(await standing()).toEqual([])
      await context.setOffline(false)
      await expect(page.getByText('On every page: No classes on')).toBeVisible()
      await expect.poll(async () => (await standing()).length).toBe(1)
    })

    test('what the form says when the line is back is sent, not what it said at the press', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      await enterAs(await staff.administrator(), '/admin/class-status')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
      await context.setOffline(true)
      await press('Publish')
      const held = page.getByText(/^Will be published when you are back online, with the form as/)
      await expect(held).toBeVisible()
      await press('Online or modular')
      await press('College')
      await expect(held).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(/^On every page: Online or modular classes on/)).toBeVisible()
      await page.goto('/status')
      await expect(page.getByText('Online or modular classes').first()).toBeVisible()
    })

    test('a held press is there after the page was closed, and is sent only when the person says so', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      test.slow()
      const me = await staff.administrator()
      const standing = () => standingNotices(staff, me.token)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
      await enterAs(me, '/admin/class-status')
      const hold = async () => {
        await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
        await context.setOffline(true)
        await press('Online or modular')
        await press('Publish')
        await expect(page.getByText('Will be published when you are back online')).toBeVisible()
      }
      /** Closes the tab, which takes no answer, and opens another when the line is back. */
      const openAgain = async () => {
        await closeTab(page)
        await context.setOffline(false)
        await page.goto('/admin/class-status')
      }
      page.on('dialog', (dialog) => void dialog.accept())
      await hold()
      await openAgain()
      const asked = page.getByRole('note').filter({ hasText: 'Not published yet: “Online or' })
      await expect(asked).toBeVisible()
      // One choice at a time: nothing else can be published until the person has decided.
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
      await expect(page.getByRole('group', { name: 'Classes' })).toHaveCount(0)
      await expectAccessible(page, 'the question about a held press')
      expect(await standing()).toEqual([])
      await press('Do not publish it')
      await expect(asked).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
      await expect(page.getByText('You have changes of')).toBeVisible()
      await expect(asked).toHaveCount(0)

      await hold()
      await openAgain()
      await press('Publish it now')
      await expect(page.getByText(/^On every page: Online or modular classes on/)).toBeVisible()
      expect(await standing()).toHaveLength(1)
      await page.goto('/admin/class-status')
      await expect(page.getByText(/^On the site: Online or modular/)).toBeVisible()
      await expect(asked).toHaveCount(0)
    })

    test('a notice that was saved and not published is opened from the question', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      const me = await staff.administrator()
      await enterAs(me, '/admin/class-status')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
      const address = '**/api/admin/entries/class-notice/*/publish'
      await page.route(address, async (route) => {
        await context.setOffline(true)
        await route.abort()
      })
      await press('Publish')
      await expect(page.getByText('Will be published when you are back online')).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept())
      await closeTab(page)
      await page.unroute(address)
      await context.setOffline(false)
      await page.goto('/admin/class-status')
      await page.getByRole('link', { name: 'Open it' }).tap()
      await press('Publish it now')
      await expect(page.getByText('On every page: No classes on')).toBeVisible()
      await expect(page.getByText('Not published yet')).toHaveCount(0)
      expect(await standingNotices(staff, me.token)).toHaveLength(1)
    })

    test('a notice that was never saved is opened from the page of another one', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      const me = await staff.administrator()
      const other = await publish(staff, me, { levels: ['college'] })
      await enterAs(me, '/admin/class-status')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
      await context.setOffline(true)
      await press('Publish')
      await expect(page.getByText('Will be published when you are back online')).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept())
      await closeTab(page)
      await context.setOffline(false)
      await page.goto(`/admin/class-status/${other.id}`)
      await page.getByRole('link', { name: 'Open it' }).tap()
      await expect(page).toHaveURL('/admin/class-status')
      await press('Publish it now')
      await expect(page.getByText('On every page: No classes on')).toBeVisible()
      expect(await standingNotices(staff, me.token)).toHaveLength(2)
    })

    test('a held press whose day has passed is not offered again', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      await enterAs(await staff.administrator(), '/admin/class-status')
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
      await expect(publishButton).toBeVisible()
      await context.setOffline(true)
      await publishButton.tap()
      await expect(page.getByText('Will be published when you are back online')).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept())
      await closeTab(page)
      await context.setOffline(false)
      await page.goto('/admin/dashboard')
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
    })

    test('a lost answer is no conflict: the notice is on the site once', async ({
      page,
      staff,
      enterAs,
    }) => {
      const me = await staff.administrator()
      await enterAs(me, '/admin/class-status')
      let [asked, answered] = [0, 0]
      await page.route('**/api/admin/entries/class-notice/*/publish', async (route) => {
        asked += 1
        const isFirst = asked === 1
        const answer = await route.fetch()
        if (isFirst) return route.abort()
        await route.fulfill({ response: answer })
        answered += 1
      })
      await page.getByRole('button', { name: 'Publish', exact: true }).tap()
      await expect(page.getByText('On every page: No classes on')).toBeVisible()
      await expect.poll(() => answered).toBeGreaterThan(0)
      expect(await standingNotices(staff, me.token)).toHaveLength(1)
      // One more try may be on its way.
      await page.unrouteAll({ behavior: 'wait' })
    })
  })

  test('a slow line is told in words, and the press can be canceled', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const standing = () => standingNotices(staff, me.token)
    await enterAs(me, '/admin/class-status')
    const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
    await expect(publishButton).toBeVisible()
    const address = '**/api/admin/entries/class-notice'
    // Nothing answers.
    await page.route(address, () => undefined)
    await publishButton.tap()
    await expect(page.getByText('Sending …')).toBeVisible()
    await expect(publishButton).toBeDisabled()
    await expect(page.getByText(/^Still sending: the connection is slow/)).toBeInViewport()
    await expectNoSidewaysScroll(page, [320, 360])
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
    await expect(page.getByRole('alert')).toContainText('Sending was stopped.')
    await expect(publishButton).toBeEnabled()
    await expect(page.getByText('Will be published when')).toHaveCount(0)
    expect(await standing()).toEqual([])
    await page.unroute(address)
    await publishButton.tap()
    await expect(page.getByText('On every page: No classes on')).toBeVisible()
    expect(await standing()).toHaveLength(1)
  })
})
