import type { Page } from '@playwright/test'
import { allowErrors } from '../stories/site-fixture.ts'
import { expect, message, press, signOut, test } from '../stories/staff-fixture.ts'
import { runTranslator } from '../stories/translator.ts'

const titleOf = (page: Page) => page.getByLabel('Title')
const continueWith = (page: Page) => page.getByRole('button', { name: 'Continue with them' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ expectedErrors: [/^Failed to load resource|The draft is kept on this device only/] })

const draftsHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length)

test('signing out asks what becomes of drafts that cannot be saved', async ({
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

test('new articles in two tabs are kept apart', async ({ page, context, staff, enterAs }) => {
  const me = await staff.person('editor', 'Fe Ocampo')
  await enterAs(me, '/admin/article/create')
  await titleOf(page).fill('Begun in the first tab')
  const second = await context.newPage()
  await second.goto('/admin/article/create')
  await titleOf(second).fill('Begun in the second tab')
  // A draft that another tab has open is not offered.
  await expect(continueWith(second)).toHaveCount(0)
  for (const tab of [page, second])
    await expect(tab.getByText('Your changes are kept')).toBeVisible()
  await second.close()
  await page.close()

  const later = await context.newPage()
  await later.goto('/admin/article/create')
  await expect(message(later, 'Begun in the first tab')).toBeVisible()
  await message(later, 'Begun in the second tab')
    .getByRole('button', { name: 'Continue with them' })
    .click()
  await expect(titleOf(later)).toHaveValue('Begun in the second tab')
  await later.getByLabel('Category').selectOption('Campus News')
  await press(later, 'Save draft')
  await expect(heading(later)).toHaveText('Begun in the second tab')
  const kept = await staff.call('/autosaves/article', { token: me.token })
  expect(kept).toMatchObject([{ data: { title: 'Begun in the first tab' } }])
  expect(kept).toHaveLength(1)
})

for (const isRude of [false, true])
  test(`a translator that ${isRude ? 'ignores' : 'heeds'} the pages’ wish takes nothing`, async ({
    page,
    staff,
    openArticle,
  }) => {
    const id = await openArticle('Before it came')
    await expect(page.getByText('Save draft')).toBeVisible()
    await runTranslator(page, { isRude })
    await page.getByRole('textbox', { name: /^Titl/ }).fill('Typed beside it')
    await page.getByRole('button', { name: /^Sav. draft/ }).click()
    await expect(message(page, /^Sav.d\./)).toBeVisible()
    await expect(heading(page)).toHaveText(isRude ? 'Typéd bésidé it' : 'Typed beside it')
    await expect(page.getByText(/A brows.r .xt.nsion/)).toHaveCount(isRude ? 1 : 0)
    expect((await staff.read(id)).data.title).toBe('Typed beside it')
  })

test('a page that fails goes on with what was typed', async ({ page, staff, openArticle }) => {
  allowErrors(page, /NotFoundError/)
  const id = await openArticle('Before it failed')
  await titleOf(page).fill('Typed before it failed')
  await page.evaluate(() => {
    const native = Object.getOwnPropertyDescriptor(Node.prototype, 'insertBefore') ?? {}
    Node.prototype.insertBefore = () => {
      Object.defineProperty(Node.prototype, 'insertBefore', native)
      throw new DOMException('It was moved.', 'NotFoundError')
    }
  })
  await press(page, 'Save draft')
  await press(page, 'Go on with what you typed')
  await expect(titleOf(page)).toHaveValue('Typed before it failed')
  await press(page, 'Save draft')
  await expect(message(page, 'Saved.')).toBeVisible()
  expect((await staff.read(id)).data.title).toBe('Typed before it failed')
})
