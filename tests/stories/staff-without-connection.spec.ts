import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type SignedIn, type StaffHelper } from './staff-fixture.ts'

const readArticle = async (staff: StaffHelper, id: number, { token }: SignedIn) =>
  (await staff.call(`/entries/article/${id}`, { token })) as {
    revision: number
    state: string
    data: { title: string; content: string }
  }

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  /** Publishes a draft while the connection is cut. */
  async function publishOffline(page: Page, context: BrowserContext) {
    await context.setOffline(true)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish …' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Will be published when you are back online')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  test('publishing waits in sight, and sends what the form holds when it is back', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Offline C1', me)
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Offline C1, changed')
    await publishOffline(page, context)
    await page.getByLabel('Title').fill('Offline C2')
    await textOf(page).fill('Typed after the press.')
    await context.setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
    await expect(page.getByText('Will be published')).toHaveCount(0)
    await expect(page.getByLabel('Title')).toHaveValue('Offline C2')
    expect(await readArticle(staff, id, me)).toMatchObject({
      state: 'published',
      data: { title: 'Offline C2', content: '<p>Typed after the press.</p>' },
    })
  })

  test('a text whose tools do not come stays with the other fields, and says what to do', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Without its tools', me, {
      content: '<p>The gate opens at six.</p>',
    })
    await page.route('**/rich-text-editor-*.js', (route) => route.abort())
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByText('The connection was lost before the tools')).toBeVisible()
    await expect(page.getByText('The gate opens at six.')).toBeVisible()
    await page.getByLabel('Title').fill('Without its tools, typed')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
    await page.unroute('**/rich-text-editor-*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(textOf(page)).toHaveText('The gate opens at six.')
    await expect(page.getByLabel('Title')).toHaveValue('Without its tools, typed')
  })

  test('publishing that is canceled does not happen when it is back', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Thought better of it', me)
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Thought better of it twice')
    await publishOffline(page, context)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Will be published')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    // Typed text still reaches the server as a draft; a waiting action would have been sent by
    // then.
    await expect(page.getByText('Your changes are kept, not saved yet.')).toBeVisible()
    expect(await readArticle(staff, id, me)).toMatchObject({ state: 'draft', revision: 1 })
    await expect(page.getByLabel('Title')).toHaveValue('Thought better of it twice')
  })

  test('leaving says that publishing will not be done, and it is not', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Left behind', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Left behind')
    await publishOffline(page, context)
    await page.getByRole('link', { name: 'Trash' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).toContainText('The action that waits for the connection will be canceled.')
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await context.setOffline(false)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(await readArticle(staff, id, me)).toMatchObject({ state: 'draft', revision: 1 })
  })
})
