import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { markedAs, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, press, test as staffTest } from '../stories/staff-fixture.ts'
import { chooseFiles, library, photoOf, upload, uploads } from '../stories/staff-library.ts'

const test = staffTest.extend<{ gateway: BrokenProxy }>({
  gateway: async ({ site }, use) => {
    const gateway = await startBrokenProxy(site.port)
    await use(gateway)
    await gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})
test.use({ expectedErrors: [/^Failed to load resource/] })

const isUpload = (path: string) => path === '/api/admin/media'

test('a picture that is there already is used or added', async ({ page, site, enter }) => {
  const buffer = await photoOf('twice')
  await (await openSiteMedia(site)).add(buffer, 'Flag ceremony.jpg')
  await enter('/admin/media')
  const choose = async (name: string) => {
    await chooseFiles(page, { [name]: buffer })
    await press(page, `No learners in ${name}`)
  }
  await choose('IMG_7.jpg')
  const notice = uploads(page).getByRole('alert')
  await expect(notice).toContainText('IMG_7.jpg is already in the library, as “Flag ceremony”.')
  await expectAccessible(page, 'the notice of a picture that is there already')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, [390, 360])
  await expectAccessible(page, 'the same notice on a phone')
  await notice.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByRole('dialog', { name: 'Flag ceremony' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)

  await choose('IMG_8.jpg')
  await notice.getByRole('button', { name: 'Add it anyway' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploads(page).getByText('IMG_8.jpg is in the library')).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open IMG_8' })).toBeVisible()
})

test('an upload says its percent and can be canceled', async ({ page, enter, gateway }) => {
  await enter('/admin/media')
  gateway.fault = { kind: 'hang', isFor: isUpload }
  const large = Buffer.concat([smallPdf, Buffer.alloc(12 * 1024 * 1024, '%')])
  const names = ['Cancel one.pdf', 'Cancel two.pdf', 'Cancel three.pdf']
  await chooseFiles(page, Object.fromEntries(names.map((name) => [name, markedAs(name, large)])))
  await expect(uploads(page).getByText(/Cancel one\.pdf is being uploaded\s*\d+ %/)).toBeVisible()
  await expect(uploads(page).getByText('Cancel two.pdf is waiting')).toBeVisible()
  await expectAccessible(page, 'uploads on their way')
  await press(page, 'Cancel Cancel two.pdf')
  await expect(uploads(page).getByText('Cancel two.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel all 2 uploads' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploads(page)).toBeEmpty()

  gateway.fault = null
  await upload(page, 'After all.pdf', smallPdf)
  await expect(uploads(page).getByText('After all.pdf is in the library')).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Cancel' })).toHaveCount(0)
})
