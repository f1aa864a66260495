import type { Page } from '@playwright/test'
import { publish, publishEntry } from '../../../../tests/stories/class-notices.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../../../tests/stories/page-checks.ts'
import { expect, test } from '../../../../tests/stories/staff-fixture.ts'

/** Keeps what is handed to another app, with the name and type of each file. */
const keepShared = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length > 0,
      share: ({ files = [], text = '' }: ShareData) => {
        shared.push({
          text,
          files: files.map(({ name, type, size }) => [name, type, size > 10_000]),
        })
        return Promise.resolve()
      },
    })
  })
const readShared = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: unknown }).shared)

const kit = (page: Page) => page.getByRole('dialog', { name: 'Post it elsewhere' })
const openKit = (page: Page) => page.getByRole('button', { name: 'Post it elsewhere' }).click()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test.beforeEach(({ page }) => keepShared(page))

  test('the principal shares a notice, picture and caption', async ({ page, staff, enterAs }) => {
    const me = await staff.administrator()
    const { id, code } = await publish(staff, me, { levels: ['pgs', 'jhs'], reason: 'flood' })
    await enterAs(me, `/admin/class-status/${id}`)
    await expect(page.getByText(`${code.slice(0, 4)}-${code.slice(4)}`)).toBeVisible()
    await openKit(page)
    const square = kit(page).getByRole('img', { name: 'Square, for posts' })
    await expect(square).toHaveJSProperty('naturalWidth', 1080)
    const caption = (language: string) =>
      kit(page).getByRole('textbox', { name: `Caption in ${language}` })
    await expect(caption('English')).toHaveValue(/^No classes on /)
    await expect(caption('Filipino')).toHaveValue(/^Walang pasok sa /)
    await expectAccessible(page, 'the post kit')
    await expectNoSidewaysScroll(page, [360])
    await kit(page).getByRole('button', { name: 'Share: Tall' }).tap()
    await expect(kit(page).getByRole('status')).toHaveText('Shared.')
    expect(await readShared(page)).toEqual([
      {
        text: expect.stringMatching(/^Walang pasok sa /),
        files: [['dyci-tall.jpg', 'image/jpeg', true]],
      },
    ])
    const withdrawal = { token: me.token, body: { action: 'unpublish' } }
    await staff.call(`/entries/class-notice/${id}/commands`, withdrawal)
  })
})

test('picture and caption of an announcement', async ({ page, context, staff, enterAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await staff.administrator()
  const { id, code } = await publishEntry(staff, me, 'announcement', {
    title: 'Card day moves',
    content: '<p>Report cards are given out on Friday.</p>',
    date: '2026-11-05',
    category: 'Advisory',
  })
  await enterAs(me, `/admin/announcement/${id}`)
  await openKit(page)
  await expect(kit(page).getByText('There is no caption in Filipino')).toBeVisible()
  await kit(page).getByRole('button', { name: 'Copy: Caption in English' }).click()
  await expect(kit(page).getByRole('status')).toHaveText('Caption in English copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Report cards are given out on Friday.')
  expect(copied).toContain(`/verify/${code}`)
  const saving = page.waitForEvent('download')
  await kit(page).getByRole('link', { name: 'Save: Square' }).click()
  expect((await saving).suggestedFilename()).toBe('dyci-square.jpg')
  await expectLargeTargets(page)
  await expectAccessible(page, 'the post kit of an announcement')
})
