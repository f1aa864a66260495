import { makePhoto, markedAs } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

test('the message about a published post leads to what visitors see, in a tab of its own', async ({
  page,
  context,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Seen from its message', me)
  await enterAs(me, `/admin/article/${id}`)
  const message = page.getByRole('alert').filter({ hasText: 'Visitors see it now' })
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible()
  // A message stays while the focus is in it.
  await message.getByRole('button', { name: 'Undo' }).focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'a message with a link and Undo')
  await expectNoSidewaysScroll(page, [390, 320])
  const opened = context.waitForEvent('page')
  await message.getByRole('link', { name: 'See it' }).click()
  const seen = await opened
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Seen from its message')
  await expect(seen).toHaveURL('/dycian-news/seen-from-its-message')
  await seen.close()

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Seen again')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(message.getByRole('link', { name: 'See it' }).last()).toHaveAttribute(
    'href',
    '/dycian-news/seen-again',
  )
})

test('the message about a changed page leads to the part that was changed', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/pages/category%2Fmeaning')
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.fill('What we are for')
  await page.getByRole('button', { name: 'Save and show' }).click()
  const link = page.getByRole('alert').getByRole('link', { name: 'See it' })
  await expect(link).toHaveAttribute('href', '/meaning')
})

test('the message about what visitors do not see yet has no link', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Not seen yet', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Scheduled' })
  await expect(message).toBeVisible()
  await expect(message.getByRole('link')).toHaveCount(0)
})

test('the messages about a file lead to a page that shows it', async ({
  page,
  site,
  staff,
  enterAs,
}) => {
  test.slow()
  const jpeg = async (name: string, width: number) =>
    markedAs(name, await (await makePhoto(width, 480)).jpeg().toBuffer())
  const media = await openSiteMedia(site)
  const { id, address } = await media.add(await jpeg('seen one', 640), 'Seen gate.jpg')
  await media.describe(id, { name: 'Seen gate', alt: 'The gate', focalX: 0.5, focalY: 0.5 })
  const me = await staff.administrator()
  const shown = await staff.article('Shows the gate', me, { bannerImage: address })
  await staff.call(`/entries/article/${shown.id}/publish`, {
    method: 'POST',
    token: me.token,
    body: {},
  })
  await enterAs(me, '/admin/media')
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('button', { name: 'Open Seen gate' })).toBeVisible()
  const message = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const linkIn = (text: string) => message(text).getByRole('link', { name: 'See it' })
  const path = '/dycian-news/shows-the-gate'

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace Seen gate' }).click(),
  ])
  await chooser.setFiles([
    { name: 'newer.jpg', mimeType: 'image/jpeg', buffer: await jpeg('seen two', 660) },
  ])
  await page.getByRole('button', { name: /^No/ }).first().click()
  await expect(message('“Seen gate” is replaced. It is used in 1 place.')).toBeVisible()
  await expect(linkIn('is replaced')).toHaveAttribute('href', path)

  await files.getByRole('button', { name: 'Open Seen gate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seen gate' })
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(linkIn('is current again')).toHaveAttribute('href', path)

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete it anyway' }).click()
  await expect(linkIn('“Seen gate” is deleted. No page shows it now.')).toHaveAttribute(
    'href',
    path,
  )
})
