import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectOpaqueSurfaces } from './page-checks.ts'
import { smallPdf, uploadForm } from '../helpers/pictures.ts'
import { expect, test } from './staff-fixture.ts'
import { holdBack } from './visit.ts'

const fieldOf = (page: Page) => page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')

test.describe('the search of staff', () => {
  test('finds a word in a text with the keyboard alone, and opens it', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('A story about the river', me, {
      content: '<p>The Añonuevo quintet sang for two hours.</p>',
    })
    await enterAs(me, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.keyboard.press('Control+k')
    const field = fieldOf(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('anonue quin')
    const option = page.getByRole('option', { name: /A story about the river/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option.locator('mark')).toHaveText(['Añonuevo', 'quintet'])
    await expect(page.getByRole('status').filter({ hasText: '1 result.' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/article/${id}`)
    const heading = page.getByRole('heading', { level: 1, name: 'A story about the river' })
    await expect(heading).toBeFocused()
  })

  test('Enter waits for the answer to what was typed', async ({ page, staff, enterAs }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Xylophone lessons', me)
    await enterAs(me, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    const asked = page.waitForRequest(/\/api\/admin\/search/)
    // Typing that pauses asks several times: all of them wait.
    const answer = await holdBack(page, /\/api\/admin\/search/)
    await page.keyboard.press('Control+k')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type('xylophone')
    await page.keyboard.press('Enter')
    await asked
    await expect(page.getByText('Searching …')).toBeVisible()
    answer()
    await expect(page).toHaveURL(`/admin/article/${id}`)
  })

  test('does what has a name, and leads to a field of the settings', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/dashboard')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await fieldOf(page).fill('new art')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')

    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await fieldOf(page).fill('months closed question')
    await page.getByRole('option', { name: /Months that a closed question is kept/ }).click()
    await expect(page.getByLabel('Months that a closed question is kept')).toBeFocused()

    // The same page, another field.
    await page.keyboard.press('Control+k')
    await fieldOf(page).fill('tagline')
    await page.getByRole('option', { name: /^Tagline/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Tagline', exact: true })).toBeFocused()
  })

  test('shows what was opened last, until the person signs out', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('author', 'Recent Author')
    const { id } = await staff.article('Opened before', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opened before')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Opened last' })).toContainText('Opened before')
    const commands = page.getByRole('group', { name: 'Do' })
    await expect(commands.getByRole('option', { name: 'New article' })).toBeVisible()
    await expect(commands.getByRole('option', { name: 'Suspend classes' })).toHaveCount(0)
    await fieldOf(page).fill('site settings')
    await expect(page.getByText('Nothing has all of these words')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Recent Author' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('recent:')),
      ),
    ).toEqual([])
  })

  test('opens a file of the library', async ({ page, site, staff, enterAs }) => {
    const me = await staff.administrator()
    await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}` },
      body: uploadForm(smallPdf, 'Uniform guide.pdf'),
    })
    await enterAs(me, '/admin/dashboard')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await fieldOf(page).fill('uniform gui')
    await page.getByRole('option', { name: /Uniform guide/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Uniform guide')
  })

  test('is reached from within a text, and loses nothing of it', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/article/create')
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.fill('Half a sentence')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await expect(text).toHaveText('Half a sentence')
  })

  test('has no accessibility fault on a desk and on a phone', async ({ page, staff, enterAs }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await enterAs(await staff.administrator(), '/admin/dashboard')
    const find = page.getByRole('button', { name: 'Find', exact: true })
    await find.click()
    await expect(page.getByRole('group', { name: 'Do' })).toBeVisible()
    await expectAccessible(page, 'the search before typing')
    await fieldOf(page).fill('school')
    await expect(page.getByRole('group', { name: 'Posts' })).toBeVisible()
    await expectAccessible(page, 'results')
    await expectOpaqueSurfaces(page, 'the search')
    await expectNoSidewaysScroll(page, [1366, 390, 320])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, 'results on a phone')
    await fieldOf(page).fill('zzzz')
    await expect(page.getByText('Nothing has all of these words. Try fewer.')).toBeVisible()
    await expectAccessible(page, 'no result')
    await page.keyboard.press('Escape')
    await expect(find).toBeFocused()
    const box = await find.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page, [320])
  })
})

test.describe('the search without an answer', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('finds pages and commands without a connection, and texts when it is back', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    await staff.article('Marimba evening', me)
    await enterAs(me, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.keyboard.press('Control+k')
    await expect(fieldOf(page)).toBeFocused()
    await context.setOffline(true)
    await fieldOf(page).fill('tra')
    await expect(page.getByText('No connection: only pages and commands are found.')).toBeVisible()
    await expect(page.getByRole('option', { name: 'Trash' })).toBeVisible()
    await fieldOf(page).fill('marimba')
    await expect(page.getByRole('option')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('option', { name: /Marimba evening/ })).toBeVisible()
  })

  test('says what went wrong', async ({ page, staff, enterAs }) => {
    await page.route(/\/api\/admin\/search/, (route) =>
      route.fulfill({ status: 503, json: { error: 'The database is busy. Try again.' } }),
    )
    await enterAs(await staff.administrator(), '/admin/dashboard')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await fieldOf(page).fill('marimba')
    await expect(page.getByText('The database is busy. Try again.')).toBeVisible()
  })
})
