import sharp from 'sharp'
import { markedAs, readPicture, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from '../stories/page-checks.ts'
import { countSteps, expect, message, press, test } from '../stories/staff-fixture.ts'
import {
  chooseFiles,
  library,
  openFile,
  photoOf,
  upload,
  uploads,
} from '../stories/staff-library.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

test('a HEIC photograph becomes a JPEG, at the second try', async ({ page, enter, site }) => {
  await enter('/admin/media')
  await page.route('**/api/admin/media', (route) => route.abort('connectionreset'), { times: 1 })
  await upload(page, 'IMG_1234.HEIC', readPicture('phone.heic'))
  await uploads(page).getByRole('button', { name: 'Try again' }).click()
  await expect(uploads(page).getByText('IMG_1234.HEIC is in the library')).toBeVisible()
  await openFile(page, 'IMG_1234')
  const address = await page.getByRole('link', { name: 'See it whole' }).getAttribute('href')
  const whole = sharp(Buffer.from(await (await fetch(site.origin + address)).arrayBuffer()))
  expect(await whole.metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
  // The red roof at the left of the scene.
  const [red = 0, green = 255] = await whole
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(150)
  expect(green).toBeLessThan(80)
})

test('a PDF is replaced, and keeps its address', async ({ page, context, site, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const media = await openSiteMedia(site)
  const first = markedAs('rules of last year', smallPdf)
  const { address } = await media.add(first, 'Rulebook.pdf')
  const steps = await countSteps(page)
  await enter('/admin/media')
  const newer = Buffer.concat([Buffer.from('%PDF-1.7\n% the newer one'), smallPdf.subarray(8)])
  await chooseFiles(page, { 'rulebook-2027.pdf': newer }, 'Replace Rulebook')
  await expect(uploads(page).getByText('rulebook-2027.pdf is in the library')).toBeVisible()
  expect(steps(), 'replace a PDF, before the choice of the file').toBe(1)
  const dialog = await openFile(page, 'Rulebook')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(message(page, 'The link is copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(address)
  const answer = await page.request.get(link)
  expect(await answer.body()).toEqual(newer)
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="rulebook.pdf"')

  const download = page.waitForEvent('download')
  await press(page, 'Look at version 1')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Rulebook (version 1).pdf')
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks)).toEqual(first)
})

test('files get tags together, and are found by them', async ({ page, site, enter }) => {
  const media = await openSiteMedia(site)
  for (const name of ['Meet program', 'Meet results', 'Enrollment form'])
    await media.add(markedAs(name, smallPdf), `${name}.pdf`)
  await enter('/admin/media')
  await press(page, 'Select files')
  await library(page).getByLabel('Select Meet program').check()
  await library(page).getByLabel('Select Meet results').check()
  await press(page, 'Tags …')
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 files' })
  await dialog.getByLabel('Add tags').fill('Division meet')
  await dialog.getByLabel('Add tags').press('Enter')
  await expectAccessible(page, 'the tags of several files')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The tags of 2 files are changed.')).toBeVisible()

  const tag = page.getByLabel('Tag', { exact: true })
  await tag.selectOption('Division meet (2)')
  await expect(library(page).getByRole('listitem')).toHaveCount(2)
  const file = await openFile(page, 'Meet results')
  await file.getByRole('button', { name: 'Remove: Division meet' }).click()
  await file.getByLabel('Tags').fill('meet')
  await expect(file.getByRole('option', { name: 'Division meet' })).toBeVisible()
  await file.getByLabel('Tags').fill('Results')
  await file.getByRole('button', { name: 'Save' }).click()
  await expect(library(page).getByRole('listitem')).toHaveCount(1)
  await tag.selectOption('Results (1)')
  await expect(library(page).getByRole('button', { name: 'Open Meet results' })).toBeVisible()
})

test('what another department uses too is not for its editors, with the reason', async ({
  page,
  staff,
  enterAs,
}) => {
  const media = await openSiteMedia(staff.site)
  const { address } = await media.add(await photoOf('Shared'), 'Shared.jpg', { alt: 'The gym' })
  const me = await staff.administrator()
  const fields = { bannerImage: address, topics: ['shs'] }
  const { id } = await staff.article('A page with a shared picture', me, fields)
  await staff.publish(id, me)
  await enterAs(await staff.person('editor', 'Junior High Editor', ['jhs']), '/admin/media')
  const button = (name: string) => library(page).getByRole('button', { name: `${name} Shared` })
  await expect(button('Replace')).toBeDisabled()
  await expect(button('Delete')).toBeDisabled()
  await expect(button('Delete')).toHaveAccessibleDescription(
    'You work on Junior High School, and other pages use this file too. Upload a copy for your pages.',
  )
  await expectAccessible(page, 'the media library of a section editor')
})
