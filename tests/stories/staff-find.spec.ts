import type { Page } from '@playwright/test'
import { smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, expectOpaqueSurfaces } from './page-checks.ts'
import { countSteps, expect, press, signOut, test } from './staff-fixture.ts'
import { holdBack } from './visit.ts'

const fieldOf = (page: Page) => page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a word is found by keyboard, and Enter waits for it', async ({ page, staff, enter }) => {
  const me = await staff.administrator()
  const content = '<p>The Añonuevo quintet sang for two hours.</p>'
  const { id } = await staff.article('A story about the river', me, { content })
  const lessons = await staff.article('Xylophone lessons', me)
  await enter('/admin/dashboard')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('anonue quin')
  const option = page.getByRole('option', { name: /A story about the river/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option.locator('mark')).toHaveText(['Añonuevo', 'quintet'])
  await expect(page.getByRole('status').filter({ hasText: '1 result.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/article/${id}`)
  await expect(heading(page)).toHaveText('A story about the river')
  await expect(heading(page)).toBeFocused()

  // It loses nothing of a text from which it is opened.
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Half a sentence')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect(text).toHaveText('Half a sentence')

  const asked = page.waitForRequest(/\/api\/admin\/search/)
  // Typing that pauses asks several times: all of them wait.
  const answer = await holdBack(page, /\/api\/admin\/search/)
  await page.goto('/admin/dashboard')
  await expect(heading(page)).toHaveText('Dashboard')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('xylophone')
  await page.keyboard.press('Enter')
  await asked
  await expect(page.getByText('Searching …')).toBeVisible()
  answer()
  await expect(page).toHaveURL(`/admin/article/${lessons.id}`)
})

test('commands, fields of settings and files are found', async ({ page, site, enter }) => {
  await (await openSiteMedia(site)).add(smallPdf, 'Uniform guide.pdf')
  const steps = await countSteps(page)
  await enter('/admin/dashboard')
  const find = async (words: string) => {
    await press(page, 'Find')
    await fieldOf(page).fill(words)
  }
  await find('new art')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('New article')
  await find('months closed question')
  await page.getByRole('option', { name: /Months that a closed question is kept/ }).click()
  await expect(page.getByLabel('Months that a closed question is kept')).toBeFocused()
  // The same page, another field.
  await find('tagline')
  await page.getByRole('option', { name: /^Tagline/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Tagline', exact: true })).toBeFocused()
  steps()
  await find('uniform gui')
  const guide = page.getByRole('option', { name: /Uniform guide/ })
  await expect(guide).toBeVisible()
  expect(steps(), 'find').toBe(1)
  await guide.click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Uniform guide')
})

test('what was opened last is shown until signing out', async ({ page, staff, openArticle }) => {
  const me = await staff.person('author', 'Recent Author')
  await openArticle('Opened before', { by: me })
  await expect(heading(page)).toHaveText('Opened before')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page)).toHaveText('Dashboard')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Opened last' })).toContainText('Opened before')
  const commands = page.getByRole('group', { name: 'Do' })
  await expect(commands.getByRole('option', { name: 'New article' })).toBeVisible()
  await expect(commands.getByRole('option', { name: 'Suspend classes' })).toHaveCount(0)
  await fieldOf(page).fill('site settings')
  await expect(page.getByText('Nothing has all of these words')).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page, me)
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('recent:')
})

test('the search has no accessibility fault on a desk and on a phone', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter('/admin/dashboard')
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

test.describe('the search without an answer', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('finds pages, and texts when it is back', async ({ page, context, staff, enter }) => {
    await staff.article('Marimba evening', await staff.administrator())
    await enter('/admin/dashboard')
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
    const json = { error: 'The database is busy. Try again.' }
    await page.route(/\/api\/admin\/search/, (route) => route.fulfill({ status: 503, json }))
    await fieldOf(page).fill('xylophone')
    await expect(page.getByText('The database is busy. Try again.')).toBeVisible()
  })
})
