import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'
import { boxOf } from '../stories/visit.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const menuOf = (page: Page) => page.getByRole('listbox', { name: 'Parts to add' })

test('a / that begins a paragraph adds a part by keyboard alone', async ({ page, enter }) => {
  await enter('/admin/article/create')
  const text = textOf(page)
  await text.click()
  const type = async (words: string) => {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('/')
  await expect(menuOf(page).getByRole('option')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toHaveCount(0)
  await type('7 days')
  await expect(text).toHaveText('/7 days')

  await page.keyboard.type('/small')
  await expect(menuOf(page).getByRole('option')).toHaveText(['H3 smaller heading'])
  await page.keyboard.press('Enter')
  await type('What to bring')
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('What to bring')
  await expect(text).not.toContainText('/small')
  await page.keyboard.type('/list')
  await page.keyboard.press('ArrowDown')
  await expect(text).toHaveAttribute('aria-activedescendant', /Numbered-list$/)
  await type('')
  await page.keyboard.type('Water')
  await expect(text.getByRole('listitem')).toHaveText('Water')
  await expect(menuOf(page)).toHaveCount(0)

  // It asks for the page of a link, for a video and for a picture like the buttons do.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  for (const [typed, dialog] of [
    ['/link', 'Link'],
    ['/you', 'Video'],
    ['/photo', 'Choose a picture'],
  ] as const) {
    await type(typed)
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(text).toBeFocused()
  }
  await expect(text).toHaveText('')
})

test('its menu never covers the tools of a phone', async ({ page, staff, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Drafts that other stories left would push the menu over a field.
  await enterAs(await staff.person('editor', 'Sally Lacson'), '/admin/article/create')
  const text = textOf(page)
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  await text.click()
  await page.keyboard.type('/')
  await expect(menuOf(page)).toBeVisible()
  await expectAccessible(page, 'the menu of parts on a phone')
  await expectNoSidewaysScroll(page, [390, 320])
  await page.setViewportSize({ width: 390, height: 844 })
  const isApart = async () => {
    const [menu, bar] = await Promise.all([boxOf(menuOf(page)), boxOf(tools)])
    return menu.bottom <= bar.y || menu.y >= bar.bottom
  }
  // It takes its place again after the screen has another size.
  await expect.poll(isApart, 'the menu leaves the tools free').toBe(true)
  await menuOf(page).getByRole('option', { name: 'Quote' }).click()
  await page.keyboard.type('Kindness first')
  await expect(text.locator('blockquote')).toHaveText('Kindness first')

  // A keyboard leaves so little of a phone.
  await page.setViewportSize({ width: 390, height: 360 })
  await page.reload()
  await text.click()
  const first = tools.getByRole('button').first()
  const isOnTop = () =>
    first.evaluate((tool) => {
      const { left, top, width, height } = tool.getBoundingClientRect()
      return tool.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  for (let line = 0; line < 4; line += 1) {
    await page.keyboard.type('/')
    await expect(menuOf(page)).toBeVisible()
    await expect(first).toBeInViewport()
    await expect.poll(isOnTop, 'the first tool can be pressed').toBe(true)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
  }
})
