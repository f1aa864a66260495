import { expectAccessible } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

test.describe('shortcuts', () => {
  test('save a draft and publish it from within its text, and lose nothing', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    const text = page.getByRole('textbox', { name: 'Text' })
    await expect(text).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Nothing is typed yet.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('By keys alone')
    await text.fill('Written and saved')
    await text.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
    await expect(text).toHaveText('Written and saved')
    await text.press('End')
    await text.pressSequentially(' and published')
    await text.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog).toBeVisible()
    // A dialog is answered first.
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
    await expect(text.locator('p')).toHaveText(['Written and saved and published'])

    await text.press('End')
    await text.pressSequentially(' again')
    await text.press('Control+Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Saved. Visitors see it now.' }),
    ).toBeVisible()
    await page.goto('/dycian-news/by-keys-alone')
    await expect(page.getByText('Written and saved and published again')).toBeVisible()
  })

  test('ask for a review as an author', async ({ page, staff, enterAs }) => {
    const me = await staff.person('author', 'Key Author')
    const { id } = await staff.article('Reviewed by keys', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Ask for a review' })).toBeVisible()
  })

  test('save and show a setting', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.administrator(), '/admin/settings')
    const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true })
    const before = await tagline.inputValue()
    await tagline.fill('Typed before a shortcut')
    await tagline.press('Control+s')
    await expect(page.getByText('Visitors do not see').first()).toBeVisible()
    await tagline.fill(before)
    await tagline.press('Control+Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Saved. Visitors see it now.' }),
    ).toBeVisible()
  })

  test('are listed by ? outside fields, and from the account menu', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    await enterAs(me, '/admin/article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Save the draft')).toBeVisible()
    await expectAccessible(page, 'the list of shortcuts')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    const field = page.getByRole('searchbox').first()
    await field.focus()
    await page.keyboard.type('why?')
    await expect(field).toHaveValue('why?')
    await expect(list).toHaveCount(0)
    await page.getByRole('button', { name: me.user.name }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect(list).toBeVisible()
  })

  test('can go without ?, which stays off on this device', async ({ page, staff, enterAs }) => {
    const me = await staff.administrator()
    await enterAs(me, '/admin/article')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const openFromMenu = async () => {
      await page.getByRole('button', { name: me.user.name }).click()
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    }
    await openFromMenu()
    const key = list.getByRole('switch', { name: 'Show this list when I press ?' })
    await expect(key).toBeChecked()
    await key.uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    await page.keyboard.press('?')
    await openFromMenu()
    await expect(key).not.toBeChecked()
    await key.check()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
  })
})
