import { expectAccessible } from './page-checks.ts'
import { expect, message, press, publishNow, test } from './staff-fixture.ts'
import { paste, photoOf } from './staff-library.ts'

test('a text takes headings by keyboard, tables and videos', async ({ page, enter }) => {
  await enter('/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('A heading')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'H2 heading' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'H3 smaller heading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text.locator('h3')).toHaveText('A heading')
  await text.fill('')
  await press(page, 'Table')
  await expect(text.locator('th')).toHaveCount(3)
  await press(page, 'Remove the table')
  await page.getByRole('button', { name: 'Video' }).click()
  await page.getByLabel('Address of the video').fill('https://www.youtube.com/watch?v=abc')
  await page.getByLabel('Link text').fill('Watch the finals')
  await press(page, 'Insert')
  const video = text.getByRole('link', { name: 'Watch the finals' })
  await expect(video).toHaveAttribute('href', /youtube/)
  await press(page, 'Link')
  await page.getByRole('dialog').getByRole('combobox').fill('javascript:alert(1)')
  await expect(page.getByText('Nothing has all of these words')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('or enter a whole address')).toBeVisible()
})

test('pasted photographs are described in place', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.person('author', 'Paste Author'), '/admin/article/create')
  const [first, second] = [await photoOf('pasted 1', 620), await photoOf('pasted 2', 630)]
  await paste(page, { files: { 'Pasted 1.jpg': first, 'Pasted 2.jpg': second } })
  await press(page, 'No learners in Pasted 1.jpg')
  await press(page, 'Learners in Pasted 2.jpg')
  const files = page.getByRole('region', { name: 'Files for the text' })
  await expect(files.getByText('Pasted 2:')).toBeVisible()
  await press(page, 'Put it in the text')
  await expect(files.getByText('Describe the picture, or check the box.')).toBeVisible()
  await expectAccessible(page, 'photographs that are described')
  await files.getByLabel('What “Pasted 1” shows').fill('The new gym')
  await press(page, 'Put it in the text')
  const pictures = page.getByRole('textbox', { name: 'Text' }).getByRole('img')
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAccessibleName('The new gym')
  await expect(files).toHaveCount(0)
})

test('the parts of a page are put in order with the keyboard', async ({ page, enter }) => {
  await enter('/admin/settings')
  const second = page.getByRole('group', { name: 'Social pages' }).locator('summary').nth(1)
  const label = (await second.textContent()) ?? ''
  await page.getByRole('button', { name: `Move up: ${label} (2)` }).focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('group', { name: 'Social pages' }).locator('summary').first()
  await expect(first).toHaveText(label)
  const tagline = 'More than a school, a family of learners'
  await page.getByRole('textbox', { name: 'Tagline', exact: true }).fill(tagline)
  await press(page, 'Save and show')
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await page.goto('/contact-us')
  await expect(page.getByRole('contentinfo').getByText(tagline)).toBeVisible()
})

test('the Filipino is written beside the English', async ({ page, openArticle }) => {
  const id = await openArticle('Vaccination day is on Tuesday')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const filipinoTitle = page.getByRole('textbox', { name: 'Title in Filipino' })
  const state = page.getByText(/^(In|Not in) Filipino/)
  await expect(title).toBeVisible()
  await expect(filipinoTitle).toBeHidden()
  await page.getByLabel('Filipino beside the English').check()
  await expect(state).toContainText('Not in Filipino yet: 2 texts are missing.')
  await filipinoTitle.fill('Bakuna po sa Martes')
  const filipinoText = page.getByRole('textbox', { name: 'Text in Filipino' })
  await filipinoText.fill('Dalhin po ang consent form.')
  // A screen reader says Filipino words as such, and the browser does not mark them as wrong English.
  const filipinoTopics = page.getByRole('textbox', { name: 'Topics in Filipino' })
  for (const field of [filipinoTitle, filipinoText, filipinoTopics])
    await expect(field).toHaveAttribute('lang', 'fil')
  await expect(title).not.toHaveAttribute('lang')
  await expect(state).toContainText('In Filipino: visitors of the Filipino pages read')
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  const path = '/fil/dycian-news/vaccination-day-is-on-tuesday'
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(path)
  await expect(heading).toHaveText('Bakuna po sa Martes')
  await expect(heading.locator('[lang]')).toHaveCount(0)

  await page.goto(`/admin/article/${id}`)
  await expect(filipinoTitle).toHaveValue('Bakuna po sa Martes')
  await title.fill('Vaccination day is on Wednesday')
  await expect(page.getByText('Older than the English.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Still right: Title in Filipino' }).click()
  await expect(page.getByText('Older than the English.', { exact: true })).toBeHidden()
})

test('a field of several lines grows with its text, up to a limit', async ({ page, enter }) => {
  await enter('/admin/pages/category%2Fmeaning')
  const field = page.locator('textarea').first()
  const heightOf = () => field.evaluate((box) => box.getBoundingClientRect().height)
  const linesOf = (count: number) => Array.from({ length: count }, () => 'line').join('\n')
  await field.fill(linesOf(1))
  const least = await heightOf()
  await field.fill(linesOf(8))
  expect(await heightOf()).toBeGreaterThan(least)
  await field.fill(linesOf(80))
  const { height, text, frame } = await field.evaluate((box) => ({
    height: box.getBoundingClientRect().height,
    text: box.scrollHeight,
    frame: box.parentElement?.getBoundingClientRect().height,
  }))
  expect(height).toBeLessThan(text)
  expect(height).toBe(frame)
})
