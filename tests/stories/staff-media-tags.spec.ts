import type { Page } from '@playwright/test'
import { markedAs, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

const library = (page: Page) => page.getByRole('list', { name: 'Files' })

test('files get tags together, are found by them, and each tag is suggested for the next file', async ({
  page,
  site,
  staff,
  enterAs,
}) => {
  const media = await openSiteMedia(site)
  for (const name of ['Meet program', 'Meet results', 'Enrollment form'])
    await media.add(markedAs(name, smallPdf), `${name}.pdf`)
  await enterAs(await staff.administrator(), '/admin/media')
  await page.getByRole('button', { name: 'Select files' }).click()
  await library(page).getByLabel('Select Meet program').check()
  await library(page).getByLabel('Select Meet results').check()
  await page.getByRole('button', { name: 'Tags …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 files' })
  await dialog.getByLabel('Add tags').fill('Division meet')
  await dialog.getByLabel('Add tags').press('Enter')
  await expectAccessible(page, 'the tags of several files')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The tags of 2 files are changed.')).toBeVisible()

  await page.getByLabel('Tag', { exact: true }).selectOption('Division meet (2)')
  await expect(library(page).getByRole('listitem')).toHaveCount(2)
  await library(page).getByRole('button', { name: 'Open Meet results' }).click()
  const file = page.getByRole('dialog', { name: 'Meet results' })
  await file.getByRole('button', { name: 'Remove: Division meet' }).click()
  await file.getByLabel('Tags').fill('meet')
  await expect(file.getByRole('option', { name: 'Division meet' })).toBeVisible()
  await file.getByLabel('Tags').fill('Results')
  await file.getByRole('button', { name: 'Save' }).click()
  await expect(library(page).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Tag', { exact: true }).selectOption('Results (1)')
  await expect(library(page).getByRole('button', { name: 'Open Meet results' })).toBeVisible()
})
