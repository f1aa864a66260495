import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { phoneHeic } from '../helpers/phone-heic.ts'
import { makePhoneJpeg, makePhoto, markedAs, smallPdf } from '../helpers/pictures.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test, type StaffHelper } from './staff-fixture.ts'

const jpeg = async (width = 640, height = 480) => (await makePhoto(width, height)).jpeg().toBuffer()
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })

/** Uploads a file to the library through its file chooser; a picture shows no learners. */
async function upload(page: Page, file: { name: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ])
  await chooser.setFiles([asFile(file.name, markedAs(file.name, file.buffer))])
  if (file.name.endsWith('.pdf')) return
  await page.getByRole('button', { name: `No learners in ${file.name}` }).click()
}

const library = (page: Page) => page.getByRole('list', { name: 'Files' })
const uploads = (page: Page) => page.getByRole('status', { name: 'Uploads' })

/** Describes the file whose dialog is open. */
async function describe(page: Page, alt: string, button = 'Save') {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it shows').fill(alt)
  await dialog.getByRole('button', { name: button }).click()
}

test.describe('files of every kind', () => {
  test.use({ expectedErrors: [/^Failed to load resource.*422/] })

  test('several files are dropped on the library at once, and each one says how far it is', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/media')
    const files = [
      { name: 'Drop one.jpg', bytes: [...markedAs('one', await jpeg())] },
      { name: 'Drop two.pdf', bytes: [...markedAs('two', smallPdf)] },
      { name: 'drop-three.jpg', bytes: [...Buffer.from('<script>alert(1)</script>')] },
    ]
    const data = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer()
      for (const { name, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name))
      return transfer
    }, files)
    await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: data })
    await page.getByRole('button', { name: 'No learners in all 2 pictures' }).click()
    await expect(uploads(page).getByText('Drop one.jpg is in the library')).toBeVisible()
    await expect(uploads(page).getByText('Drop two.pdf is in the library')).toBeVisible()
    // Its bytes reveal the disguised file.
    await expect(uploads(page).getByRole('alert')).toContainText(
      'drop-three.jpg: This is not a picture',
    )
    await uploads(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(uploads(page).getByRole('alert')).toHaveCount(0)
    await expect(library(page).getByRole('button', { name: 'Open Drop one' })).toBeVisible()
    await expect(library(page).getByRole('button', { name: 'Open Drop two' })).toBeVisible()
    const boxes = await Promise.all(
      (await library(page).getByRole('button', { name: /^Open/ }).all()).map((tile) =>
        tile.boundingBox(),
      ),
    )
    expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0))).size, 'heights of tiles').toBe(
      1,
    )
    await expectAccessible(page, 'the media library')
  })
})

test('the library says how much of its space is used, and counts what comes', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/media')
  await expect(page.getByText(/^[\d.]+ [kM]B of 20 GB used$/)).toBeVisible()
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(9e6, 'x'), smallPdf])
  await upload(page, { name: 'Handbook.pdf', buffer: large })
  await expect(page.getByText(/^(?:9|\d{2,})\.\d MB of 20 GB used$/)).toBeVisible()
})

test('a file that is too large is refused before it is sent', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.administrator(), '/admin/media')
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
  await expect(uploads(page).getByRole('alert')).toContainText(
    'huge.jpg: This file is larger than 25 MB',
  )
  expect(sent).toBe(0)
})

