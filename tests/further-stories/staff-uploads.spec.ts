import type { Page } from '@playwright/test'
import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { makePhoto, markedAs, smallPdf } from '../helpers/pictures.ts'
import { administrator, expect, signIn, test as staffTest } from '../stories/staff-fixture.ts'

const test = staffTest.extend<{ gateway: BrokenProxy }>({
  gateway: async ({ site }, use) => {
    const gateway = await startBrokenProxy(site.port)
    await use(gateway)
    await gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})
test.use({ expectedErrors: [/^Failed to load resource/] })

/** Chooses a file for the library. */
async function upload(page: Page, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ])
  await chooser.setFiles([{ name, mimeType: '', buffer: markedAs(name, buffer) }])
  if (name.endsWith('.jpg'))
    await page.getByRole('button', { name: `No learners in ${name}` }).click()
}

const uploads = (page: Page) => page.getByRole('status', { name: 'Uploads' })
const isUpload = (path: string) => path === '/api/admin/media'

test('a file that is sent after the session has ended goes on once the person signed in again', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.person('editor', 'Rosa Lim')
  await enterAs(me, '/admin/media')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  await staff.callConfirmed('/sessions', { method: 'DELETE', token: me.token })
  await upload(page, 'Assembly.jpg', await (await makePhoto(640, 480)).jpeg().toBuffer())
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await signIn(page, me.email, administrator.password)
  await expect(dialog).toHaveCount(0)
  await expect(uploads(page).getByText('Assembly.jpg is in the library')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Files' }).getByRole('button', { name: 'Open Assembly' }),
  ).toHaveCount(1)
})

test('a file that stops moving for 30 seconds is given up, and can be tried again', async ({
  page,
  staff,
  enterAs,
  gateway,
}) => {
  await page.clock.install()
  await enterAs(await staff.administrator(), '/admin/media')
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
})

test('a file that has arrived may be worked on for five minutes', async ({
  page,
  staff,
  enterAs,
  gateway,
}) => {
  await page.clock.install()
  await enterAs(await staff.administrator(), '/admin/media')
  gateway.fault = { kind: 'hang', isFor: isUpload }
  await upload(page, 'Memo.pdf', smallPdf)
  await expect(uploads(page).getByText('Memo.pdf is being processed')).toBeVisible()
  const again = uploads(page).getByRole('button', { name: 'Try again' })
  await page.clock.fastForward(290_000)
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(10_000)
  gateway.fault = null
  await again.click()
  await expect(uploads(page).getByText('Memo.pdf is in the library')).toBeVisible()
})
