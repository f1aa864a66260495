import { makePhoto, uploadForm } from '../helpers/pictures.ts'
import { expect, openAs, test } from './staff-fixture.ts'

const saying = (text: string) => ({ hasText: text })

test('what is on the site is taken down in two steps, and shown again', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Shown by mistake', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  const address = '/dycian-news/shown-by-mistake'
  expect((await page.request.get(address)).status()).toBe(200)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take down from the site' }).click()
  await expect(page.getByRole('alert').filter(saying('Taken down'))).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  // The message about taking it down stays for its Undo.
  await expect(page.getByRole('region', { name: 'Actions' }).getByText('Published')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(200)
})

test('an entry goes by itself at the time that was set', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Until the end of enrollment', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Show it until').fill('2020-01-01T08:00')
  await expect(dialog.getByText('Choose a time after the start.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByLabel('Show it until').fill('2036-06-01T08:00')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Jun 1, 2036, 8:00')).toBeVisible()
  const status = async () =>
    (await page.request.get('/dycian-news/until-the-end-of-enrollment')).status()
  expect(await status()).toBe(200)

  // Repeats it with an end that passes while the story watches: the field has no seconds.
  const expiresAt = Date.now() + 2_000
  await staff.call(`/entries/article/${id}/publish`, {
    method: 'POST',
    token: me.token,
    body: { expiresAt },
  })
  await expect.poll(status).toBe(404)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Actions' }).getByText('Expired')).toBeVisible()
})

test('an editor sends a draft back, and its author reads why, on a phone as well', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  const author = await staff.person('author', 'Lito Ramos')
  const { id } = await staff.article('A draft that is not ready', author)
  await staff.call(`/entries/article/${id}/request-review`, {
    method: 'POST',
    token: author.token,
    body: {},
  })
  await enterAs(await staff.administrator(), `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back' })
  await expect(dialog.getByRole('button', { name: 'Send back' })).toBeDisabled()
  await dialog.getByLabel('What should be changed?').fill('Name the coach, please.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByRole('alert').filter(saying('Sent back'))).toBeVisible()

  const theirs = await openAs(browser, site.origin, author, `/admin/article/${id}`)
  await theirs.setViewportSize({ width: 360, height: 740 })
  await expect(theirs.getByText('From the editor: Name the coach, please.')).toBeInViewport()
  await expect(theirs.getByRole('button', { name: 'Ask for a review …' })).toBeVisible()
  await theirs.context().close()
})

test.describe('a picture without alt text', () => {
  test.use({ expectedErrors: [/^Failed to load resource.*422/] })

  test('is named before its page is published, and the draft stays one', async ({
    page,
    site,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const bytes = await (await makePhoto(64, 48)).jpeg().toBuffer()
    const sent = await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}` },
      body: uploadForm(bytes, 'Parade.jpg'),
    })
    const { address } = (await sent.json()) as { address: string }
    await enterAs(me, '/admin/article/create')
    const { id } = await staff.article('With a silent picture', me, { bannerImage: address })
    await page.goto(`/admin/article/${id}`)
    await page.getByRole('button', { name: 'Publish …' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(
      page.getByRole('link', { name: /Describe what the picture “Parade” shows/ }),
    ).toBeVisible()
    expect((await page.request.get('/dycian-news/with-a-silent-picture')).status()).toBe(404)
  })
})

test.describe('links in the live preview', () => {
  // The preview shows the page without its scripts.
  test.use({ expectedErrors: [/^Blocked script execution/] })

  test('open beside what is being written', async ({ page, context, staff, enterAs }) => {
    const me = await staff.administrator()
    const content = '<p>See <a href="/contact-us">where we are</a>.</p>'
    const { id } = await staff.article('It leads on', me, { content })
    await enterAs(me, `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const link = page.frameLocator('iframe').getByRole('link', { name: 'where we are' })
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened).toHaveURL('/contact-us')
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'It leads on',
    )
  })
})

test('an address of the staff pages that leads nowhere says so, and leads back', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
