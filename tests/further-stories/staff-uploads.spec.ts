import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { markedAs, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import {
  administrator,
  expect,
  press,
  signIn,
  test as staffTest,
} from '../stories/staff-fixture.ts'
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

test('an upload goes on after signing in again', async ({ page, staff, enterAs }) => {
  const me = await staff.person('editor', 'Rosa Lim')
  await enterAs(me, '/admin/media')
  await staff.callConfirmed('/sessions', { method: 'DELETE', token: me.token })
  await upload(page, 'Assembly.jpg', await photoOf('assembly'))
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await signIn(page, me.email, administrator.password)
  await expect(dialog).toHaveCount(0)
  await expect(uploads(page).getByText('Assembly.jpg is in the library')).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Assembly' })).toHaveCount(1)
})

test('a file that stops moving for 30 seconds is given up', async ({ page, enter, gateway }) => {
  await page.clock.install()
  await enter('/admin/media')
  gateway.fault = { kind: 'hang', isFor: isUpload }
  // More than the network takes by itself when the other side reads nothing.
  const large = Buffer.concat([smallPdf, Buffer.alloc(20 * 1024 * 1024, '%')])
  const asked = page.waitForRequest((request) => isUpload(new URL(request.url()).pathname))
  await upload(page, 'Yearbook.pdf', large)
  await asked
  await expect(uploads(page).getByText('Yearbook.pdf is being uploaded')).toBeVisible()
  const again = uploads(page).getByRole('button', { name: 'Try again' })
  await page.clock.fastForward(20_000)
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(30_000)
  await expect(uploads(page).getByRole('alert')).toContainText('There is no connection.')
  await expect(again).toBeVisible()
  await page.reload()

  await upload(page, 'Memo.pdf', smallPdf)
  await expect(uploads(page).getByText('Memo.pdf is being processed')).toBeVisible()
  await page.clock.fastForward(290_000)
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(10_000)
  gateway.fault = null
  await again.click()
  await expect(uploads(page).getByText('Memo.pdf is in the library')).toBeVisible()
})
