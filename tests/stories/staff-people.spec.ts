import {
  countSteps,
  expect,
  openBrowser,
  press,
  test,
  administrator,
  confirmIdentity,
  signIn,
  signOut,
} from './staff-fixture.ts'
import type { Page } from '@playwright/test'
import { HOTP, Secret } from 'otpauth'

test.use({ expectedErrors: [/^Failed to load resource/] })

test('a person begins with a link and a safe password', async ({ page, browser, site, enter }) => {
  const steps = await countSteps(page)
  await enter('/admin/staff')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Name').fill('Gloria Tan')
  // A press beside the dialog does not throw away what was typed in it; Escape closes it, also on
  // a slow phone before its next picture.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0))
  await page.mouse.click(4, 4)
  await expect(dialog.getByLabel('Name')).toHaveValue('Gloria Tan')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  steps()
  await press(page, 'Invite a person')
  await dialog.getByLabel('Name').fill('Gloria Tan')
  await dialog.getByLabel('E-mail address').fill('gloria@dyci.example')
  await dialog.getByLabel('Role').selectOption('editor')
  await dialog.getByLabel('College').check()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  await press(page, 'Done')
  expect(steps(), 'invite').toBe(3)
  const listed = page.getByRole('listitem').filter({ hasText: 'Gloria Tan' })
  await expect(listed).toContainText('Editor for College')

  const gloria = await (await openBrowser(browser)).newPage()
  await gloria.goto(site.origin + link.pathname + link.hash)
  await expect(gloria.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(gloria).not.toHaveURL(/link=/)
  const first = gloria.getByRole('textbox', { name: 'New password', exact: true })
  const repeated = gloria.getByLabel('Repeat the new password')
  const fill = async (password: string, again = password) => {
    await first.fill(password)
    await repeated.fill(again)
    await press(gloria, 'Set the password and begin')
  }
  await fill('password1234')
  await expect(first).toHaveAccessibleDescription(/easy to guess/)
  await expect(first).toBeFocused()
  await fill('parol and puto bumbong', 'parol and puto')
  await expect(repeated).toHaveAccessibleDescription(/two passwords differ/)
  await fill('parol and puto bumbong')
  await expect(gloria.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(gloria.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)
  await gloria.context().close()
})

test('an own account says which password is wrong, and takes a new one', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.person('author', 'Hugo Sy'), '/admin/account')
  const form = page.getByRole('form', { name: 'Password' })
  await form.getByLabel('Current password').fill('something else')
  for (const name of ['New password', 'Repeat the new password'])
    await form.getByRole('textbox', { name, exact: true }).fill('a jeepney full of mangoes')
  await press(page, 'Change the password')
  await expect(form.getByText('This is not your password.')).toBeVisible()
  await form.getByLabel('Current password').fill('bamboo river lantern 7')
  await press(page, 'Change the password')
  await expect(page.getByText('Your password is changed')).toBeVisible()
})

/** Chooses an action on a person, and confirms it. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

test.use({ expectedErrors: [/^Failed to load resource/] })

test('a person who is disabled is out at once', async ({ page, staff, enter, openFor }) => {
  const person = await staff.person('editor', 'Karl Uy')
  const theirs = await openFor(person, '/admin/article')
  await expect(theirs.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
  await enter('/admin/staff')
  await choose(page, 'Karl Uy', 'Disable')
  await expect(page.getByRole('listitem').filter({ hasText: 'Karl Uy' })).toContainText('Disabled')

  await theirs.getByRole('link', { name: 'Announcements' }).click()
  await expect(theirs.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()

  await page.getByRole('button', { name: 'More about Karl Uy' }).click()
  await page.getByRole('menuitem', { name: 'Let them sign in again' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Karl Uy' })).toContainText('Active')
})

test('a code of an app is asked for', async ({ page, staff, enterAs }) => {
  const person = await staff.person('editor', 'Nora Lee')
  await enterAs(person, '/admin/account')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await confirmIdentity(page)
  const key = (await page.locator('code').textContent()) ?? ''
  const secret = Secret.fromBase32(key)
  const period = () => Math.floor(Date.now() / 30_000)
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await page.getByLabel('2. Code from the app').fill('000000')
  await press(page, 'Turn it on')
  await expect(page.getByText('This code is wrong.')).toBeVisible()
  await page.getByLabel('2. Code from the app').fill(HOTP.generate({ secret, counter: period() }))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const recoveryCodes = page.getByRole('alert').getByRole('listitem')
  await expect(recoveryCodes).toHaveCount(10)

  await signOut(page, person)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, person.email, administrator.password)
  await expect(page.getByLabel('Code')).toBeFocused()
  // Each code counts once: uses the next one a little early, as a phone with a fast clock would.
  await page.getByLabel('Code').fill(HOTP.generate({ secret, counter: period() + 1 }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
})
