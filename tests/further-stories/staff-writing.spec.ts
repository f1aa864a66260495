import type { Page } from '@playwright/test'
import { dayInManila } from '../../school/base/dates.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, press, test } from '../stories/staff-fixture.ts'
import { boxOf } from '../stories/visit.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const detailsOf = (page: Page) => page.getByRole('region', { name: 'Details' })

/** Reads how a paragraph looks: its type and its width. */
const lookOf = (page: Page, within: string) =>
  page
    .locator(within)
    .getByText('The gate opens at six.')
    .evaluate((paragraph) => {
      const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(paragraph)
      return { fontFamily, fontSize, lineHeight, color, width: paragraph.clientWidth }
    })

test('a text is written as visitors read it, with its tools in sight on a phone', async ({
  page,
  openArticle,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const lines = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}.</p>`).join('')
  const fields = { content: `<p>The gate opens at six.</p>${lines}` }
  await openArticle('Written as it is read', { fields, isPublished: true })
  await expect(textOf(page)).toContainText('The gate opens at six.')
  const written = await lookOf(page, '[data-editor]')
  const editor = page.locator('[data-editor]')
  await expect(editor).toHaveCSS('box-shadow', 'none')
  await expect(editor).toHaveCSS('border-width', '0px')
  await expect(editor).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.setViewportSize({ width: 390, height: 844 })
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  for (const line of ['Line 5.', 'Line 30.', 'Line 55.']) {
    await textOf(page).getByText(line).scrollIntoViewIfNeeded()
    await expect(tools).toBeInViewport({ ratio: 1 })
  }
  // Wider pages have pictures or other articles beside the text.
  await page.setViewportSize({ width: 900, height: 768 })
  await page.goto('/dycian-news/written-as-it-is-read')
  expect(await lookOf(page, 'main')).toEqual(written)
})

for (const [path, fields] of [
  ['article', ['Date on the article', 'Category', 'Topics', 'Picture']],
  ['announcement', ['Date', 'First day', 'Last day', 'Category', 'Picture']],
  ['event', ['Begins', 'Ends', 'All day', 'Place', 'Category', 'Picture', 'Class days for']],
] as const) {
  test(`what is chosen for a new ${path} is beside its text, and on a phone below it`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await enter(`/admin/${path}/create`)
    await expect(textOf(page)).toBeVisible()
    const text = await boxOf(textOf(page))
    const beside = await boxOf(detailsOf(page))
    expect(beside.x).toBeGreaterThan(text.right)
    expect(beside.right).toBeLessThanOrEqual(1366)
    for (const field of fields) {
      const label = detailsOf(page).getByText(new RegExp(String.raw`^${field}( \*)?$`))
      await expect(label.first()).toBeVisible()
    }
    await expect(detailsOf(page).getByLabel('Title')).toHaveCount(0)
    await expectAccessible(page, `a new ${path}`)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(async () => (await boxOf(detailsOf(page))).y)
      .toBeGreaterThan((await boxOf(textOf(page))).bottom)
    const summary = page.getByRole('region', { name: 'Length and looks' })
    expect((await boxOf(summary)).y).toBeGreaterThan((await boxOf(detailsOf(page))).y)
    await expectNoSidewaysScroll(page, [390, 320])
  })
}

test('topics of other articles are offered by keyboard', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Has a rare topic', me, { topics: ['Theremin Club'] })
  await staff.publish(id, me)
  // What an author of one department writes is about it by itself.
  await enterAs(await staff.person('author', 'Gil Ramos', ['jhs']), '/admin/article/create')
  const topics = detailsOf(page).getByRole('combobox', { name: 'Topics' })
  const chosen = (name: string) =>
    page.getByRole('button', { name: `Remove: ${name}`, exact: true })
  await expect(chosen('jhs')).toBeVisible()
  const offered = page.getByRole('listbox', { name: 'Used before' }).getByRole('option')
  await topics.fill('there')
  await expect(offered).toHaveText(['Theremin Club'])
  await expectAccessible(page, 'topics that are offered')
  await topics.press('ArrowDown')
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await topics.press('Enter')
  await expect(chosen('Theremin Club')).toBeVisible()
  await expect(topics).toHaveValue('')
  // What is typed is added as typed while nothing is chosen.
  await topics.fill('rob')
  await topics.press('Escape')
  await expect(offered).toHaveCount(0)
  await topics.press('Enter')
  await expect(chosen('rob')).toBeVisible()
  await expectNoSidewaysScroll(page, [320, 390, 1366])
})

test('the title of a new article is the heading of its page, has the focus and stays one line', async ({
  page,
  enter,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await enter('/admin/article/create')
    const title = page.getByLabel('Title')
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
    const size = () =>
      title.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))
    expect(await size()).toBeGreaterThanOrEqual(28)
    // The heading of the page is what is read aloud; it takes no room.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
    await title.fill('The students of Grade 7 planted four hundred\nbamboo seedlings')
    await page.keyboard.type(' along the river in one morning')
    const fits = await title.evaluate((field) => field.scrollHeight <= field.clientHeight + 1)
    expect(fits, 'a long title is shown whole').toBe(true)
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.type('It rained.')
    await expect(title).toHaveValue(/^The students .+ hundred bamboo .+ morning$/)
    await expect(textOf(page)).toContainText('It rained.')
    await expectNoSidewaysScroll(page, [width, 320])
  }
})

test('a new article has today’s date in Manila on a device whose clock is a day ahead', async ({
  page,
  enter,
}) => {
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await enter('/admin/article/create')
  await expect(page.getByLabel('Date on the article')).toHaveValue(dayInManila(new Date()))
  await press(page, 'Publish …')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
})
