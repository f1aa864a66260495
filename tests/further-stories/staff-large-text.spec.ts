import { expect, test } from '../stories/staff-fixture.ts'

test.use({ viewport: { width: 360, height: 740 } })

const screens = [
  '/admin/dashboard',
  '/admin/article',
  '/admin/event',
  '/admin/calendar',
  '/admin/pages',
  '/admin/media',
  '/admin/class-status',
]

test.describe('with text of 200 % on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
  })

  test('no staff page goes beyond the screen', async ({ page, staff, enterAs }) => {
    test.slow()
    await enterAs(await staff.administrator(), '/admin/dashboard')
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, beyond]).toEqual([path, 0])
    }
  })

  test('the buttons of a form leave room for its fields', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.click()
    await page.keyboard.type('Written with large text')
    await expect(text).toContainText('Written with large text')
  })
})
