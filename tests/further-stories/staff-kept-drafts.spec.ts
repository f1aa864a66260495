import type { Page } from '@playwright/test'
import { expect, press, signOut, test } from '../stories/staff-fixture.ts'

const titleOf = (page: Page) => page.getByLabel('Title')
const continueWith = (page: Page) => page.getByRole('button', { name: 'Continue with them' })

test.describe('signing out', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  const draftsHere = (page: Page) =>
    page.evaluate(
      () => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length,
    )

  test('asks what becomes of drafts that cannot be saved', async ({
    page,
    context,
    staff,
    enter,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Tess Flores')
    const { id } = await staff.article('Signed out offline', me)
    const path = `/admin/article/${id}`
    await enterAs(me, path)
    await context.setOffline(true)
    await titleOf(page).fill('Signed out offline, typed')
    const dialog = page.getByRole('dialog', { name: 'Some drafts are on this device only' })
    await signOut(page, me)
    await expect(dialog).toContainText('1 draft could not be saved on the server.')
    await press(page, 'Stay signed in')
    await expect(titleOf(page)).toHaveValue('Signed out offline, typed')
    expect(await draftsHere(page)).toBe(1)

    await signOut(page, me)
    await press(page, 'Keep here and sign out')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsHere(page)).toBe(1)
    await context.setOffline(false)
    await page.waitForURL((url) => url.pathname === '/login')
    // Another person on this device is not offered it; its owner is.
    await enter(path)
    await expect(titleOf(page)).toHaveValue('Signed out offline')
    await expect(continueWith(page)).toHaveCount(0)
    await enterAs(await staff.signInAgain(me), path)
    await continueWith(page).click()
    await expect(titleOf(page)).toHaveValue('Signed out offline, typed')
  })
})
