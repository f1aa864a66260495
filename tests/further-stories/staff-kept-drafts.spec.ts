import type { Page } from '@playwright/test'
import { expect, press, signOut, test } from '../stories/staff-fixture.ts'

const titleOf = (page: Page) => page.getByLabel('Title')
const continueWith = (page: Page) => page.getByRole('button', { name: 'Continue with them' })

/** Kills the page's process: no event of the page runs any more. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

test('a killed page loses no key, nor to another tab', async ({ page, context, openArticle }) => {
  const path = `/admin/article/${await openArticle('Two tabs')}`
  const second = await context.newPage()
  await second.goto(path)
  await titleOf(page).fill('Two tabs, typed in the first')
  await titleOf(second).fill('Two tabs, typed in the second')
  await titleOf(page).fill('Two tabs, saved in the first')
  await press(page, 'Save draft')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two tabs, saved in the first')
  await kill(second)
  const third = await context.newPage()
  await third.goto(path)
  await continueWith(third).click()
  await expect(titleOf(third)).toHaveValue('Two tabs, typed in the second')
  await titleOf(third).fill('Killed right after the last key')
  await kill(third)
  const later = await context.newPage()
  await later.goto(path)
  await continueWith(later).click()
  await expect(titleOf(later)).toHaveValue('Killed right after the last key')
  await press(later, 'Save draft')
  await expect(
    later.getByRole('dialog', { name: /has changed this in the meantime/ }),
  ).toBeVisible()
})

test.describe('signing out', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  const draftsHere = (page: Page) =>
    page.evaluate(
      () => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length,
    )

  test('saves the last draft on the server, not here', async ({
    page,
    staff,
    enterAs,
    openArticle,
  }) => {
    const me = await staff.person('editor', 'Ces Manalo')
    const id = await openArticle('Slowly saved', { by: me })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const path = `**/api/admin/autosaves/article/${id}`
    await page.route(path, async (route) => {
      if (route.request().postData()?.includes('"Slowly saved, first"')) await held
      await route.continue()
    })
    const sending = page.waitForRequest((each) => each.method() === 'PUT')
    await titleOf(page).fill('Slowly saved, first')
    await sending
    await titleOf(page).fill('Slowly saved, then more')
    await signOut(page, me)
    await expect(page.getByRole('dialog', { name: /^Saving your drafts/ })).toBeVisible()
    letGo()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(await draftsHere(page)).toBe(0)
    // The session has ended: another one reads the stored draft.
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await continueWith(page).click()
    await expect(titleOf(page)).toHaveValue('Slowly saved, then more')
  })

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

    await context.setOffline(true)
    await titleOf(page).fill('Typed once more')
    await signOut(page, me)
    await press(page, 'Delete and sign out')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsHere(page)).toBe(0)
  })
})
