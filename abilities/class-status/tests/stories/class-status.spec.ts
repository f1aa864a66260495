import { addDays } from '../../../../school/base/dates.ts'
import { patience } from '../../../../tests/helpers/patience.ts'
import { publish, today, withdrawAll } from '../../../../tests/stories/class-notices.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../../../tests/stories/page-checks.ts'
import { allowErrors } from '../../../../tests/stories/site-fixture.ts'
import { expect, test } from '../../../../tests/stories/staff-fixture.ts'

test.beforeEach(({ staff }) => withdrawAll(staff))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the status is read in both languages', async ({ page, staff }) => {
    const me = await staff.administrator()
    await publish(staff, me, { levels: ['pgs'], reason: 'flood', source: 'mayor' })
    await publish(staff, me, { state: 'remote', levels: ['college'], day: addDays(today(), 1) })
    await page.goto('/status')
    const item = (day: string, level: string) => {
      const section = page.locator('section', { hasText: new RegExp(`^\\s*${day}:`) })
      return section.getByRole('listitem').filter({ hasText: level })
    }
    await expect(item('Today', 'Preschool')).toContainText('No classes')
    await expect(item('Tomorrow', 'College')).toContainText('Online or modular classes')
    await expect(page.locator('[lang=fil]').first()).toContainText('Walang pasok')
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280, 1920])
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(item('Today', 'Preschool')).toBeInViewport()
  })
})

test('the small pages break no rule, light and dark', async ({ page, staff }) => {
  allowErrors(page, /^Failed to load resource.* 404/)
  const me = await staff.administrator()
  const { address } = await publish(staff, me, { campuses: ['Elida Campus'] })
  const badge = await page.request.get('/status/badge.svg')
  expect(await badge.text()).toMatch(/<svg[^>]* width="420" height="84"/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/status', address, '/status/nothing-of-the-kind']) {
      await page.goto(path)
      await expectAccessible(page, `${path} in ${colorScheme}`)
      await expectLargeTargets(page)
    }
  }
})

test('the class notice is above the alert, and leads to the status', async ({ page, staff }) => {
  const me = await staff.administrator()
  const { token } = me
  const alertPath = '/entries/reference/alert'
  const { data, revision } = await staff.call<{ data: object; revision: number }>(alertPath, {
    token,
  })
  const show = async (text: string, basedOn: number) => {
    const body = { action: 'publish', data: { ...data, text, level: 'warning' }, basedOn }
    const call = { token, body }
    return (await staff.call<{ revision: number }>(`${alertPath}/commands`, call)).revision
  }
  await publish(staff, me)
  const shown = await show('The gate on MacArthur Highway is closed.', revision)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/meaning/mission')
  // A typeface that comes between two looks may change both heights.
  await expect(async () => {
    const [classes, alert] = [
      await page.getByRole('complementary', { name: 'Class status' }).boundingBox(),
      await page.getByRole('complementary', { name: 'Alert from the school' }).boundingBox(),
    ]
    expect(classes?.y).toBe(0)
    expect(alert?.y).toBe(classes?.height)
  }).toPass({ timeout: 5_000 * patience })
  await expectAccessible(page, 'a page with a class notice and an alert')
  await page.getByRole('link', { name: 'See the class status' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Class status' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mission/)
  await show('', shown)
})
