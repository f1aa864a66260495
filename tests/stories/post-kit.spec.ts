import { dayInManila } from '../../school/base/dates.ts'
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test, type StaffHelper } from './staff-fixture.ts'

interface Entry {
  id: number
  code: string
}

/** Publishes an entry. */
async function publish(staff: StaffHelper, token: string, kind: string, data: object) {
  const path = `/entries/${kind}`
  const { id } = (await staff.call(path, { method: 'POST', token, body: { data } })) as Entry
  return (await staff.call(`${path}/${id}/publish`, { method: 'POST', token, body: {} })) as Entry
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the principal hands a notice to another app, picture and caption together', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id, code } = await publish(staff, me.token, 'class-notice', {
      state: 'no-classes',
      levels: ['pgs', 'jhs'],
      day: dayInManila(new Date()),
      reason: 'flood',
    })
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.length === 1,
        share: ({ files = [], text = '' }: ShareData) => {
          const [file] = files
          shared.push([file?.name, file?.type, (file?.size ?? 0) > 10_000, text])
          return Promise.resolve()
        },
      })
    })
    await enterAs(me, `/admin/class-status/${id}`)
    await expect(page.getByText(`${code.slice(0, 4)}-${code.slice(4)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Post it elsewhere' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Post it elsewhere' })
    const square = dialog.getByRole('img', { name: 'Square, for posts' })
    await expect
      .poll(() => square.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1080)
    await expect(dialog.getByRole('textbox', { name: 'Caption in English' })).toHaveValue(
      /^No classes on /,
    )
    await expect(dialog.getByRole('textbox', { name: 'Caption in Filipino' })).toHaveValue(
      /^Walang pasok sa /,
    )
    await expectAccessible(page, 'the post kit')
    await expectNoSidewaysScroll(page, [360])
    await dialog.getByRole('button', { name: 'Share: Tall' }).tap()
    await expect(dialog.getByRole('status')).toHaveText('Shared.')
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
      ['dyci-tall.jpg', 'image/jpeg', true, expect.stringMatching(/^Walang pasok sa /)],
    ])
    await staff.call(`/entries/class-notice/${id}/unpublish`, {
      method: 'POST',
      token: me.token,
      body: {},
    })
  })
})

test('an announcement is saved as a picture, and its caption is copied', async ({
  page,
  context,
  staff,
  enterAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await staff.administrator()
  const { id, code } = await publish(staff, me.token, 'announcement', {
    title: 'Card day moves',
    content: '<p>Report cards are given out on Friday.</p>',
    date: '2026-11-05',
    category: 'Advisory',
  })
  await enterAs(me, `/admin/announcement/${id}`)
  await page.getByRole('button', { name: 'Post it elsewhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post it elsewhere' })
  await expect(dialog.getByText('There is no caption in Filipino')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy: Caption in English' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Caption in English copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Report cards are given out on Friday.')
  expect(copied).toContain(`/verify/${code}`)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Save: Square' }).click()
  expect((await saving).suggestedFilename()).toBe('dyci-square.jpg')
  await expectLargeTargets(page)
  await expectAccessible(page, 'the post kit of an announcement')
})
