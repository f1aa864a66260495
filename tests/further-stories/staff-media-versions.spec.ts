import sharp from 'sharp'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'
import { openFile, photoOf } from '../stories/staff-library.ts'

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
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not shown.')
  await page.mouse.move(box.x + box.width, box.y + box.height)
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
