import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

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

const boxOf = async (of: ReturnType<Page['locator']>) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('a text is written as wide and in the type in which visitors read it, without a box around it', async ({
  page,
  staff,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const me = await staff.administrator()
  const { id } = await staff.article('Written as it is read', me, {
    content: '<p>The gate opens at six.</p>',
  })
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  await page.goto('/dycian-news/written-as-it-is-read')
  const read = await lookOf(page, 'main')
  await enterAs(me, `/admin/article/${id}`)
  await expect(textOf(page)).toHaveText('The gate opens at six.')
  expect(await lookOf(page, '[data-editor]')).toEqual(read)
  const editor = page.locator('[data-editor]')
  await expect(editor).toHaveCSS('box-shadow', 'none')
  await expect(editor).toHaveCSS('border-width', '0px')
  await expect(editor).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const [path, fields] of [
  ['article', ['Date on the article', 'Category', 'Topics', 'Picture']],
  ['announcement', ['Date', 'First day', 'Last day', 'Category', 'Picture']],
  ['event', ['Begins', 'Ends', 'All day', 'Place', 'Category', 'Picture', 'Class days for']],
] as const) {
  test(`what is chosen for a new ${path} is beside its text, and on a phone below it`, async ({
    page,
    staff,
    enterAs,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await enterAs(await staff.administrator(), `/admin/${path}/create`)
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

test('the state of an article and its dates are beside its text', async ({
  page,
  staff,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const me = await staff.administrator()
  const { id } = await staff.article('With its state', me)
  await enterAs(me, `/admin/article/${id}`)
  const about = page.getByRole('complementary', { name: 'About this entry' })
  await expect(about).toContainText('Draft')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(about).toContainText('Published')
  await expect(about).toContainText('Shows from')
})

test('on a phone the tools stay in sight in a long text', async ({ page, staff, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const me = await staff.administrator()
  const content = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}.</p>`).join('')
  const { id } = await staff.article('A long text', me, { content })
  await enterAs(me, `/admin/article/${id}`)
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  for (const line of ['Line 5.', 'Line 30.', 'Line 55.']) {
    await textOf(page).getByText(line).scrollIntoViewIfNeeded()
    await expect(tools).toBeInViewport({ ratio: 1 })
  }
})

test.describe('topics', () => {
  test('that other articles have are offered while one is typed, and chosen by keyboard', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Has a rare topic', me, { topics: ['Theremin Club'] })
    await staff.call(`/entries/article/${id}/publish`, {
      method: 'POST',
      token: me.token,
      body: {},
    })
    await enterAs(me, '/admin/article/create')
    const topics = detailsOf(page).getByRole('combobox', { name: 'Topics' })
    const offered = page.getByRole('listbox', { name: 'Used before' }).getByRole('option')
    await topics.fill('there')
    await expect(offered).toHaveText(['Theremin Club'])
    await expectAccessible(page, 'topics that are offered')
    await topics.press('ArrowDown')
    await expect(offered).toHaveAttribute('aria-selected', 'true')
    await topics.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove: Theremin Club' })).toBeVisible()
    await expect(topics).toHaveValue('')
    // What is typed is added as typed while nothing is chosen, in the spelling that others have.
    await topics.fill('stem')
    await topics.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove: STEM' })).toBeVisible()
    await topics.fill('rob')
    await topics.press('Escape')
    await expect(offered).toHaveCount(0)
    await topics.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove: rob', exact: true })).toBeVisible()
  })

  test('too long ones are named in the field at once', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    const topics = detailsOf(page).getByRole('combobox', { name: 'Topics' })
    await topics.fill('x'.repeat(101))
    await topics.press('Enter')
    await expect(topics).toHaveAccessibleDescription(/has 101 characters\. Keep it to 100\./)
    await expectNoSidewaysScroll(page, [320, 390, 1366])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('are chosen with a tap', async ({ page, staff, enterAs }) => {
      await enterAs(await staff.administrator(), '/admin/article/create')
      const topics = detailsOf(page).getByRole('combobox', { name: 'Topics' })
      await topics.tap()
      await topics.pressSequentially('mar')
      const option = page.getByRole('option', { name: 'Maritime', exact: true })
      expect((await boxOf(option)).height).toBeGreaterThanOrEqual(44)
      await option.tap()
      await expect(page.getByRole('button', { name: 'Remove: Maritime' })).toBeVisible()
      await expect(topics).toBeFocused()
      await expect(topics).toHaveValue('')
    })
  })
})
