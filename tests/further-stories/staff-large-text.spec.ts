import { expect, test, untilWhole } from '../stories/staff-fixture.ts'

test.use({ viewport: { width: 360, height: 740 } })

const screens = ['article', 'event', 'calendar', 'pages', 'media', 'class-status', 'article/create']

test('with text of 200 % every staff page fits on a phone', async ({ page, enter }) => {
  test.slow()
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await enter('/admin/dashboard')
  for (const path of screens) {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([page.url(), beyond]).toEqual([page.url(), 0])
    await page.goto(`/admin/${path}`)
    await untilWhole(page)
  }
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('Written with large text')
  await expect(text).toContainText('Written with large text')
})