test('an iPhone’s HEIC photograph becomes a JPEG on the way', async ({
  page,
  staff,
  enterAs,
  site,
}) => {
  await enterAs(await staff.administrator(), '/admin/media')
  await upload(page, { name: 'IMG_1234.HEIC', buffer: phoneHeic })
  await expect(uploads(page).getByText('IMG_1234.HEIC is in the library')).toBeVisible()
  await library(page).getByRole('button', { name: 'Open IMG_1234' }).click()
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

test('a picture gets a description and a focal point, by pointer and by keyboard', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/media')
  await upload(page, { name: 'Focal.jpg', buffer: await makePhoneJpeg(800, 600) })
  const tile = library(page).getByRole('listitem').filter({ hasText: 'Focal' })
  await expect(tile.getByText('Needs a description')).toBeVisible()
  await tile.getByRole('button', { name: 'Open Focal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
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
  await describe(page, 'The gate of the school')
  await expect(tile.getByText('Needs a description')).toHaveCount(0)
  await expect(tile.getByRole('img', { name: 'The gate of the school' })).toHaveCSS(
    'object-position',
    '30% 70%',
  )
})

test('an article’s picture is uploaded where it is chosen, described, and on the page', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Pictures in place', me)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Choose a picture' }).first().click()
  await upload(page, { name: 'Banner.jpg', buffer: await jpeg(1_280, 720) })
  await describe(page, 'The lantern parade', 'Use this picture')
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('img', { name: 'The lantern parade' }),
  ).toBeVisible()

  // The same picture in the text, chosen from the library.
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  // The library knows the description once it is read again.
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('img', { name: 'The lantern parade' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Choose Banner' }).first().click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.getByRole('img', { name: 'The lantern parade' }).click()

  // What it shows may be said in another way here.
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByLabel('What it shows').fill('Lanterns over the plaza')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
  await page.goto('/dycian-news/pictures-in-place')
  await expect(page.getByRole('img', { name: 'The lantern parade' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Lanterns over the plaza' })).toHaveCount(1)
  await expect(page.locator('.prose picture source[type="image/avif"]')).toHaveCount(1)
})

test('a file that is used says where, and is deleted only after a warning', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  await enterAs(me, '/admin/media')
  await upload(page, { name: 'Used.jpg', buffer: await jpeg() })
  await library(page).getByRole('button', { name: 'Open Used' }).click()
  const address = await page.getByRole('link', { name: 'See it whole' }).getAttribute('href')
  await expect(page.getByText('Not used anywhere.')).toBeVisible()
  await describe(page, 'A classroom')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await staff.article('It uses the picture', me, { bannerImage: address })
  await page.reload()
  await page.getByRole('button', { name: 'Delete Used' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Used”?' })
  await expect(dialog.getByRole('alert')).toContainText('It is still used.')
  await expect(dialog.getByRole('link', { name: 'It uses the picture' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete it anyway' }).click()
  await expect(library(page).getByRole('button', { name: 'Open Used' })).toHaveCount(0)
  expect((await page.request.get(address ?? '')).status()).toBe(404)
})

test('a PDF is replaced in two steps and keeps its address', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.administrator(), '/admin/media')
  await upload(page, { name: 'Rulebook.pdf', buffer: smallPdf })
  await expect(uploads(page).getByText('Rulebook.pdf is in the library')).toBeVisible()
  await library(page).getByRole('button', { name: 'Open Rulebook' }).click()
  const address = (await page.getByRole('link', { name: 'Download it' }).getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Cancel' }).click()

  const newer = Buffer.concat([Buffer.from('%PDF-1.7\n% the newer one'), smallPdf.subarray(8)])
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace Rulebook' }).click(),
  ])
  await chooser.setFiles([asFile('rulebook-2027.pdf', newer)])
  await expect(uploads(page).getByText('rulebook-2027.pdf is in the library')).toBeVisible()
  const answer = await page.request.get(address)
  expect(await answer.body()).toEqual(newer)
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="rulebook.pdf"')
})

test.describe('when the connection breaks during an upload', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('the file is kept, and goes out when one tries again', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.administrator(), '/admin/media')
    await page.route('**/api/admin/media', (route) => route.abort('connectionreset'), { times: 1 })
    await upload(page, { name: 'Patient.jpg', buffer: await jpeg() })
    await uploads(page).getByRole('button', { name: 'Try again' }).click()
    await expect(library(page).getByRole('button', { name: 'Open Patient' })).toBeVisible()
  })
})

test('an author may add and describe, but not replace or delete; a phone is wide enough', async ({
  page,
  staff,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(await staff.person('author', 'Library Author'), '/admin/media')
  await upload(page, { name: 'By an author.jpg', buffer: await jpeg() })
  await expect(library(page).getByRole('button', { name: 'Open By an author' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Replace|Delete)/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await library(page).getByRole('button', { name: 'Open By an author' }).click()
  await describe(page, 'A pupil reads')
  await expect(library(page).getByRole('img', { name: 'A pupil reads' })).toBeVisible()
})

test.describe('what may not be done to a picture of a published page is disabled, with the reason', () => {
  /** Adds a picture, and publishes an article with it. */
  async function publishPicture(staff: StaffHelper, name: string) {
    const { token } = await staff.administrator()
    const body = new FormData()
    body.set('file', new File([await jpeg()], `${name}.jpg`))
    body.set('alt', 'The gym')
    body.set('showsLearners', 'no')
    const added = await fetch(`${staff.site.origin}/api/admin/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    const { address } = (await added.json()) as { address: string }
    const fields = { bannerImage: address, topics: ['shs'] }
    const { id } = await staff.article(`A page with ${name}`, await staff.administrator(), fields)
    await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token, body: {} })
  }

  test('for an editor of another department', async ({ page, staff, enterAs }) => {
    await publishPicture(staff, 'Shared')
    await enterAs(await staff.person('editor', 'Junior High Editor', ['jhs']), '/admin/media')
    const tile = library(page).getByRole('listitem').filter({ hasText: 'Shared' })
    await expect(tile.getByRole('button', { name: 'Replace Shared' })).toBeDisabled()
    await expect(tile.getByRole('button', { name: 'Delete Shared' })).toBeDisabled()
    await expect(tile.getByRole('button', { name: 'Delete Shared' })).toHaveAccessibleDescription(
      'You work on Junior High School, and other pages use this file too. Upload a copy for your pages.',
    )
    await expectAccessible(page, 'the media library of a section editor')
  })

  test('for an author', async ({ page, staff, enterAs }) => {
    await publishPicture(staff, 'Gym')
    await enterAs(await staff.person('author', 'Reading Author'), '/admin/media')
    await library(page).getByRole('button', { name: 'Open Gym' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('Published pages show this file.')
    await expect(dialog.getByLabel('What it shows')).toBeDisabled()
    await expect(dialog.getByRole('slider', { name: 'Focal point' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expectAccessible(page, 'a file that may not be changed')
  })
})
