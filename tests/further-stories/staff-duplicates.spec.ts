import type { Page } from '@playwright/test'
import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { makePhoto, markedAs, smallPdf } from '../helpers/pictures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test as staffTest } from '../stories/staff-fixture.ts'

const test = staffTest.extend<{ gateway: BrokenProxy }>({
  gateway: async ({ site }, use) => {
    const gateway = await startBrokenProxy(site.port)
    await use(gateway)
    await gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})
test.use({ expectedErrors: [/^Failed to load resource/] })

const uploads = (page: Page) => page.getByRole('status', { name: 'Uploads' })
const files = (page: Page) => page.getByRole('list', { name: 'Files' })

async function choose(page: Page, chosen: { name: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ])
  await chooser.setFiles(chosen.map((file) => ({ ...file, mimeType: '' })))
}

test('a picture that is in the library already is used, or added anyway', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/media')
  const buffer = markedAs('twice', await (await makePhoto(640, 480)).jpeg().toBuffer())
  await choose(page, [{ name: 'Flag ceremony.jpg', buffer }])
  await page.getByRole('button', { name: 'No learners in Flag ceremony.jpg' }).click()
  await expect(uploads(page).getByText('Flag ceremony.jpg is in the library')).toBeVisible()

  await choose(page, [{ name: 'IMG_7.jpg', buffer }])
  await page.getByRole('button', { name: 'No learners in IMG_7.jpg' }).click()
  const notice = uploads(page).getByRole('alert')
  await expect(notice).toContainText('IMG_7.jpg is already in the library, as “Flag ceremony”.')
  await expectAccessible(page, 'the notice of a picture that is there already')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, [390, 360])
  await expectAccessible(page, 'the same notice on a phone')
  await notice.getByRole('button', { name: 'Use it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Flag ceremony' })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)

  await choose(page, [{ name: 'IMG_8.jpg', buffer }])
  await page.getByRole('button', { name: 'No learners in IMG_8.jpg' }).click()
  await notice.getByRole('button', { name: 'Add it anyway' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploads(page).getByText('IMG_8.jpg is in the library')).toBeVisible()
  await expect(files(page).getByRole('button', { name: 'Open IMG_8' })).toBeVisible()
})

test('an upload says its percent and is canceled, alone or with all others', async ({
  page,
  staff,
  enterAs,
  gateway,
}) => {
  await enterAs(await staff.administrator(), '/admin/media')
  gateway.fault = { kind: 'hang', isFor: (path) => path === '/api/admin/media' }
  const large = markedAs('cancel', Buffer.concat([smallPdf, Buffer.alloc(12 * 1024 * 1024, '%')]))
  const names = ['Cancel one.pdf', 'Cancel two.pdf', 'Cancel three.pdf']
  await choose(
    page,
    names.map((name) => ({ name, buffer: markedAs(name, large) })),
  )
  await expect(uploads(page).getByText(/Cancel one\.pdf is being uploaded\s*\d+ %/)).toBeVisible()
  await expect(uploads(page).getByText('Cancel two.pdf is waiting')).toBeVisible()
  await expectAccessible(page, 'uploads on their way')
  await page.getByRole('button', { name: 'Cancel Cancel two.pdf' }).click()
  await expect(uploads(page).getByText('Cancel two.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel all 2 uploads' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploads(page)).toBeEmpty()

  gateway.fault = null
  await choose(page, [{ name: 'After all.pdf', buffer: markedAs('after', smallPdf) }])
  await expect(uploads(page).getByText('After all.pdf is in the library')).toBeVisible()
  await expect(files(page).getByRole('button', { name: 'Open Cancel' })).toHaveCount(0)
})

test('the link of a file is copied, and leads to it', async ({ page, staff, enterAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(await staff.administrator(), '/admin/media')
  await choose(page, [{ name: 'Linked.pdf', buffer: markedAs('linked', smallPdf) }])
  await files(page).getByRole('button', { name: 'Open Linked' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The link is copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/media\/[0-9a-f]{20}\/linked\.pdf$/)
  expect((await page.request.get(link)).status()).toBe(200)
})
