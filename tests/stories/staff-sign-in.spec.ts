import { gzipSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectHeadingsInOrder, expectNoSidewaysScroll } from './page-checks.ts'
import { administrator, expect, press, signIn, signOut, test } from './staff-fixture.ts'
import { expectReadableText } from './text-checks.ts'
import { doubleText, untilIdle } from './visit.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

/** Maximum size of the page's script, and of all of its first screen, compressed, in bytes. */
const scriptLimit = 40_000
const screenLimit = 180_000

/** Opens a one-time link of which the API says what a story needs. */
async function openLink(page: Page, link: { purpose: string; name?: string; email?: string }) {
  await page.route('**/api/admin/links/open', (route) => route.fulfill({ json: link }))
  await page.goto('/login#link=any')
}

const someone = { name: 'Ida Reyes', email: 'ida.reyes@dyci.example' }

const askForCode = (route: Route) =>
  route.fulfill({ status: 401, json: { error: 'Enter the code.', reason: 'code-needed' } })

const loseConnection = (route: Route) => route.abort()

/** Every state of the page, and how a person comes to it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'asking for the password': async (page) => {
    await page.goto('/login')
    await expect(page.getByLabel('Password')).toBeVisible()
  },
  'with empty fields': async (page) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.')
    await expect(page.getByLabel('E-mail address')).toBeFocused()
  },
  'refusing a password': async (page) => {
    await page.goto('/login')
    await signIn(page, 'who@dyci.example', 'not the password')
    await expect(page.getByRole('alert')).not.toBeEmpty()
  },
  'asking for a code': async (page) => {
    await page.route('**/api/admin/session', askForCode)
    await page.goto('/login')
    await signIn(page, administrator.email, administrator.password)
    await expect(page.getByLabel('Code')).toBeFocused()
  },
  'setting up the first administrator': async (page) => {
    await openLink(page, { purpose: 'set-up' })
    await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  },
  'welcoming an invited person': async (page) => {
    await openLink(page, { purpose: 'invitation', ...someone })
    await expect(page.getByLabel('Your name')).toHaveValue(someone.name)
    await expect(page.getByText(`For ${someone.email}`)).toBeVisible()
  },
  'refusing a new password': async (page) => {
    await openLink(page, { purpose: 'reset', ...someone })
    await page.getByLabel('Repeat the new password').fill('only here')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByLabel('Repeat the new password')).toHaveAccessibleDescription(
      'The two passwords differ. Type the same one twice.',
    )
  },
  'refusing a link that was pasted into it': async (page) => {
    await page.goto('/login')
    await page.goto('/login#link=pasted')
    await expect(page.getByRole('alert')).toContainText('This link was used')
    await expect(page).not.toHaveURL(/pasted/)
  },
  'without a connection': async (page) => {
    await page.route('**/api/admin/links/open', loseConnection)
    await page.goto('/login#link=any')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`the sign-in page ${state} can be read by everyone: light and dark, on a phone, in text of 200 %`, async ({
    page,
  }) => {
    await reach(page)
    await expectHeadingsInOrder(page)
    await expectNoSidewaysScroll(page, [1280])
    await expectAccessible(page, `${state}, light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await doubleText(page)
    await expectNoSidewaysScroll(page, [360])
    await expectReadableText(page, `${state} in large text`)
    await expectAccessible(page, `${state} in large text, dark`)
  })
}

test('the sign-in page is drawn in the colors and typefaces of the site', async ({ page }) => {
  const read = () =>
    page.evaluate(() => {
      const heading = getComputedStyle(document.querySelector('h1') ?? document.body)
      const sheet = getComputedStyle(document.querySelector('.sheet') ?? document.body)
      return [heading.color, sheet.backgroundColor, heading.fontFamily.split(',')[0]]
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const typeface = '"Bricolage Grotesque"'
  await expect.poll(read).toEqual(['rgb(16, 36, 62)', 'rgb(255, 255, 255)', typeface])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(read).toEqual(['rgb(240, 242, 246)', 'rgb(24, 41, 64)', typeface])
  const hasTypeface = () => page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))
  await expect.poll(hasTypeface).toBe(true)
})

/** Notes the size of everything that the page loads, compressed. */
function noteSizes(page: Page) {
  const sizes: Promise<{ type: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    sizes.push(size.then((bytes) => ({ type: request.resourceType(), size: bytes })))
  })
  return async (ofType?: string) =>
    (await Promise.all(sizes))
      .filter(({ type }) => ofType === undefined || type === ofType)
      .reduce((sum, { size }) => sum + size, 0)
}

test('the first screen of sign-in is light, and loads no staff page', async ({ page }) => {
  const sizeOf = noteSizes(page)
  await page.goto('/login')
  await untilIdle(page)
  // The browser tells of a finished request a moment after the page has it.
  await expect.poll(() => sizeOf('document')).toBeGreaterThan(3_000)
  expect(await sizeOf('script')).toBe(0)
  expect(await sizeOf()).toBeLessThanOrEqual(screenLimit)
  const script = (await page.locator('script').allTextContents()).join('')
  expect(script.length).toBeGreaterThan(1_000)
  expect(gzipSync(script).length).toBeLessThanOrEqual(scriptLimit)
  const before = await sizeOf()

  await page.goto('/admin/article/12?tab=history')
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Farticle%2F12%3Ftab%3Dhistory')
  await expect(page.getByLabel('Password')).toBeVisible()
  await untilIdle(page)
  expect(await sizeOf('script')).toBeLessThan(5_000)
  expect((await sizeOf()) - before).toBeLessThanOrEqual(screenLimit)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page says that the staff pages need it, without a form', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText('The staff pages need JavaScript.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Go to the website' })).toBeVisible()
  })
})

test('the set-up sends name, address and password of the first administrator', async ({ page }) => {
  await states['setting up the first administrator']?.(page)
  await page.getByLabel('Your name').fill('Ana Reyes')
  await page.getByLabel('Your e-mail address').fill('ana@dyci.example')
  const password = 'lantern parade at dusk'
  for (const name of ['New password', 'Repeat the new password'])
    await page.getByRole('textbox', { name, exact: true }).fill(password)
  const sent = page.waitForRequest('**/api/admin/links/use')
  await press(page, 'Set the password and begin')
  const fields = { name: 'Ana Reyes', email: 'ana@dyci.example', password }
  expect((await sent).postDataJSON()).toMatchObject(fields)
})

test('a code is typed in digits, a recovery code in letters', async ({ page }) => {
  await states['asking for a code']?.(page)
  const code = page.getByLabel('Code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await press(page, 'Type a recovery code')
  await expect(code).toHaveAttribute('inputmode', 'text')
  await expect(code).toBeFocused()
  await press(page, 'Use another account')
  await expect(page.getByLabel('E-mail address')).toHaveValue(administrator.email)
})

test('a lost connection is named, and can come back', async ({ page, context, staff }) => {
  const { token } = await staff.administrator()
  const email = `ida.${Date.now()}@dyci.example`
  const body = { ...someone, email, role: 'author', sections: [] }
  const { link } = await staff.callConfirmed<{ link: string }>('/staff', { token, body })
  await page.route('**/api/admin/links/open', loseConnection, { times: 1 })
  await page.goto(`/login${new URL(link).hash}`)
  await press(page, 'Try again')
  await expect(page.getByLabel('Your name')).toHaveValue(someone.name)
  await expect(page.getByRole('alert')).toBeEmpty()

  await page.goto('about:blank')
  await page.goto('/login?from=%2Fadmin%2Faccount')
  await context.setOffline(true)
  await signIn(page, administrator.email, administrator.password)
  await expect(page.getByRole('alert')).toContainText('There is no connection.')
  await context.setOffline(false)
  await press(page, 'Sign in')
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await context.setOffline(true)
  await signOut(page, await staff.administrator())
  await expect(page.getByText('You are signed out. There is no connection')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Faccount')
})

test('an answer is awaited, and signs the other tab in', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login?from=/admin/trash')
  let asked = 0
  let answer = () => {}
  await page.route('**/api/admin/session', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked += 1
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.goto('/login')
  await signIn(page, administrator.email, administrator.password)
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Password').press('Enter')
  await page.getByLabel('Password').press('Enter')
  await expect.poll(() => asked).toBe(1)
  answer()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(asked).toBe(1)
  await expect(other.getByRole('heading', { name: 'Trash' })).toBeVisible()
})

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
