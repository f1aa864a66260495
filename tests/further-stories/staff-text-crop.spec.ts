import type { Page } from '@playwright/test'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, message, press, test, untilWhole } from '../stories/staff-fixture.ts'
import { photoOf } from '../stories/staff-library.ts'

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
