import sharp from 'sharp'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test, message, press, untilWhole } from '../stories/staff-fixture.ts'
import { openFile, photoOf } from '../stories/staff-library.ts'
import { boxOf } from '../stories/visit.ts'
import type { Page } from '@playwright/test'

test('a picture is turned and cropped, and Undo restores it', async ({ page, site, enter }) => {
  const media = await openSiteMedia(site)
  const { id, address } = await media.add(await photoOf('crop', 800, 600), 'Crop me.jpg')
  await media.describe(id, { name: 'Crop me', alt: 'The gate', focalX: 0.5, focalY: 0.5 })
  const sizeNow = async () => {
    const bytes = await (await page.request.get(address)).body()
    const { width, height } = await sharp(bytes).metadata()
    return `${width} × ${height}`
  }
  await enter('/admin/media')
  const dialog = await openFile(page, 'Crop me')
  await dialog.getByRole('button', { name: 'Crop and turn …' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop and turn “Crop me”' })
  const frame = crop.getByRole('slider', { name: 'Frame' })
  const says = (words: string) => expect(frame).toHaveAttribute('aria-valuetext', words)
  await says('800 by 600 pixels, 0 from the left, 0 from the top')
  await expect(crop.getByRole('button', { name: 'Save' })).toBeDisabled()

  await crop.getByRole('button', { name: 'Turn right' }).click()
  await says('600 by 800 pixels, 0 from the left, 0 from the top')
  await crop.getByRole('button', { name: '4:3' }).click()
  await says('600 by 450 pixels, 0 from the left, 175 from the top')
  // Draws the lower right corner to the middle of the frame.
  const box = await boxOf(frame)
  await page.mouse.move(box.right, box.bottom)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(crop.getByLabel('Width')).toHaveValue(/^(29\d|30\d)$/)
  await crop.getByLabel('Width').fill('320')
  await crop.getByLabel('Width').press('Enter')
  await says('320 by 240 pixels, 0 from the left, 175 from the top')
  await frame.press('ArrowRight')
  await frame.press('ArrowDown')
  await frame.press('Shift+ArrowRight')
  await says('328 by 246 pixels, 8 from the left, 183 from the top')
  await expectAccessible(page, 'cropping a picture')
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(crop).toHaveCount(0)
  const versions = dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('Cropped or turned')
  expect(await sizeNow()).toBe('328 × 246')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(versions.last()).toContainText('Current')
  expect(await sizeNow()).toBe('800 × 600')
})

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** Reads the shape of a picture: its width by its height. */
const shapeOf = (page: Page, within: string) =>
  page
    .locator(within)
    .getByRole('img', { name: 'The gate' })
    .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)

test('a picture is cropped in one text, and restored', async ({ page, site, staff, enterAs }) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 768 })
  const me = await staff.administrator()
  const media = await openSiteMedia(site)
  const { id: file, address } = await media.add(await photoOf('part', 800, 600), 'Gate.jpg')
  await media.describe(file, { name: 'Gate', alt: 'The gate', focalX: 0.2, focalY: 0.5 })
  const content = `<p>First.</p><p><img src="${address}" alt="The gate"></p>`
  const { id } = await staff.article('Shows a part', me, { content })
  const other = await staff.article('Shows all', me, { content })
  for (const each of [id, other.id]) await staff.publish(each, me)
  await enterAs(me, `/admin/article/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Crop in this text' })
  const expectShape = (shape: number, within = '[data-editor]') =>
    expect.poll(() => shapeOf(page, within)).toBeCloseTo(shape, 1)
  const openCrop = async () => {
    await textOf(page).getByRole('img', { name: 'The gate' }).click()
    await press(page, 'Picture')
    await press(page, 'Crop …')
    await expect(dialog.getByRole('slider', { name: 'Frame' })).toBeVisible()
  }
  await openCrop()
  await dialog.getByText('1:1').click()
  // The square is around the focal point.
  await expect(dialog.getByLabel('Width')).toHaveValue('600')
  await expect(dialog.getByLabel('From the left')).toHaveValue('0')
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, 'the dialog that crops in a text')
    await expectNoSidewaysScroll(page, [width])
  }
  await press(page, 'Use it')
  await expect(dialog).toHaveCount(0)
  await expectShape(1)
  await expectAccessible(page, 'a text with a cropped picture')

  await press(page, 'Undo')
  await expectShape(4 / 3)
  await press(page, 'Redo')
  await expectShape(1)
  await press(page, 'Save and show')
  await expect(message(page, 'Visitors see it now')).toBeVisible()
  expect((await staff.read(id)).data.content).toContain('data-crop="0 0 7500 10000"')

  await page.goto('/dycian-news/shows-a-part')
  await expectShape(1, 'main')
  await page.goto('/dycian-news/shows-all')
  await expectShape(4 / 3, 'main')

  // On a phone the next look begins with the part as it is, and shows the whole picture again.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/article/${id}`)
  await untilWhole(page)
  await expectShape(1)
  await openCrop()
  await expect(dialog.getByLabel('Width')).toHaveValue('600')
  await press(page, 'Whole picture')
  await press(page, 'Use it')
  await expectShape(4 / 3)
  await press(page, 'Save and show')
  await expect
    .poll(async () => (await staff.read(id)).data.content, { message: 'the text keeps no part' })
    .not.toContain('data-crop')
})
