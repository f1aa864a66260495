import type { Page } from '@playwright/test'
import { expect, press, test } from './staff-fixture.ts'

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
