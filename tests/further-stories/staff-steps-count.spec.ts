import { smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { countSteps, expect, message, press, publishNow, test } from '../stories/staff-fixture.ts'
import { dropFiles, paste, photoOf } from '../stories/staff-library.ts'

// The steps of other tasks are counted by the stories that walk them.

// Browsers say this of the attribute for older ones.
test.use({ expectedErrors: [/^Allow attribute will take precedence/] })

test('news with pictures takes five steps, a file two', async ({ page, site, enter }) => {
  test.slow()
  const media = await openSiteMedia(site)
  await media.add(smallPdf, 'Program of the day.pdf')
  const steps = await countSteps(page)
  await enter('/admin/article')
  await page.getByRole('link', { name: 'New article' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Five steps')
  await expect(page.getByLabel('Category')).toHaveValue('Campus News')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await paste(page, { html: '<p class=MsoNormal>The fair began on Monday.</p>' })
  await page.keyboard.press('Enter')
  await paste(page, { plain: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  await expect(text.getByRole('link', { name: 'youtube.com' })).toBeVisible()

  await dropFiles(page, text, {
    'Fair 1.jpg': await photoOf('fair 1', 640),
    'Fair 2.jpg': await photoOf('fair 2', 660),
  })
  await press(page, 'No learners in all 2 pictures')
  await page.getByLabel('What “Fair 1” shows').fill('A robot climbs stairs')
  await page.getByLabel('What “Fair 2” shows').fill('Judges with clipboards')
  await press(page, 'Put 2 pictures in the text')
  await expect(text.getByRole('figure').getByRole('img')).toHaveCount(2)
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  expect(steps(), 'news with two photographs and a video').toBe(5)

  await press(page, 'PDF')
  await press(page, 'Choose Program of the day')
  await expect(text.getByRole('link', { name: 'Program of the day' })).toBeVisible()
  expect(steps(), 'a PDF in a text').toBe(2)
  await press(page, 'Save and show')
  await expect(message(page, 'Saved. Visitors see it now.')).toBeVisible()
  await page.goto('/dycian-news/five-steps')
  await expect(page.getByRole('img', { name: 'A robot climbs stairs' })).toBeVisible()
  await expect(page.getByText('Play the video')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Program of the day PDF, \d+ kB$/ })).toBeVisible()
})
