import {
  expectAccessible,
  expectHeadingsInOrder,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

/** Every staff page, and the button that opens something on it. */
const staffPages = [
  { path: '/admin/dashboard', heading: 'Dashboard' },
  { path: '/admin/calendar', heading: 'Calendar' },
  { path: '/admin/article', heading: 'News' },
  { path: '/admin/article/create', heading: 'New article' },
  { path: '/admin/event/create', heading: 'New event' },
  { path: '/admin/class-status', heading: 'Class status' },
  { path: '/admin/research', heading: 'Research', opens: 'Order …' },
  { path: '/admin/pages', heading: 'Pages and facts' },
  { path: '/admin/pages/category%2Fmeaning', heading: 'Meaning', opens: 'History' },
  { path: '/admin/settings', heading: 'Site settings' },
  { path: '/admin/questions', heading: 'Questions' },
  { path: '/admin/printed-codes', heading: 'Printed QR codes' },
  { path: '/admin/school-year?prepare', heading: 'School year' },
  { path: '/admin/documents', heading: 'Drafts' },
  { path: '/admin/trash', heading: 'Trash' },
  { path: '/admin/activity', heading: 'Activity' },
  { path: '/admin/staff', heading: 'Staff', opens: 'Invite a person' },
  { path: '/admin/account', heading: 'My account' },
] as const

for (const each of staffPages) {
  test(`${each.path} has no accessibility fault, on a desk and on a phone`, async ({
    page,
    enter,
  }) => {
    // Axe takes long on the long forms.
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    await enter(each.path)
    await expect(page.getByRole('heading', { name: each.heading, level: 1 })).toBeVisible()
    await expect(page.getByText('One moment …')).toHaveCount(0)
    await expectAccessible(page, `${each.path} on a desk`)
    await expectHeadingsInOrder(page)
    await expectNoSidewaysScroll(page, [1280, 360])
    await expectAccessible(page, `${each.path} on a phone`)
    if (!('opens' in each)) return
    await page.getByRole('button', { name: each.opens }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `${each.opens} on ${each.path}`)
  })
}

test('what turns while the staff pages wait has a name', async ({ page, staff, enterAs }) => {
  await page.route('**/api/admin/dashboard', () => undefined)
  await enterAs(await staff.administrator(), '/admin/dashboard', { whole: false })
  await expect(page.getByRole('progressbar', { name: 'Loading' }).first()).toBeVisible()
})
