import sharp from 'sharp'
import { makePhoneJpeg, markedAs, readPicture, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from './page-checks.ts'
import { countSteps, expect, message, press, publishNow, test } from './staff-fixture.ts'
import {
  chooseFiles,
  dropFiles,
  library,
  openFile,
  photoOf,
  upload,
  uploads,
} from './staff-library.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

test('several files are dropped at once, too large ones refused', async ({ page, enter }) => {
  await enter('/admin/media')
  await expect(page.getByText(/^[\d.]+ [kM]B of 20 GB used$/)).toBeVisible()
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(9e6, 'x'), smallPdf])
  await dropFiles(page, page.getByText('or drop them here'), {
    'Drop one.jpg': await photoOf('one'),
    'drop-three.jpg': Buffer.from('<script>alert(1)</script>'),
  })
  await press(page, 'No learners in all 2 pictures')
  await expect(uploads(page).getByText('Drop one.jpg is in the library')).toBeVisible()
  // Its bytes reveal the disguised file.
  const problem = uploads(page).getByRole('alert')
  await expect(problem).toContainText('drop-three.jpg: This is not a picture')
  await uploads(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(problem).toHaveCount(0)
  await upload(page, 'Handbook.pdf', large)
  await expect(uploads(page).getByText('Handbook.pdf is in the library')).toBeVisible()
  await expect(page.getByText(/^(?:9|\d{2,})\.\d MB of 20 GB used$/)).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Drop one' })).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Handbook' })).toBeVisible()
  const heights = await library(page)
    .getByRole('button', { name: /^Open/ })
    .evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)))
  expect(new Set(heights).size, 'heights of tiles').toBe(1)
  await expectAccessible(page, 'the media library')

  // A file that is too large is refused before it is sent.
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media')) sent += 1
  })
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'huge.jpg'))
    return transfer
  })
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: data })
  await expect(problem).toContainText('huge.jpg: This file is larger than 25 MB')
  expect(sent).toBe(0)
})

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

test('a picture gets a description and a focal point', async ({ page, enter }) => {
  await enter('/admin/media')
  await upload(page, 'Focal.jpg', await makePhoneJpeg(800, 600))
  const tile = library(page).getByRole('listitem').filter({ hasText: 'Focal' })
  await expect(tile.getByText('Needs a description')).toBeVisible()
  const dialog = await openFile(page, 'Focal')
  await press(page, 'Save')
  await expect(
    dialog.getByText('Describe what the picture shows, or mark it as decorative.'),
  ).toBeVisible()

  const point = dialog.getByRole('slider', { name: 'Focal point' })
  // The picture has a size once it has come.
  await expect(point.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  const box = await point.boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } })
  await expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 75 % from the top')
  await point.press('ArrowRight')
  await point.press('ArrowUp')
  await expect(point).toHaveAttribute('aria-valuetext', '30 % from the left, 70 % from the top')
  await expectAccessible(page, 'a file of the library')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport()
  await dialog.getByLabel('What it shows').fill('The gate of the school')
  await press(page, 'Save')
  await expect(tile.getByText('Needs a description')).toHaveCount(0)
  const picture = tile.getByRole('img', { name: 'The gate of the school' })
  await expect(picture).toHaveCSS('object-position', '30% 70%')
})

test('a picture is described before it is public', async ({ page, site, openArticle }) => {
  const media = await openSiteMedia(site)
  const silent = await media.add(await photoOf('silent', 64, 48), 'Parade.jpg')
  await openArticle('Pictures in place', { fields: { bannerImage: silent.address } })
  await publishNow(page)
  const asked = page.getByRole('link', { name: /Describe what the picture “Parade” shows/ })
  await expect(asked).toBeVisible()
  expect((await page.request.get('/dycian-news/pictures-in-place')).status()).toBe(404)

  await press(page, 'Choose another')
  await upload(page, 'Banner.jpg', await photoOf('banner', 1_280, 720))
  const description = page.getByRole('dialog').getByLabel('What it shows')
  await description.fill('The lantern parade')
  await press(page, 'Use this picture')
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('img', { name: 'The lantern parade' }),
  ).toBeVisible()

  // The same picture in the text, chosen from the library.
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await press(page, 'Picture')
  // The library knows the description once it is read again.
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('img', { name: 'The lantern parade' }).first()).toBeVisible()
  await picker.getByRole('button', { name: 'Choose Banner' }).first().click()
  await text.getByRole('img', { name: 'The lantern parade' }).click()

  // What it shows may be said in another way here.
  await press(page, 'Picture')
  await description.fill('Lanterns over the plaza')
  await press(page, 'Save')
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  await page.goto('/dycian-news/pictures-in-place')
  await expect(page.getByRole('img', { name: 'The lantern parade' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Lanterns over the plaza' })).toHaveCount(1)
  await expect(page.locator('.prose picture source[type="image/avif"]')).toHaveCount(1)
})

test('the messages about a file lead to where it is used', async ({ page, site, staff, enter }) => {
  const media = await openSiteMedia(site)
  const { address } = await media.add(await photoOf('used'), 'Used.jpg', { alt: 'A classroom' })
  await enter('/admin/media')
  const dialog = await openFile(page, 'Used')
  await expect(dialog.getByText('Not used anywhere.')).toBeVisible()
  const me = await staff.administrator()
  const { id } = await staff.article('It uses the picture', me, { bannerImage: address })
  await staff.publish(id, me)
  await page.reload()
  const linkIn = (text: string) => message(page, text).getByRole('link', { name: 'See it' })
  const path = '/dycian-news/it-uses-the-picture'
  await chooseFiles(page, { 'newer.jpg': await photoOf('newer', 660) }, 'Replace Used')
  await page.getByRole('button', { name: /^No/ }).first().click()
  await expect(message(page, '“Used” is replaced. It is used in 1 place.')).toBeVisible()
  await expect(linkIn('is replaced')).toHaveAttribute('href', path)
  await openFile(page, 'Used')
  // What is typed meanwhile stays.
  await dialog.getByLabel('What it shows').fill('An old classroom')
  await press(page, 'Restore version 1')
  await expect(linkIn('is current again')).toHaveAttribute('href', path)
  await expect(dialog.getByLabel('What it shows')).toHaveValue('An old classroom')

  await press(page, 'Delete')
  const warning = page.getByRole('dialog', { name: 'Delete “Used”?' })
  await expect(warning.getByRole('alert')).toContainText('It is still used.')
  await expect(warning.getByRole('link', { name: 'It uses the picture' })).toBeVisible()
  await press(page, 'Delete it anyway')
  await expect(linkIn('“Used” is deleted. No page shows it now.')).toHaveAttribute('href', path)
  await expect(library(page).getByRole('button', { name: 'Open Used' })).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
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
