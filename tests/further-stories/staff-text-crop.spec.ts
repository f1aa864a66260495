import type { Page } from '@playwright/test'
import { makePhoto, markedAs } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import {
  expect,
  test,
  untilWhole,
  type SignedIn,
  type StaffHelper,
} from '../stories/staff-fixture.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** Reads the shape of a picture: its width by its height. */
const shapeOf = (page: Page, within: string) =>
  page
    .locator(within)
    .getByRole('img', { name: 'The gate' })
    .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)

const contentOf = async (staff: StaffHelper, id: number, { token }: SignedIn) =>
  ((await staff.call(`/entries/article/${id}`, { token })) as { data: { content: string } }).data
    .content

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`a picture is cropped in one text only, ${width} px wide, and Undo shows it whole`, async ({
    page,
    site,
    staff,
    enterAs,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const me = await staff.administrator()
    const media = await openSiteMedia(site)
    const photo = await (await makePhoto(800, 600)).jpeg().toBuffer()
    const { id: file, address } = await media.add(markedAs(`part ${width}`, photo), 'Gate.jpg')
    await media.describe(file, { name: 'Gate', alt: 'The gate', focalX: 0.2, focalY: 0.5 })
    const content = `<p>First.</p><p><img src="${address}" alt="The gate"></p>`
    const { id } = await staff.article(`Shows a part ${width}`, me, { content })
    const other = await staff.article(`Shows all ${width}`, me, { content })
    for (const each of [id, other.id])
      await staff.call(`/entries/article/${each}/publish`, {
        method: 'POST',
        token: me.token,
        body: {},
      })
    await enterAs(me, `/admin/article/${id}`)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Crop in this text' })
    const openCrop = async () => {
      await textOf(page).getByRole('img', { name: 'The gate' }).click()
      await press('Picture')
      await press('Crop …')
      await expect(dialog.getByRole('slider', { name: 'Frame' })).toBeVisible()
    }
    await openCrop()
    await dialog.getByText('1:1').click()
    // The square is around the focal point.
    await expect(dialog.getByLabel('Width')).toHaveValue('600')
    await expect(dialog.getByLabel('From the left')).toHaveValue('0')
    await expectAccessible(page, 'the dialog that crops in a text')
    await expectNoSidewaysScroll(page, [width])
    await dialog.getByRole('button', { name: 'Use it' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => shapeOf(page, '[data-editor]')).toBeCloseTo(1, 1)
    await expectAccessible(page, 'a text with a cropped picture')

    await press('Undo')
    await expect.poll(() => shapeOf(page, '[data-editor]')).toBeCloseTo(4 / 3, 1)
    await press('Redo')
    await expect.poll(() => shapeOf(page, '[data-editor]')).toBeCloseTo(1, 1)
    await press('Save and show')
    await expect(page.getByRole('alert').filter({ hasText: 'Visitors see it now' })).toBeVisible()
    expect(await contentOf(staff, id, me)).toContain('data-crop="0 0 7500 10000"')

    await page.goto(`/dycian-news/shows-a-part-${width}`)
    await expect.poll(() => shapeOf(page, 'main')).toBeCloseTo(1, 1)
    await page.goto(`/dycian-news/shows-all-${width}`)
    await expect.poll(() => shapeOf(page, 'main')).toBeCloseTo(4 / 3, 1)

    // The next look begins with the part as it is, and shows the whole picture again.
    await page.goto(`/admin/article/${id}`)
    await untilWhole(page)
    await expect.poll(() => shapeOf(page, '[data-editor]')).toBeCloseTo(1, 1)
    await openCrop()
    await expect(dialog.getByLabel('Width')).toHaveValue('600')
    await dialog.getByRole('button', { name: 'Whole picture' }).click()
    await dialog.getByRole('button', { name: 'Use it' }).click()
    await expect.poll(() => shapeOf(page, '[data-editor]')).toBeCloseTo(4 / 3, 1)
    await press('Save and show')
    await expect
      .poll(() => contentOf(staff, id, me), { message: 'the text keeps no part' })
      .not.toContain('data-crop')
  })
}
