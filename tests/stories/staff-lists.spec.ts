import type { Page } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { expect, message, test, press } from './staff-fixture.ts'

/** Searches a list, and waits until the search is in the address. */
async function searchFor(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
}

const bar = (page: Page) => page.getByRole('region', { name: 'With the selected entries' })

test('several entries are published at once, and undone', async ({ page, staff, enter }) => {
  const me = await staff.administrator()
  for (const title of ['Many at once, one', 'Many at once, two']) await staff.article(title, me)
  await enter('/admin/article')
  await searchFor(page, 'Many at once')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: 'Publish' }).click()
  await expectAccessible(page, 'the question before an action on several entries')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const done = message(page, '2 published. Visitors see them now.')
  await expect(done).toBeVisible()
  await expect(page.getByRole('row', { name: /Many at once.*Published/ })).toHaveCount(2)
  for (const name of ['one', 'two'])
    expect((await page.request.get(`/dycian-news/many-at-once-${name}`)).status()).toBe(200)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, '2 restored as they were.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Many at once.*Draft/ })).toHaveCount(2)
})

test('search, filters and order are in the address', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  for (let index = 1; index <= 11; index += 1) await staff.article(`Page turner ${index}`, me)
  await enterAs(me, '/admin/article?perPage=10')
  await searchFor(page, 'Page turner')
  await page.getByLabel('State').selectOption('Draft')
  await expect(page.getByText('1–10 of 11')).toBeVisible()
  await page.getByRole('button', { name: 'Last saved' }).click()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText('11–11 of 11')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1–10 of 11')).toBeVisible()
  await page.goForward()
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
  await searchFor(page, 'Nothing is called this')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/article?perPage=10')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('words just typed do not return after “Show all”', async ({ page, staff, enter }) => {
  await staff.article('Shown with all', await staff.administrator())
  await page.clock.install()
  await enter('/admin/article?q=Nothing+is+called+this')
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

test('the order of a list is dragged with the mouse', async ({ page, enter }) => {
  await enter('/admin/research')
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
  await expect(message(page, 'The new order is on the site')).toBeVisible()
  await page.getByRole('button', { name: 'Order …' }).click()
  await expect.poll(titles).toEqual([third, first, second, ...others])
})

test('an old bookmark leads to its list, and a wrong one says so', async ({ page, enter }) => {
  await enter('/admin/community-service/create')
  await expect(page).toHaveURL(/\/admin\/service-article\/create$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('New community-service article')
  await page.goto('/admin/nothing-here')
  await expect(heading).toHaveText('There is no such page')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(heading).toHaveText('Dashboard')
})

const columns = 'title,content,publishedOn,category,topics,bannerImage,sample'
const row = (title: string, date: string, category: string) =>
  `"${title}","<p>About it.</p>",${date},${category},,,`

/** Opens the import of a list. */
async function openImport(page: Page) {
  await press(page, 'Export and import')
  await page.getByRole('menuitem', { name: 'Import …' }).click()
}

/** Chooses a file whose bytes are the characters of a text. */
const chooseTable = (page: Page, text: string) =>
  page
    .getByLabel('File')
    .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })

test('an import names wrong rows, and takes their corrections', async ({ page, enter }) => {
  const rows = [
    row('Imported 2', '', 'Campus News'),
    row('Imported 3', '2026-02-30', 'Campus News'),
    row('Imported 4', '2026-01-10', 'Sports'),
  ]
  await enter('/admin/article')
  await openImport(page)
  const dialog = page.getByRole('dialog', { name: 'Import news' })
  await chooseTable(page, [columns, ...rows].join('\n'))
  await expect(dialog.getByText('2 rows have a problem.')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Row 3: Imported 3',
    'Row 4: Imported 4',
  ])
  await press(page, 'Import 3')
  await expect(dialog.getByText('2 rows have a problem.')).toBeVisible()

  await dialog.getByLabel('Row 3, Date on the article').fill('2026-02-28')
  await dialog.getByLabel('Row 4, Category').fill('Outside News')
  await press(page, 'Check again')
  await expect(dialog.getByText('3 rows, none with a problem.')).toBeVisible()
  await press(page, 'Import 3')
  await expect(page.getByText('3 imported, as drafts.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Imported')
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(3)
})

test('a table of Excel is imported once its questions are answered', async ({ page, enter }) => {
  await enter('/admin/article')
  await openImport(page)
  const dialog = page.getByRole('dialog', { name: 'Import news' })
  const order = 'Title;Date;Category;Text;Writer\r\n'
  await chooseTable(page, `${order}For the Ni\u0096o;05/11/2026;Campus News;a<b;Ben\r\n`)
  await expect(dialog.getByText('Left out, because no field has this name: Writer.')).toBeVisible()
  await expect(dialog.getByText('Answer the question; nothing is imported before.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '“Ni–o” (Windows)' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeDisabled()
  await dialog.getByRole('radio', { name: '“Niño” (Mac)' }).check()
  await dialog.getByRole('radio', { name: 'is November 5, 2026 (day first)' }).check()
  await expect(dialog.getByText('05/11/2026 is November 5, 2026.')).toBeVisible()
  await expect(dialog.getByText('One row, without a problem.')).toBeVisible()
  await press(page, 'Import 1')
  await expect(page.getByText('1 imported, as drafts.')).toBeVisible()
  await page.getByRole('link', { name: 'For the Niño' }).click()
  await expect(page.getByLabel('Date on the article')).toHaveValue('2026-11-05')
  await expect(page.getByText('a<b')).toBeVisible()
})
