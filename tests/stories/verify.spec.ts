import { showCode } from '../../school/base/codes.ts'
import { readQrCode } from '../helpers/pictures.ts'
import { publish, publishEntry } from './class-notices.ts'
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from './page-checks.ts'
import { allowErrors } from './site-fixture.ts'
import { expect, test, type StaffHelper } from './staff-fixture.ts'
import { expectReadableText } from './text-checks.ts'
import { doubleText } from './visit.ts'

const publishAnnouncement = async (staff: StaffHelper) =>
  publishEntry(staff, await staff.administrator(), 'announcement', {
    title: 'The library opens on Saturdays',
    content: '<p>From eight in the morning until noon.</p>',
    date: '2026-11-05',
    category: 'Advisory',
  })

const publishNotice = async (staff: StaffHelper) =>
  publish(staff, await staff.administrator(), { levels: ['pgs', 'jhs'], reason: 'flood' })

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  // Unknown codes are answered with 404, and what is not a code with 400.
  test.use({ expectedErrors: [/^Failed to load resource.* 40[04]/] })

  test('a parent types a code and reads what the school really said', async ({ page, staff }) => {
    const { code } = await publishNotice(staff)
    await page.goto('/verify')
    const enter = async (typed: string) => {
      await page.getByRole('textbox', { name: 'Code' }).fill(typed)
      await page.getByRole('button', { name: 'Check' }).click()
    }
    await expect(page.getByRole('button', { name: 'Check' })).toBeInViewport()
    await enter('12345')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not a code')
    await enter('xxxx 2222')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The school did not say this')
    await enter(` ${showCode(code).toLowerCase()} `)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The school said this')
    await expect(page.getByRole('article')).toContainText('Preschool and Grade School')
    await expect(page.getByRole('article')).toContainText('Walang pasok')
    expect(new URL(page.url()).pathname).toBe(`/verify/${code}`)
  })
})

/** The pages about codes, by what they say; each makes what it needs. */
const codePages: Record<string, (staff: StaffHelper) => Promise<string>> = {
  'a notice': async (staff) => `/verify/${(await publishNotice(staff)).code}`,
  'a withdrawn announcement': async (staff) => {
    const { id, code } = await publishAnnouncement(staff)
    const { token } = await staff.administrator()
    const body = { action: 'unpublish' }
    await staff.call(`/entries/announcement/${id}/commands`, { token, body })
    return `/verify/${code}`
  },
  'an unknown code': () => Promise.resolve('/verify/XXXX2222'),
}

for (const [name, addressOf] of Object.entries(codePages)) {
  test(`${name} is fit for all, in light, dark and large text`, async ({ page, staff }) => {
    allowErrors(page, /^Failed to load resource.* 40[04]/)
    const path = await addressOf(staff)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectAccessible(page, `${name} in ${colorScheme}`)
      await expectLargeTargets(page)
    }
    await expectNoSidewaysScroll(page, [320, 360, 768, 1920])
    await doubleText(page)
    await expectNoSidewaysScroll(page, [320, 360])
    await page.setViewportSize({ width: 360, height: 700 })
    await expectReadableText(page, `${name} in text of 200 %`)
  })
}

test('announcements and notices have a QR code, on paper too', async ({ page, staff }) => {
  const { code, address } = await publishAnnouncement(staff)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(address)
  const box = page.getByRole('complementary', { name: 'Check that this is true.' })
  const picture = box.getByRole('img', { name: /^QR code that leads to / })
  const readSquare = async () => readQrCode(await picture.screenshot({ scale: 'css' }))
  const leadsTo = new RegExp(`/verify/${code}$`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await picture.scrollIntoViewIfNeeded()
  expect(await readSquare()).toMatch(leadsTo)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await readSquare()).toMatch(leadsTo)
  await expect(box).toContainText(`Code ${showCode(code)}`)
  await expectNoSidewaysScroll(page, [320, 360, 1280])
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(await readSquare()).toMatch(leadsTo)
  await page.emulateMedia({ media: 'screen' })
  await box.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The school said this')

  const notice = await publishNotice(staff)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(notice.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.title)
  const said = ['Reason: flood.', 'Walang pasok sa', 'Dr. Yanga’s Colleges, Inc.']
  for (const text of [...said, `Code ${showCode(notice.code)}`])
    await expect(page.getByText(text).first()).toBeVisible()
  const square = page.getByRole('img', { name: /^QR code that leads to / })
  expect(await readQrCode(await square.screenshot({ scale: 'css' }))).toMatch(
    new RegExp(`/verify/${notice.code}$`),
  )
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Menu' })).toBeHidden()
})
