import { makePhoto, uploadForm } from '../helpers/pictures.ts'
import { expectAccessible } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

interface Saved {
  id: number
  data: { content: string }
}

/** A drawing of the site, which the library has from the start. */
const drawing = '<img src="/images/default-banner.svg" alt="A leaf" />'

test('figures with captions stay as they are while their text is edited', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const content =
    `<p>First</p><figure>${drawing}<figcaption>Ours, <strong>2026</strong></figcaption></figure>` +
    `<figure>${drawing}${drawing}<figcaption>Two</figcaption></figure>` +
    '<figure><figcaption>Fees</figcaption><table><tbody><tr><td><p>1</p></td></tr></tbody></table></figure><p>Last</p>'
  const { id } = await staff.article('Moved in', me, { content })
  const read = async () =>
    ((await staff.call(`/entries/article/${id}`, { token: me.token })) as Saved).data.content
  const before = await read()
  expect(before.match(/<figcaption>/g)).toHaveLength(3)
  await enterAs(me, `/admin/article/${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.getByText('First').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' of all')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Saved|saved/ })).toBeVisible()
  expect(await read()).toBe(before.replace('First', 'First of all'))
})

test('captions of tables and links of pictures survive in a text from elsewhere', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const linked = '<a href="/contact-us"><img src="/images/default-banner.svg" alt="A leaf" /></a>'
  const { id } = await staff.article('With a table', me, {
    content: `<p>First</p><table><caption>Fees of 2026</caption><tbody><tr><td>JHS</td></tr></tbody></table>${linked}<p>Last</p>`,
  })
  await enterAs(me, `/admin/article/${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text.getByRole('figure')).toContainText('Fees of 2026')
  await text.getByText('First').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' of all')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Saved|saved/ })).toBeVisible()
  const { data } = (await staff.call(`/entries/article/${id}`, { token: me.token })) as Saved
  expect(data.content).toContain('<p>First of all</p>')
  expect(data.content).toContain('<figure><figcaption>Fees of 2026</figcaption><table>')
  expect(data.content).toMatch(/<a href="\/contact-us"><img [^>]+><\/a>/)
})

test('a picture in a text gets a caption, which goes with it', async ({
  page,
  site,
  staff,
  enterAs,
}) => {
  test.slow()
  const me = await staff.administrator()
  const photo = await (await makePhoto(640, 480)).jpeg().toBuffer()
  await fetch(`${site.origin}/api/admin/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}` },
    body: uploadForm(photo, 'Robot fair.jpg', { alt: 'A robot climbs' }),
  })
  await enterAs(me, '/admin/article/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('With a caption')
  const text = page.getByRole('textbox', { name: 'Text' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await text.click()
  await press('Picture')
  await press('Choose Robot fair')
  const picture = text.getByRole('img', { name: 'A robot climbs' })
  await picture.click()
  await press('Picture')
  await press('Caption')
  await expect(text).toBeFocused()
  await page.keyboard.type('Our robot at the fair')
  await page.keyboard.press('Enter')
  await page.keyboard.type('What came after.')
  await expect(text.getByRole('figure')).toHaveText('Our robot at the fair')
  await expectAccessible(page, 'a picture with a caption')

  // The caption of a picture that has one is found again, and does not become two.
  await picture.click()
  await press('Picture')
  await press('Caption')
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' of 2026')
  await expect(text.locator('figcaption')).toHaveText(['Our robot at the fair of 2026'])

  // Without its picture, a caption goes too; both come back.
  await text.getByText('What came after.').click()
  await picture.click()
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press('Picture')
  await press('Remove from the text')
  await expect(text.getByRole('figure')).toHaveCount(0)
  await expect(text).toHaveText('What came after.')
  await press('Undo')
  await expect(text.getByRole('figure')).toHaveText('Our robot at the fair of 2026')

  await press('Publish …')
  await press('Publish now')
  await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
  await page.goto('/dycian-news/with-a-caption')
  await expect(page.getByRole('figure')).toContainText('Our robot at the fair of 2026')
  await expect(page.getByText('What came after.')).toBeVisible()
})
