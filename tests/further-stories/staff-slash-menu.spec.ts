import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const menuOf = (page: Page) => page.getByRole('listbox', { name: 'Parts to add' })

test.describe('a / at the beginning of a paragraph', () => {
  test('offers the parts of a text, and adds the chosen one with the keyboard alone', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    const text = textOf(page)
    await text.click()
    await page.keyboard.type('/')
    await expect(menuOf(page).getByRole('option')).toHaveCount(10)
    await page.keyboard.type('small')
    await expect(menuOf(page).getByRole('option')).toHaveText(['H3 smaller heading'])
    await page.keyboard.press('Enter')
    await page.keyboard.type('What to bring')
    await expect(text.getByRole('heading', { level: 3 })).toHaveText('What to bring')
    await expect(text).not.toContainText('/')

    await page.keyboard.press('Enter')
    await page.keyboard.type('/list')
    await page.keyboard.press('ArrowDown')
    await expect(text).toHaveAttribute('aria-activedescendant', /Numbered-list$/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Water')
    await expect(text.getByRole('listitem')).toHaveText('Water')
    await expect(menuOf(page)).toHaveCount(0)
  })

  test('stays as it was typed after Escape, in a word, and where nothing is called so', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    await textOf(page).click()
    await page.keyboard.type('/')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveCount(0)
    await page.keyboard.type('7 days')
    await page.keyboard.press('Enter')
    await page.keyboard.type('and/or')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/media/map.pdf')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Last')
    await expect(textOf(page).getByRole('paragraph')).toHaveText([
      '/7 days',
      'and/or',
      '/media/map.pdf',
      'Last',
    ])
  })

  test('asks for the page of a link, for a video and for a picture like the buttons do', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    await textOf(page).click()
    for (const [typed, dialog] of [
      ['/link', 'Link'],
      ['/you', 'Video'],
      ['/photo', 'Choose a picture'],
    ] as const) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(textOf(page)).toBeFocused()
    }
    await expect(textOf(page)).toHaveText('')
  })

  test('opens its menu where there is room on a phone, without an accessibility fault', async ({
    page,
    staff,
    enterAs,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Drafts that other stories left would push the menu over a field.
    await enterAs(await staff.person('editor', 'Sally Lacson'), '/admin/article/create')
    const text = textOf(page)
    await text.click()
    await page.keyboard.type('/')
    await expect(menuOf(page)).toBeVisible()
    await expectAccessible(page, 'the menu of parts on a phone')
    await expectNoSidewaysScroll(page, [390, 320])
    await page.setViewportSize({ width: 390, height: 844 })
    const isApart = async () => {
      const [menu, tools] = await Promise.all([
        menuOf(page).boundingBox(),
        page.getByRole('toolbar', { name: 'Text tools' }).boundingBox(),
      ])
      if (!menu || !tools) throw new Error('The menu is not shown.')
      return menu.y + menu.height <= tools.y || menu.y >= tools.y + tools.height
    }
    // It takes its place again after the screen has another size.
    await expect.poll(isApart, 'the menu leaves the tools free').toBe(true)
    await menuOf(page).getByRole('option', { name: 'Quote' }).click()
    await page.keyboard.type('Kindness first')
    await expect(text.locator('blockquote')).toHaveText('Kindness first')
  })

  test('never covers the tools while the keyboard of a phone is open', async ({
    page,
    staff,
    enterAs,
  }) => {
    // A keyboard leaves so little of a phone.
    await page.setViewportSize({ width: 390, height: 360 })
    await enterAs(await staff.person('editor', 'Marikit Lacson'), '/admin/article/create')
    const text = textOf(page)
    await text.click()
    for (let line = 0; line < 4; line += 1) {
      await page.keyboard.type('/')
      await expect(menuOf(page)).toBeVisible()
      const tools = page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button')
      await expect(tools.first()).toBeInViewport()
      const isOnTop = () =>
        tools.first().evaluate((tool) => {
          const { left, top, width, height } = tool.getBoundingClientRect()
          return tool.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      await expect.poll(isOnTop, 'the first tool can be pressed').toBe(true)
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Enter')
    }
  })
})
