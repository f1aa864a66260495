import type { Page } from '@playwright/test'
import { expectOpaqueSurfaces } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

/** Clicks a button, waits for what it opens, and closes that again. */
async function expectHidesThePage(page: Page, button: string, role: 'dialog' | 'menu') {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole(role)).toBeVisible()
  await expectOpaqueSurfaces(page, `what “${button}” opens`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
}

test('an editor cannot see the page through the menus, dialogs and drawers that lie over it', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Under a dialog', me)
  await enterAs(me, `/admin/article/${id}`)
  await expectHidesThePage(page, 'More', 'menu')
  await expectHidesThePage(page, 'Publish …', 'dialog')

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await expectOpaqueSurfaces(page, 'the history')
})
