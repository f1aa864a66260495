import { expect, test } from './staff-fixture.ts'

const columns = 'title,content,publishedOn,category,topics,bannerImage,sample'
const row = (title: string, date: string, category: string) =>
  `"${title}","<p>About it.</p>",${date},${category},,,`

test('an import names the rows with a problem, lets a person correct them and imports all at once', async ({
  page,
  staff,
  enterAs,
}) => {
  const rows = [
    row('Imported 2', '2026-01-05', 'Campus News'),
    row('Imported 3', '2026-02-30', 'Campus News'),
    row('Imported 4', '2026-01-07', 'Outside News'),
    row('Imported 5', '', 'Campus News'),
    row('Imported 6', '2026-01-09', 'Campus News'),
    row('Imported 7', '2026-01-10', 'Sports'),
    row('Imported 8', '2026-01-11', 'Campus News'),
  ]
  await enterAs(await staff.administrator(), '/admin/article')
  await page.getByRole('button', { name: 'Export and import' }).click()
  await page.getByRole('menuitem', { name: 'Import …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import news' })
  const file = {
    name: 'news.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...rows].join('\n')),
  }
  await dialog.getByLabel('File').setInputFiles(file)
  await expect(dialog.getByText('2 rows have a problem.')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Row 3: Imported 3',
    'Row 7: Imported 7',
  ])
  await dialog.getByRole('button', { name: 'Import 7' }).click()
  await expect(dialog.getByText('2 rows have a problem.')).toBeVisible()

  await dialog.getByLabel('Row 3, Date on the article').fill('2026-02-28')
  await dialog.getByLabel('Row 7, Category').fill('Outside News')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog.getByText('7 rows, none with a problem.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 7' }).click()
  await expect(page.getByText('7 imported, as drafts.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Imported')
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(7)
})

test('a table as Excel saves it is imported: semicolons, its own headings and days', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/article')
  await page.getByRole('button', { name: 'Export and import' }).click()
  await page.getByRole('menuitem', { name: 'Import …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import news' })
  const choose = (text: string) =>
    dialog
      .getByLabel('File')
      .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') })
  await choose('Title;Text;Writer\r\nWithout a category;It rained.;Ben\r\n')
  await expect(dialog.getByText('Left out, because no field has this name: Writer.')).toBeVisible()
  await expect(dialog.getByText(/Invalid|undefined/)).toHaveCount(0)
  await dialog.getByLabel('Row 2, Category').fill('Campus News')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog.getByText('One row, without a problem.')).toBeVisible()
  await choose('Title;Date;Category;Text\r\nFrom Excel;11/20/2026;Campus News;It rained.\r\n')
  // Waits for the second file: what is said of the first one is the same.
  await expect(dialog.getByText('Left out,')).toHaveCount(0)
  await expect(dialog.getByText('One row, without a problem.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 imported, as drafts.')).toBeVisible()
  await page.getByRole('link', { name: 'From Excel' }).click()
  await expect(page.getByLabel('Date on the article')).toHaveValue('2026-11-20')
})

test('what is exported can be imported', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.administrator(), '/admin/research')
  await page.getByRole('button', { name: 'Export and import' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV (for Excel)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('research.csv')
  await page.getByRole('button', { name: 'Export and import' }).click()
  await page.getByRole('menuitem', { name: 'Import …' }).click()
  await page.getByLabel('File').setInputFiles(await download.path())
  await expect(page.getByText(/^\d+ rows, none with a problem\.$/)).toBeVisible()
})
