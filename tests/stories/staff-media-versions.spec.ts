import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makePhoto, markedAs } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

const jpeg = async (name: string, width: number, height: number) =>
  markedAs(name, await (await makePhoto(width, height)).jpeg().toBuffer())

const library = (page: Page) => page.getByRole('list', { name: 'Files' })

/** Opens the dialog of a file. */
async function open(page: Page, name: string) {
  await library(page)
    .getByRole('button', { name: `Open ${name}` })
    .click()
  return page.getByRole('dialog', { name })
}

test('a replaced picture comes back from the versions of its file, and Undo takes that back', async ({
  page,
  site,
  staff,
  enterAs,
}) => {
  const media = await openSiteMedia(site)
  const { id, address } = await media.add(await jpeg('versions', 800, 600), 'Old gate.jpg')
  await media.describe(id, { name: 'Old gate', alt: 'The gate', focalX: 0.2, focalY: 0.5 })
  await media.replace(id, await jpeg('versions newer', 640, 360))
  const widthNow = async () => {
    const bytes = await (await page.request.get(address)).body()
    return (await sharp(bytes).metadata()).width
  }
  await enterAs(await staff.administrator(), '/admin/media')
  const dialog = await open(page, 'Old gate')
  const versions = dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Current')
  await expect(versions.last()).toContainText('800 × 600')
  await expectAccessible(page, 'the versions of a file')
  // What is typed meanwhile stays.
  await dialog.getByLabel('What it shows').fill('The gate before it was painted')
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(versions.last()).toContainText('Current')
  expect(await widthNow()).toBe(800)
  await expect(dialog.getByLabel('What it shows')).toHaveValue('The gate before it was painted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(versions.first()).toContainText('Current')
  expect(await widthNow()).toBe(640)

  await dialog.getByRole('button', { name: 'Delete version 1' }).click()
  await page
    .getByRole('dialog', { name: 'Delete version 1?' })
    .getByRole('button', { name: 'Delete it' })
    .click()
  await expect(dialog.getByRole('region', { name: 'Versions' })).toHaveCount(0)
})
