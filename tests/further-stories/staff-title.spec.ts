import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`the title of a new article is the heading of its page and has the focus, ${width} px wide`, async ({
    page,
    staff,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(await staff.administrator(), '/admin/article/create')
    const title = page.getByLabel('Title')
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
    const size = await title.evaluate((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize),
    )
    expect(size).toBeGreaterThanOrEqual(28)
    // The heading of the page is what is read aloud; it takes no room.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
    await expectAccessible(page, 'a new article')
    await page.keyboard.type(
      'The students of Grade 7 planted four hundred bamboo seedlings along the river in one morning',
    )
    const fits = await title.evaluate((field) => field.scrollHeight <= field.clientHeight + 1)
    expect(fits, 'a long title is shown whole').toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.type('It rained.')
    await expect(title).toHaveValue(/^The students .+ morning$/)
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('It rained.')
    await expectNoSidewaysScroll(page, [width, 320])
  })
}

test('a title that is pasted on two lines becomes one line', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.administrator(), '/admin/article/create')
  await page.getByLabel('Title').fill('Brigada Eskwela\n2026')
  await expect(page.getByLabel('Title')).toHaveValue('Brigada Eskwela 2026')
})
