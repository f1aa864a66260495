import { expectOpaqueSurfaces } from './page-checks.ts'
import { expect, press, test } from './staff-fixture.ts'

test('what lies over a page cannot be seen through', async ({ page, openArticle }) => {
  await openArticle('Under a dialog')
  for (const [button, role] of [
    ['More', 'menu'],
    ['Publish …', 'dialog'],
    ['History', 'dialog'],
  ] as const) {
    await press(page, button)
    await expect(page.getByRole(role)).toBeVisible()
    await expectOpaqueSurfaces(page, `what “${button}” opens`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})
