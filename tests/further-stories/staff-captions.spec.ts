import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from '../stories/page-checks.ts'
import { expect, message, press, publishNow, test } from '../stories/staff-fixture.ts'
import { photoOf } from '../stories/staff-library.ts'

/** A drawing of the site, which the library has from the start. */
const drawing = '<img src="/images/default-banner.svg" alt="A leaf" />'

test('figures and captions survive the editing of texts', async ({ page, staff, openArticle }) => {
  const content =
    `<p>First</p><figure>${drawing}<figcaption>Ours, <strong>2026</strong></figcaption></figure>` +
    `<figure>${drawing}${drawing}<figcaption>Two</figcaption></figure>` +
    `<table><caption>Fees of 2026</caption><tbody><tr><td><p>JHS</p></td></tr></tbody></table><a href="/contact-us">${drawing}</a><p>Last</p>`
  const id = await openArticle('Moved in', { fields: { content } })
  const read = async () => (await staff.read(id)).data.content
  const before = await read()
  const text = page.getByRole('textbox', { name: 'Text' })
  const edit = async (words: string) => {
    await text.getByText(/^First/).click()
    await page.keyboard.press('End')
    await page.keyboard.type(words)
    await press(page, 'Save draft')
    await expect(message(page, /Saved|saved/)).toBeVisible()
    await expect.poll(read).toContain(words)
  }
  await expect(text.getByRole('figure').filter({ hasText: 'Fees of 2026' })).toBeVisible()
  await edit(' of all')
  const after = await read()
  const [ours] = before.split('<table>')
  expect(ours?.match(/<figcaption>/g)).toHaveLength(2)
  expect(after).toContain(ours?.replace('First', 'First of all'))
  expect(after).toContain('<figure><figcaption>Fees of 2026</figcaption><table>')
  expect(after).toMatch(/<a href="\/contact-us"><img [^>]+><\/a>/)
  await page.reload()
  await edit(', again')
  expect(await read()).toBe(after.replace('First of all', 'First of all, again'))
})

test('a picture in a text gets a caption, which goes with it', async ({ page, site, enter }) => {
  test.slow()
  const media = await openSiteMedia(site)
  await media.add(await photoOf('robot'), 'Robot fair.jpg', { alt: 'A robot climbs' })
  await enter('/admin/article/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('With a caption')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await press(page, 'Picture')
  await press(page, 'Choose Robot fair')
  const picture = text.getByRole('img', { name: 'A robot climbs' })
  const typeCaption = async (words: string) => {
    await picture.click()
    await press(page, 'Picture')
    await press(page, 'Caption')
    await expect(text).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(words)
  }
  await typeCaption('Our robot at the fair')
  await page.keyboard.press('Enter')
  await page.keyboard.type('What came after.')
  await expect(text.getByRole('figure')).toHaveText('Our robot at the fair')
  await expectAccessible(page, 'a picture with a caption')

  // The caption of a picture that has one is found again, and does not become two.
  await typeCaption(' of 2026')
  await expect(text.locator('figcaption')).toHaveText(['Our robot at the fair of 2026'])

  // Without its picture, a caption goes too; both come back.
  await text.getByText('What came after.').click()
  await picture.click()
  const button = page.getByRole('button', { name: 'Picture', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Picture')
  await press(page, 'Remove from the text')
  await expect(text.getByRole('figure')).toHaveCount(0)
  await expect(text).toHaveText('What came after.')
  await press(page, 'Undo')
  await expect(text.getByRole('figure')).toHaveText('Our robot at the fair of 2026')

  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  await page.goto('/dycian-news/with-a-caption')
  await expect(page.getByRole('figure')).toContainText('Our robot at the fair of 2026')
  await expect(page.getByText('What came after.')).toBeVisible()
})
