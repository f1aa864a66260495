import { expectAccessible } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

test('several entries are published at once, and what was refused says why', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  for (const title of ['Many at once, one', 'Many at once, two']) await staff.article(title, me)
  await enterAs(me, '/admin/article')
  await page.getByRole('searchbox', { name: 'Search' }).fill('Many at once')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'With the selected entries' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Publish' }).click()
  await expectAccessible(page, 'the question before an action on several entries')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: '2 published. Visitors see them now.' }),
  ).toBeVisible()
  expect((await page.request.get('/dycian-news/many-at-once-one')).status()).toBe(200)
  expect((await page.request.get('/dycian-news/many-at-once-two')).status()).toBe(200)
})

test('on a phone entries are narrowed, sorted and worked on several at a time as well', async ({
  page,
  staff,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const me = await staff.administrator()
  for (const title of ['By phone, b', 'By phone, a']) await staff.article(title, me)
  await enterAs(me, '/admin/article')
  await page.getByRole('searchbox', { name: 'Search' }).fill('By phone')
  const entries = page.getByRole('link', { name: /^By phone/ })
  await expect(entries).toHaveText(['By phone, a', 'By phone, b'])
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('switch', { name: 'Mine only' }).check()
  await expect(page.getByLabel('Topic')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Title')
  await expect(entries).toHaveText(['By phone, a', 'By phone, b'])
  await page.getByRole('checkbox', { name: 'Select By phone, b' }).check()
  const bar = page.getByRole('region', { name: 'With the selected entries' })
  await bar.getByRole('button', { name: 'Move to the trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click()
  await expect(entries).toHaveText(['By phone, a'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('what waits is found in its list: a change that visitors do not see yet', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const data = { title: 'Waits, changed', content: '<p>New.</p>', category: 'Campus News' }
  for (const title of ['Waits, live', 'Waits, changed']) {
    const { id } = await staff.article(title, me)
    const path = `/entries/article/${id}`
    await staff.call(`${path}/publish`, { method: 'POST', token: me.token, body: {} })
    if (title === data.title)
      await staff.call(path, { method: 'PUT', token: me.token, body: { data, basedOn: 2 } })
  }
  await enterAs(me, '/admin/article?q=Waits')
  const entries = page.getByRole('link', { name: /^Waits/ })
  await expect(entries).toHaveCount(2)
  await page.getByLabel('Waiting').selectOption('Change not shown yet')
  await expect(entries).toHaveText(['Waits, changed'])
  await expect(page).toHaveURL(/waiting=change/)
  await page.getByLabel('Waiting').selectOption('Review')
  await expect(entries).toHaveCount(0)
})

test('search, filters, order and page of a list are in its address, and are there on coming back', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  for (let index = 1; index <= 11; index += 1) await staff.article(`Page turner ${index}`, me)
  await enterAs(me, '/admin/article?perPage=10')
  await page.getByRole('searchbox', { name: 'Search' }).fill('Page turner')
  await page.getByLabel('State').selectOption('Draft')
  await expect(page.getByText('1–10 of 11')).toBeVisible()
  await page.getByRole('button', { name: 'Last saved' }).click()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText('11–11 of 11')).toBeVisible()
  const address = '/admin/article?page=2&perPage=10&order=ASC&q=Page+turner&state=draft'
  await expect(page).toHaveURL(address)

  await page.getByRole('link', { name: 'Page turner 11' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Page turner 11')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Page turner')
  await expect(page.getByText('11–11 of 11')).toBeVisible()

  await page.goto('/admin/article?page=9&perPage=10&q=Page+turner')
  await expect(page.getByText('11–11 of 11')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Page turner/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Nothing is called this')
  await expect(page).toHaveURL(/q=Nothing/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/article?perPage=10')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('words that were just typed do not come back after “Show all”', async ({
  page,
  staff,
  enterAs,
}) => {
  await staff.article('Shown with all', await staff.administrator())
  await page.clock.install()
  await enterAs(await staff.administrator(), '/admin/article?q=Nothing+is+called+this')
  const all = page.getByRole('button', { name: 'Show all' })
  await expect(all).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
  await page.getByRole('searchbox', { name: 'Search' }).fill('Nothing either')
  await all.click()
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expect(page.getByRole('link', { name: 'Shown with all' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await expect(page).toHaveURL('/admin/article')
})

test('the order of a list is dragged with the mouse, and visitors see it', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/research')
  await page.getByRole('button', { name: 'Order …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order of research' })
  const moves = dialog.getByRole('button', { name: /^Move up: / })
  const titles = () =>
    moves.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  await expect(moves.nth(2)).toBeVisible()
  const [first, second, third, ...others] = await titles()
  // Drags by the handle in small steps, as a hand does.
  const boxes = await dialog.locator('[draggable] > svg').evaluateAll((all) =>
    all.slice(0, 3).map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const [from, , to] = boxes
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(to.x, to.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 12, { steps: 4 })
  await page.mouse.move(from.x + 60, from.y, { steps: 8 })
  await page.mouse.move(from.x + 62, from.y + 1)
  await expect(dialog.locator('[draggable]').first()).toHaveCSS('border-top-width', '2px')
  await page.mouse.move(from.x + 64, from.y + 1)
  await page.mouse.up()
  await expect.poll(titles).toEqual([third, first, second, ...others])
  await dialog.getByRole('button', { name: 'Save this order' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The new order is on the site' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Order …' }).click()
  await expect.poll(titles).toEqual([third, first, second, ...others])
})

test('an old bookmark of a list leads to the list of its kind', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/community-service/create')
  await expect(page).toHaveURL(/\/admin\/service-article\/create$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New community-service article')
})
