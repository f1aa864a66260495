import type { Page } from '@playwright/test'
import { HOTP, Secret } from 'otpauth'
import {
  administrator,
  confirmIdentity,
  expect,
  press,
  signIn,
  signOut,
  test,
} from './staff-fixture.ts'

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
