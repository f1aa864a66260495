import type { BrowserContext, Page } from '@playwright/test'
import {
  administrator,
  expect,
  message,
  press,
  publishNow,
  signIn,
  test,
  type StaffHelper,
} from './staff-fixture.ts'

const titleOf = (page: Page) => page.getByLabel('Title')
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const continueWith = (page: Page) => page.getByRole('button', { name: 'Continue with them' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Begins a new article with everything that a save needs. */
async function fillNew(page: Page, title: string) {
  await titleOf(page).fill(title)
  await page.getByLabel('Category').selectOption('Campus News')
  await textOf(page).click()
  await page.keyboard.type('One.')
}

const titlesOf = async (staff: StaffHelper, words: string) => {
  const { token } = await staff.administrator()
  const path = `/entries/article?q=${words}`
  const { data } = await staff.call<{ data: { title: string }[] }>(path, { token })
  return data.map(({ title }) => title)
}

/** Refuses the tools for texts. @returns a function that lets them pass from the next page load on */
async function refuseTools(page: Page) {
  let isRefused = true
  await page.route('**/rich-text-editor-*.js', (route) =>
    isRefused ? route.abort() : route.continue(),
  )
  return () =>
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isRefused = false
    })
}

test.describe('what was typed is never lost', () => {
  test.use({ expectedErrors: [/^Failed to load resource|The draft is kept on this device only/] })

  test('a session that ends leaves it here until sign-in', async ({ page, staff, openArticle }) => {
    // A summary beside the form would ask for the session once more.
    await page.setViewportSize({ width: 1_100, height: 720 })
    const me = await staff.person('administrator', 'Dina Cruz')
    await openArticle('Before the session ended', { by: me })
    const body = { action: 'sign-out' }
    await staff.call('/sessions/commands', { token: me.token, body })
    await titleOf(page).fill('Typed after the session ended')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText('kept on this device')).toBeVisible()
    const drafts = () => page.evaluate(() => Object.keys(localStorage).join())
    expect(await drafts()).toContain('draft:')
    await press(page, 'Save draft')
    await signIn(page, me.email, administrator.password)
    await expect(dialog).toHaveCount(0)
    await expect(titleOf(page)).toHaveValue('Typed after the session ended')
    await expect(heading(page)).toHaveText('Typed after the session ended')
  })

  /** Publishes a draft while the connection is cut. */
  async function publishOffline(page: Page, context: BrowserContext) {
    await context.setOffline(true)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await publishNow(page)
    await expect(page.getByText('Will be published when you are back online')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  test('publishing waits for the connection', async ({ page, context, staff, openArticle }) => {
    const id = await openArticle('Before the rain')
    await context.setOffline(true)
    await titleOf(page).fill('Typed in the rain')
    await expect(page.getByText('kept on this device, not saved yet')).toBeVisible()
    await publishOffline(page, context)
    await titleOf(page).fill('Typed after the press')
    await textOf(page).fill('This too.')
    await context.setOffline(false)
    await expect(message(page, 'Published')).toBeVisible()
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    await expect(page.getByText('Will be published')).toHaveCount(0)
    await expect(titleOf(page)).toHaveValue('Typed after the press')
    expect(await staff.read(id)).toMatchObject({
      state: 'published',
      data: { title: 'Typed after the press', content: '<p>This too.</p>' },
    })
  })

  test('publishing that is left is not done', async ({ page, context, staff, openArticle }) => {
    const id = await openArticle('Left behind')
    await titleOf(page).fill('Left behind, half more')
    await publishOffline(page, context)
    await page.getByRole('link', { name: 'Trash' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).toContainText('The action that waits for the connection will be canceled.')
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await context.setOffline(false)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    await page.goto(`/admin/article/${id}`)
    await continueWith(page).click()
    await expect(titleOf(page)).toHaveValue('Left behind, half more')
    expect(await staff.read(id)).toMatchObject({ state: 'draft', revision: 1 })
  })

  test('a text without its tools stays with the other fields', async ({ page, openArticle }) => {
    const letGo = await refuseTools(page)
    await openArticle('Without its tools', { fields: { content: '<p>It opens at six.</p>' } })
    await expect(page.getByText('The connection was lost before the tools')).toBeVisible()
    await expect(page.getByText('It opens at six.')).toBeVisible()
    await titleOf(page).fill('Without its tools, typed')
    await press(page, 'Save draft')
    await expect(message(page, 'Saved.')).toBeVisible()
    letGo()
    await press(page, 'Load the page again')
    await expect(textOf(page)).toHaveText('It opens at six.')
    await expect(titleOf(page)).toHaveValue('Without its tools, typed')
  })

  test('two editors at once choose field by field', async ({
    page,
    staff,
    openArticle,
    openFor,
  }) => {
    const other = await staff.person('editor', 'Efren Diaz')
    const id = await openArticle('Sports day')
    await titleOf(page).fill('Sports day, mine')
    const theirs = await openFor(other, `/admin/article/${id}`)
    await titleOf(theirs).fill('Sports day, theirs')
    await textOf(theirs).fill('In the gym.')
    await press(theirs, 'Save draft')
    await expect(heading(theirs)).toHaveText('Sports day, theirs')

    await press(page, 'Save draft')
    const dialog = page.getByRole('dialog', { name: 'Efren Diaz has changed this in the meantime' })
    const version = (name: string) => dialog.getByRole('region', { name })
    await expect(version('Title: Efren Diaz’s version')).toHaveText('Sports day, theirs')
    await expect(version('Title: Yours')).toHaveText('Sports day, mine')
    // Their value is preselected in fields that only they changed.
    const chosen = (field: string, whose: string) =>
      dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name: whose })
    await expect(chosen('Text', 'Efren Diaz’s version')).toBeChecked()
    await expect(chosen('Title', 'Yours')).toBeChecked()
    await press(page, 'Save what I chose')
    await expect(heading(page)).toHaveText('Sports day, mine')
    await expect(textOf(page)).toHaveText('In the gym.')
    await press(page, 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    await expect(history.getByText('by Efren Diaz')).toBeVisible()
  })

  test('typing goes on while a new article is saved', async ({ page, staff, enterAs }) => {
    const me = await staff.person('editor', 'Nena Abad')
    await enterAs(me, '/admin/article/create')
    await fillNew(page, 'Sampaguita week ')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/admin/entries/article', async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    const sent = page.waitForRequest('**/api/admin/entries/article')
    await press(page, 'Save draft')
    await sent
    await textOf(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Two')
    const editor = await textOf(page).elementHandle()
    letGo()
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
    // The caret is still in its place, in the same editor.
    await page.keyboard.type(' three.')
    await expect(textOf(page)).toHaveText('One. Two three.')
    expect(await editor?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect(textOf(page)).not.toHaveText('One. Two three.')
    await page.keyboard.press('Control+Shift+z')
    await expect(textOf(page)).toHaveText('One. Two three.')
    await expect(titleOf(page)).toHaveValue('Sampaguita week')
    // The draft belongs to the article, no longer to a new entry.
    await expect(page.getByText('Your changes are kept, not saved yet.')).toBeVisible()
    await expect.poll(() => staff.call('/autosaves/article', { token: me.token })).toEqual([])
    await page.reload()
    await continueWith(page).click()
    await press(page, 'Save draft')
    await expect(message(page, 'Saved.')).toBeVisible()
    expect(await titlesOf(staff, 'Sampaguita%20week')).toEqual(['Sampaguita week'])
    const address = page.url()
    const id = Number(address.split('/').at(-1))
    expect((await staff.read(id)).data.content).toBe('<p>One. Two three.</p>')

    // Another one can be begun from its page.
    await page.getByRole('link', { name: 'News', exact: true }).click()
    await page.getByRole('link', { name: 'New article' }).click()
    await expect(titleOf(page)).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(titleOf(page)).toHaveValue('Sampaguita week')
  })
})
