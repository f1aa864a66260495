import { expectAccessible } from './page-checks.ts'
import { expect, message, press, publishNow, test } from './staff-fixture.ts'
import { paste, photoOf } from './staff-library.ts'

const wordList = (bullet: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

test('a text takes from Word no styles and no hidden parts, and says what it left out', async ({
  page,
  enter,
}) => {
  await enter('/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  const heading = '<h1 style="color:red;font-family:Calibri">Our plan</h1>'
  const list = wordList('·', 'First') + wordList('·', 'Second')
  await paste(page, {
    html: `<html><head><style>p{margin:0}</style></head><body>${heading}${list}<p class=MsoNormal>After<span style='display:none'>salary grade</span></p><img src="file:///C:/clip.jpg"></body></html>`,
  })
  const note = page.getByRole('status').filter({ hasText: 'Left out of what you pasted' })
  await expect(note.getByRole('listitem')).toHaveText([/^1 hidden part/, /^1 picture/])
  await expectAccessible(page, 'the note of a paste')
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
  await expect(text.locator('h2')).toHaveText('Our plan')
  await expect(text.locator('ul > li')).toHaveText(['First', 'Second'])
  expect(await text.innerHTML()).not.toMatch(/Mso|Calibri|salary|style="[^"]*color/)

  await page.reload()
  // Word copies a picture of the text, too.
  const files = { 'image.png': await photoOf('from Word', 300) }
  await paste(page, { html: '<p class=MsoNormal>From Word</p>', files })
  await expect(text).toContainText('From Word')
  await expect(page.getByRole('region', { name: 'Files for the text' })).toHaveCount(0)
})

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

test('an empty date says so, and a two-digit year is refused', async ({ page, enter }) => {
  await enter('/admin/article/create')
  const date = page.getByLabel('Date on the article')
  await date.fill('2026-11-05')
  await expect(date).not.toHaveAccessibleDescription(/No date yet/)
  await date.fill('')
  await expect(date).toHaveAccessibleDescription(/No date yet\./)
  await date.fill('0026-11-05')
  await page.getByLabel('Title').fill('A year with two digits')
  await publishNow(page)
  await expect(date).toHaveAccessibleDescription('Enter the year with four digits, such as 2026.')
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
  await title.fill('Vaccination day is on Friday')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(message(page, 'Saved.')).toBeVisible()
  await page.reload()
  await expect(filipinoTitle).toHaveValue('Bakuna po sa Martes')
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
