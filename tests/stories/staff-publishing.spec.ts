import { expect, openAs, openBrowser, test } from './staff-fixture.ts'

const unseen = 'Has a change that visitors do not see yet'
const saying = (text: string) => ({ hasText: text })

test('an article is written, published in two steps, and on the site at once', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/article')
  await page.getByRole('link', { name: 'New article' }).click()
  await page.getByLabel('Title').fill('The lantern parade returns')
  await page.getByRole('textbox', { name: 'Text' }).fill('It begins at the gate.')
  await page.getByLabel('Category').selectOption('Campus News')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert').filter(saying('Published'))).toBeVisible()
  // It continues at its own address by itself.
  await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/dycian-news/the-lantern-parade-returns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lantern parade returns')
  await expect(page.getByText('It begins at the gate.')).toBeVisible()
})

test('what was published by mistake is a draft again with Undo, also after its page was left', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Published by mistake', me)
  await enterAs(me, `/admin/article/${id}`)
  const actions = page.getByRole('region', { name: 'Actions' })
  const published = page.getByRole('alert').filter(saying('Published. Visitors see it now.'))
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish …' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(published).toBeVisible()
    await expect(actions).toContainText('Published')
  }
  await publish()
  await published.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert').filter(saying('Restored as it was.'))).toBeVisible()
  await expect(actions).toContainText('Draft')
  expect((await page.request.get('/dycian-news/published-by-mistake')).status()).toBe(404)
  await publish()
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await published.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('alert').filter(saying('“Published by mistake” is back: draft.')),
  ).toBeVisible()
})

test('fields that cannot be saved are named, with links to them', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/article/create')
  await page.getByLabel('Title').fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Save draft' }).click()
  const summary = page.getByRole('alert').filter(saying('One field needs your attention'))
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Title: Keep this/ }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
})

test('an entry is scheduled in two steps and stays hidden until then', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Enrollment opens soon', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Actions' }).getByText('Scheduled')).toBeVisible()
  await expect(page.getByLabel('About this entry').getByText('Jun 1, 2036, 8:00')).toBeVisible()
  expect((await page.request.get('/dycian-news/enrollment-opens-soon')).status()).toBe(404)
})

test('a change of a published article is saved for later, and shown or discarded when it is time', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('The choir sings on Monday', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  await enterAs(me, `/admin/article/${id}`)
  const headline = async (path: string) => (await page.request.get(path)).text()
  await page.getByLabel('Title').fill('The choir sings on Tuesday')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(unseen)).toBeVisible()
  expect(await headline('/dycian-news/the-choir-sings-on-monday')).toContain('on Monday</h1>')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Discard the change' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('The choir sings on Monday')
  await expect(page.getByText(unseen)).toHaveCount(0)

  await page.getByLabel('Title').fill('The choir sings on Friday')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(unseen)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('The choir sings on Friday')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  expect(await headline('/dycian-news/the-choir-sings-on-friday')).toContain('on Friday</h1>')
})

test('a change that was discarded or shown by mistake is taken back with Undo', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('The band plays at noon', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  await enterAs(me, `/admin/article/${id}`)
  const title = page.getByLabel('Title')
  const message = (text: string) => page.getByRole('alert').filter(saying(text))
  const undo = (text: string) => message(text).getByRole('button', { name: 'Undo' }).click()
  await title.fill('The band plays at one')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(unseen)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Discard the change' }).click()
  await expect(title).toHaveValue('The band plays at noon')
  await undo('Discarded.')
  await expect(message('Restored as it was.')).toBeVisible()
  await expect(title).toHaveValue('The band plays at one')
  await expect(page.getByText(unseen)).toBeVisible()

  await page.getByRole('button', { name: 'Save and show' }).click()
  const shown = async () => (await page.request.get('/dycian-news')).text()
  await expect(message('Saved. Visitors see it now.')).toBeVisible()
  expect(await shown()).toContain('The band plays at one')
  await undo('Saved. Visitors see it now.')
  await expect(title).toHaveValue('The band plays at noon')
  await expect(page.getByText(unseen)).toHaveCount(0)
  expect(await shown()).toContain('The band plays at noon')
})

test('it is copied, thrown away and restored, each in two steps', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('The chess club meets', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await expect(page).not.toHaveURL(`/admin/article/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue(/The chess club meets/)
  await page.goto(`/admin/article/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await expect(page.getByText('This is in the trash')).toBeVisible()
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore The chess club meets', exact: true }).click()
  await expect(page.getByRole('alert').filter(saying('is back'))).toBeVisible()
})

test('earlier versions say in words what changed, and come back in two steps', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id, revision } = await staff.article('Robots at the fair', me, {
    content: '<p>We won gold.</p>',
  })
  const data = {
    title: 'Robots at the fair',
    content: '<p>We won silver.</p>',
    category: 'Campus News',
    topics: [],
  }
  await staff.call(`/entries/article/${id}`, {
    method: 'PUT',
    token: me.token,
    body: { data, basedOn: revision },
  })
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: 'What changed in version 2' }).click()
  await expect(history.locator('del')).toHaveText('gold')
  await expect(history.locator('ins')).toHaveText('silver')
  await history.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('We won gold.')
})

test('a preview link is copied in one step and needs no account', async ({
  page,
  context,
  browser,
  staff,
  enterAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await staff.administrator()
  const { id } = await staff.article('A secret until Friday', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  await expect(page.getByRole('alert').filter(saying('copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const visitor = await (await openBrowser(browser)).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'A secret until Friday' })).toBeVisible()
  await visitor.context().close()
})

test.describe('while it is written', () => {
  // The preview shows the page without its scripts.
  test.use({ expectedErrors: [/^Blocked script execution/] })

  test('the live preview follows what is typed, at the width of a phone and of a desk', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Seen while it is written', me)
    await enterAs(me, `/admin/article/${id}`)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Seen while it is written')
    await page.getByLabel('Title').fill('Seen at once')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Seen at once')
    const width = () =>
      page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth)
    await expect.poll(width).toBe(390)
    await page.getByRole('button', { name: 'Desktop' }).click()
    await expect.poll(width).toBe(1280)
  })
})

test('an author asks for a review, an editor approves in one step', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  const author = await staff.person('author', 'Ben Cruz')
  const { id } = await staff.article('The library is open late', author)
  await enterAs(author, `/admin/article/${id}`)
  await expect(page.getByRole('button', { name: 'Publish …' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask for a review …' }).click()
  await page.getByRole('button', { name: 'Ask for a review', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Actions' }).getByText('Waiting for review'),
  ).toBeVisible()

  const editor = await openAs(
    browser,
    site.origin,
    await staff.person('editor', 'Carla Lim'),
    '/admin/dashboard',
  )
  await editor.getByRole('button', { name: 'Approve The library is open late' }).click()
  await expect(editor.getByRole('alert').filter(saying('is published'))).toBeVisible()
  expect((await page.request.get('/dycian-news/the-library-is-open-late')).status()).toBe(200)
  await editor.context().close()
})
