import { administrator, expect, signIn, signOut, test } from './staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

const stored = () => ({ user: localStorage.getItem('user'), token: localStorage.getItem('token') })

test('signing in leads back to the page asked for, and lasts until signing out', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/admin/announcement')
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fannouncement')
  await signIn(page, administrator.email, 'not the password')
  await expect(page.getByRole('alert')).toContainText(/password/i)
  await expect(page.getByLabel('E-mail address')).toHaveValue(administrator.email)
  expect(await page.evaluate(stored)).toEqual({ user: null, token: null })
  await signIn(page, administrator.email, administrator.password)
  const heading = page.getByRole('heading', { name: 'Announcements', level: 1 })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL('/admin/announcement')
  const { user, token } = await page.evaluate(stored)
  expect(Object.keys(JSON.parse(user ?? '{}') as object).sort()).toEqual(['id', 'name', 'role'])
  expect(token).toMatch(/^\S{40,}$/)
  // The guard and the sign-in page have replaced their entries in the history.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/announcement')
  await expect(heading).toBeVisible()
  await signOut(page, { user: { id: '', name: 'Administrator', role: '' } })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(stored)).toEqual({ user: null, token: null })
  // The device is known again, so strangers who guess cannot lock its owner out.
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await signIn(page, administrator.email, administrator.password)
  expect((await sent).postDataJSON()).toMatchObject({ deviceToken: expect.any(String) })
})

test('an unreadable user record is read again', async ({ page, staff, enterAs }) => {
  const session = await staff.administrator()
  await enterAs(session, '/favicon.svg', { whole: false })
  await page.evaluate(() => localStorage.setItem('user', '{broken'))
  await page.goto('/admin/dashboard')
  const account = page.getByRole('banner').getByRole('button', { name: session.user.name })
  await expect(account).toBeVisible()
})
