import { startTestSite } from '../helpers/site.ts'
import { administrator, expect, signIn, test } from './staff-fixture.ts'

const refused = /^Failed to load resource/
const stored = () => ({ user: localStorage.getItem('user'), token: localStorage.getItem('token') })

test.describe('signing in', () => {
  test('stores user and token, and leads back to the page that was asked for', async ({ page }) => {
    await page.goto('/')
    await page.goto('/admin/announcement')
    await expect(page).toHaveURL('/login?from=%2Fadmin%2Fannouncement')
    await signIn(page, administrator.email, administrator.password)
    await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/admin/announcement')
    const { user, token } = await page.evaluate(stored)
    expect(Object.keys(JSON.parse(user ?? '{}') as object).sort()).toEqual(['id', 'name', 'role'])
    expect(token).toMatch(/^\S{40,}$/)
    // The guard and the sign-in page have replaced their entries in the history.
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('is restored when the page is loaded again, and ended by signing out', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, administrator.email, administrator.password)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Administrator' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(stored)).toEqual({ user: null, token: null })
  })

  for (const from of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/dycian-news',
    'javascript:alert(1)',
  ]) {
    test(`never leads to ${from}`, async ({ page, staff, enterAs }) => {
      await enterAs(await staff.administrator(), `/login?from=${encodeURIComponent(from)}`)
      await expect(page).toHaveURL('/admin/dashboard')
    })
  }

  test('needs only the token: with an unreadable user record, the person signs in again', async ({
    page,
    staff,
    enterAs,
  }) => {
    const session = await staff.administrator()
    await enterAs(session, '/favicon.svg', { whole: false })
    await page.evaluate(() => localStorage.setItem('user', '{broken'))
    await page.goto('/admin/dashboard')
    await expect(
      page.getByRole('banner').getByRole('button', { name: session.user.name }),
    ).toBeVisible()
  })
})

test.describe('strangers who guess a password', () => {
  test.use({ expectedErrors: [refused] })

  test('do not lock its owner out of the browser that they use', async ({ page, staff }) => {
    const owner = await staff.person('editor', 'Nena Cruz')
    await page.goto('/login')
    await signIn(page, owner.email, administrator.password)
    await page.getByRole('banner').getByRole('button', { name: 'Nena Cruz' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const guess = () =>
      staff.call('/session', { method: 'POST', body: { email: owner.email, password: 'a guess' } })
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, guess))
    expect(guesses.map(({ status }) => status)).not.toContain('fulfilled')
    await signIn(page, owner.email, administrator.password)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('what cannot get in', () => {
  test.use({ expectedErrors: [refused] })

  test('a wrong password is refused with a sentence, and what was typed stays', async ({
    page,
  }) => {
    await page.goto('/login')
    await signIn(page, administrator.email, 'not the password')
    await expect(page.getByRole('alert')).toContainText(/password/i)
    await expect(page.getByLabel('E-mail address')).toHaveValue(administrator.email)
    expect(await page.evaluate(stored)).toEqual({ user: null, token: null })
  })

  test('a link that was used or forged says so', async ({ page }) => {
    await page.goto('/login#link=forged')
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page).not.toHaveURL(/forged/)
  })

  test('after many wrong passwords a person has to wait', async ({ page }) => {
    const site = await startTestSite({
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    try {
      const data = { email: administrator.email, password: 'not the password' }
      const address = `${site.origin}/api/admin/session`
      await expect
        .poll(async () => (await page.request.post(address, { data })).status(), { intervals: [0] })
        .toBe(429)
      await page.goto(`${site.origin}/login`)
      await signIn(page, administrator.email, administrator.password)
      await expect(page.getByRole('alert')).toContainText(/wait|try again in/i)
    } finally {
      // Leaves the page: it would keep polling the site.
      await page.goto('about:blank')
      await site.stop()
    }
  })
})

test('the first start gives a link that makes the first administrator', async ({ page }) => {
  const site = await startTestSite()
  try {
    const link =
      site.log.map((line) => /https?:\/\/\S+\/login#link=\S+/.exec(line)?.[0]).find(Boolean) ?? ''
    await page.goto(site.origin + new URL(link).pathname + new URL(link).hash)
    await page.getByLabel('Your name').fill('Ana Reyes')
    await page.getByLabel('Your e-mail address').fill('ana@dyci.example')
    await page
      .getByRole('textbox', { name: 'New password', exact: true })
      .fill('lantern parade at dusk')
    await page.getByLabel('Repeat the new password').fill('lantern parade at dusk')
    await page.getByRole('button', { name: 'Set the password and begin' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
  } finally {
    // Leaves the page: it would keep polling the site.
    await page.goto('about:blank')
    await site.stop()
  }
})
