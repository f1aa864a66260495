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

test.describe('a long announcement on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('is saved picture by picture, and handed to another app with all of them', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const sentence = 'Families bring the report card of last year, and two pictures of the child. '
    const { id } = await publish(staff, me.token, 'announcement', {
      title: 'Enrollment for the next school year',
      content: `<p>${sentence.repeat(14)}</p>`.repeat(2),
      date: '2026-11-05',
      category: 'Advisory',
    })
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.length > 0,
        share: ({ files = [] }: ShareData) => {
          shared.push(files.map(({ name, size }) => [name, size > 10_000]))
          return Promise.resolve()
        },
      })
    })
    await enterAs(me, `/admin/announcement/${id}`)
    await page.getByRole('button', { name: 'Post it elsewhere' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Post it elsewhere' })
    const square = dialog.getByRole('region', { name: /^Square, for posts: \d+ pictures$/ })
    const shareAll = square.getByRole('button', { name: /^Share all/ })
    await expect(shareAll).toBeVisible()
    const pictures = square.getByRole('img')
    const count = await pictures.count()
    expect(count).toBeGreaterThan(1)
    await expect(shareAll).toHaveAccessibleName(`Share all ${count}: Square, for posts`)
    await expect(pictures.last()).toHaveAccessibleName(`Square, for posts, ${count} of ${count}`)
    await expect
      .poll(() => pictures.last().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1080)
    await expectAccessible(page, 'the post kit of a long announcement')
    await expectNoSidewaysScroll(page, [360])
    await shareAll.tap()
    await expect(dialog.getByRole('status')).toHaveText('Shared.')
    const files = Array.from({ length: count }, (_, place) => [
      `dyci-square-${place + 1}-of-${count}.jpg`,
      true,
    ])
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
      files,
    ])
    const saving = page.waitForEvent('download')
    await square.getByRole('link', { name: `Save 2 of ${count}` }).tap()
    expect((await saving).suggestedFilename()).toBe(`dyci-square-2-of-${count}.jpg`)
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
