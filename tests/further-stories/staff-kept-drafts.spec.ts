import type { Page } from '@playwright/test'
import { expect, test } from '../stories/staff-fixture.ts'

test.describe('a page that is killed', () => {
  /** Kills the page's process: no event of the page runs any more. */
  async function kill(page: Page) {
    const crashed = page.waitForEvent('crash')
    const session = await page.context().newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }

  test('right after the last key loses no key', async ({ page, context, staff, enterAs }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Killed', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Killed')
    await page.getByLabel('Title').fill('Killed right after the last key')
    await kill(page)
    const later = await context.newPage()
    await later.goto(`/admin/article/${id}`)
    await later.getByRole('button', { name: 'Continue with them' }).click()
    await expect(later.getByLabel('Title')).toHaveValue('Killed right after the last key')
  })

  test('keeps its draft when another tab saves the same article', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Two tabs', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Two tabs')
    const second = await context.newPage()
    await second.goto(`/admin/article/${id}`)
    await page.getByLabel('Title').fill('Two tabs, typed in the first')
    await second.getByLabel('Title').fill('Two tabs, typed in the second')
    await page.getByLabel('Title').fill('Two tabs, saved in the first')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two tabs, saved in the first')
    await kill(second)
    const later = await context.newPage()
    await later.goto(`/admin/article/${id}`)
    await later.getByRole('button', { name: 'Continue with them' }).click()
    await expect(later.getByLabel('Title')).toHaveValue('Two tabs, typed in the second')
    await later.getByRole('button', { name: 'Save draft' }).click()
    await expect(
      later.getByRole('dialog', { name: /has changed this in the meantime/ }),
    ).toBeVisible()
  })
})

test.describe('signing out', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  const draftsHere = (page: Page) =>
    page.evaluate(
      () => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length,
    )

  async function signOut(page: Page, name: string) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }

  test('saves drafts on the server, then removes them from the device', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Sol Evangelista')
    const { id } = await staff.article('Signed out of', me)
    await enterAs(me, `/admin/article/${id}`)
    const arrived = page.waitForResponse((each) => each.request().method() === 'PUT')
    await page.getByLabel('Title').fill('Signed out of, at once')
    await arrived
    await signOut(page, 'Sol Evangelista')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsHere(page)).toBe(0)
    // The session has ended: another one reads the stored draft.
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Signed out of, at once')
  })

  test('waits for an earlier draft that is on its way, and saves the later one', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Ces Manalo')
    const { id } = await staff.article('Slowly saved', me)
    await enterAs(me, `/admin/article/${id}`)
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const path = `/api/admin/autosaves/article/${id}`
    await page.route(path, async (route) => {
      if (route.request().postData()?.includes('"Slowly saved, first"')) await held
      await route.continue()
    })
    const sending = page.waitForRequest(
      (each) => each.method() === 'PUT' && each.url().endsWith(path),
    )
    await page.getByLabel('Title').fill('Slowly saved, first')
    await sending
    await page.getByLabel('Title').fill('Slowly saved, then more')
    await signOut(page, 'Ces Manalo')
    await expect(page.getByRole('dialog', { name: /^Saving your drafts/ })).toBeVisible()
    letGo()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(await draftsHere(page)).toBe(0)
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Slowly saved, then more')
  })

  test('asks what becomes of drafts that cannot be saved', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Tess Flores')
    const { id } = await staff.article('Signed out offline', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Signed out offline')
    await context.setOffline(true)
    await page.getByLabel('Title').fill('Signed out offline, typed')
    const dialog = page.getByRole('dialog', { name: 'Some drafts are on this device only' })
    await signOut(page, 'Tess Flores')
    await expect(dialog).toContainText('1 draft could not be saved on the server.')
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Signed out offline, typed')
    expect(await draftsHere(page)).toBe(1)

    await signOut(page, 'Tess Flores')
    await dialog.getByRole('button', { name: 'Keep here and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsHere(page)).toBe(1)
    await context.setOffline(false)
    await page.waitForURL((url) => url.pathname === '/login')
    // Another person on this device is not offered it; its owner is.
    await enterAs(await staff.administrator(), `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Signed out offline')
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Signed out offline, typed')

    await context.setOffline(true)
    await page.getByLabel('Title').fill('Typed once more')
    await signOut(page, 'Tess Flores')
    await dialog.getByRole('button', { name: 'Delete and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsHere(page)).toBe(0)
  })

  test('is not what happens when a session ends by itself: nothing is removed', async ({
    page,
    staff,
    enterAs,
  }) => {
    // A summary beside the form would ask for the session once more.
    await page.setViewportSize({ width: 1_100, height: 720 })
    const me = await staff.person('editor', 'Uly Garcia')
    const { id } = await staff.article('Ended by itself', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Ended by itself')
    await staff.callConfirmed('/sessions', { method: 'DELETE', token: me.token })
    await page.getByLabel('Title').fill('Ended by itself, typed')
    await page
      .getByRole('dialog', { name: 'Your session has ended' })
      .getByRole('button', { name: 'Not now' })
      .click()
    await expect(page.getByText('kept on this device')).toBeVisible()
    expect(await draftsHere(page)).toBe(1)
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Ended by itself, typed')
  })
})
