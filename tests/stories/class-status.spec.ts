import type { Page } from '@playwright/test'
import { addDays, dayInManila } from '../../school/base/dates.ts'
import { proposeDay } from '../../school/kinds/class-notice.ts'
import { formatFullDate } from '../../school/base/formats.ts'
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test, type SignedIn, type StaffHelper } from './staff-fixture.ts'

const levels = ['pgs', 'jhs', 'shs', 'college']
const today = () => dayInManila(new Date())

interface Notice {
  id: number
  state: string
  address: string
  title: string
  data: Record<string, unknown>
}

/** Publishes a notice. */
async function publish(staff: StaffHelper, { token }: SignedIn, fields: object = {}) {
  const data = { state: 'no-classes', levels, day: today(), reason: 'signal-3', ...fields }
  const path = '/entries/class-notice'
  const { id } = (await staff.call(path, { method: 'POST', token, body: { data } })) as Notice
  return (await staff.call(`${path}/${id}/publish`, { method: 'POST', token, body: {} })) as Notice
}

/** Withdraws every notice, so that the stories do not see those of others. */
async function withdrawAll(staff: StaffHelper) {
  const { token } = await staff.administrator()
  const { notices } = (await staff.call('/class-status', { token })) as { notices: Notice[] }
  for (const { id } of notices)
    await staff.call(`/entries/class-notice/${id}/unpublish`, { method: 'POST', token, body: {} })
}

test.beforeEach(({ staff }) => withdrawAll(staff))

/** Counts the presses of a person, whatever is pressed. */
async function countPresses(page: Page) {
  let presses = 0
  await page.exposeFunction('countPress', () => (presses += 1))
  await page.addInitScript(() => {
    const counted = window as unknown as { countPress: () => void }
    addEventListener('click', ({ isTrusted }) => isTrusted && counted.countPress(), true)
  })
  return () => presses
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the principal suspends classes with two presses, and every page says so', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const presses = await countPresses(page)
    await enterAs(me, '/admin/dashboard')
    await page.getByRole('link', { name: 'Suspend classes' }).tap()
    const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
    await expect(publishButton).toBeInViewport()
    await publishButton.tap()
    const done = page.getByRole('alert').filter({ hasText: 'On every page: No classes on' })
    await expect(done).toBeVisible()
    expect(presses()).toBe(2)

    const day = proposeDay(Date.now())
    const headline = `No classes on ${formatFullDate(day, 'en')}: all levels`
    await page.goto('/meaning/mission')
    await expect(page.getByRole('complementary', { name: 'Class status' })).toContainText(headline)
    await page.goto('/status')
    await expect(page.getByRole('heading', { name: headline })).toBeVisible()
    await expect(page.getByText('Walang pasok sa')).toBeVisible()
  })

  test('each other choice is one press, and a reason proposes levels that a person confirms', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/class-status')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const isPressed = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')) ===
      'true'
    await press('Signal 2')
    await expect(page.getByText('signal 2 suspends classes up to Grade 10')).toBeVisible()
    expect(
      await Promise.all(['Grade School', 'Junior High School', 'College'].map(isPressed)),
    ).toEqual([true, true, false])
    await press('College')
    await press('Classes end early')
    const said = page.getByRole('region', { name: 'What families read' })
    await expect(said).toContainText('Classes end at 12:00 PM')
    await expect(said).toContainText('Junior High School and College')
    await expect(said).toContainText('bagyo, Signal No. 2, ayon sa PAGASA')
    await expectNoSidewaysScroll(page, [320, 360])
    await expectAccessible(page, 'the choices of a class notice')
    await press('Publish')
    await expect(page.getByText('On every page: Classes end at')).toBeVisible()
    await press('Withdraw')
    await expect(page.getByText('Withdrawn: Classes end at')).toBeVisible()
    await press('Publish again')
    await expect(page.getByText('On every page: Classes end at')).toBeVisible()
    await press('No classes')
    await press('Publish the correction')
    await expect(page.getByText('On every page: No classes on')).toBeVisible()
    const address = await page.evaluate(async () => {
      const response = await fetch('/status.json')
      const { notices } = (await response.json()) as { notices: { url: string }[] }
      return notices[0]?.url ?? ''
    })
    await page.goto(new URL(address).pathname)
    await expect(page.getByRole('listitem').filter({ hasText: 'corrected' })).toBeVisible()
  })

  test('what was chosen and typed is there again after a change of mind', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.administrator(), '/admin/class-status')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
    await press('Junior High School')
    await press('Flood')
    await expect(pressed('Grade School')).toBeVisible()
    await expect(pressed('Junior High School'), 'a level that was taken out').toHaveCount(0)

    await press('Other')
    const inFilipino = page.getByLabel('Reason in Filipino')
    await expect(inFilipino).toHaveAccessibleDescription(/tigil-pasada ng mga jeepney/)
    await page.getByLabel('Reason in English').fill('strike of jeepney drivers')
    await press('Flood')
    await press('Other')
    await expect(page.getByLabel('Reason in English')).toHaveValue('strike of jeepney drivers')

    await press('Classes end early')
    await page.getByLabel('Time', { exact: true }).fill('14:30')
    await press('No classes')
    await press('Classes end early')
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('14:30')

    await press('Other day, next check, own words')
    await press('Write own words')
    await page.getByLabel('Text in Filipino').fill('Ingat po tayong lahat.')
    await press('Use the ready-made words')
    await expect(page.getByLabel('Text in Filipino')).toHaveCount(0)
    await press('Write own words')
    await expect(page.getByLabel('Text in Filipino')).toHaveValue('Ingat po tayong lahat.')
  })

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/^Failed to load resource/] })

    test('the press is kept in sight, can be canceled, and is sent when the line is back', async ({
      page,
      context,
      staff,
      enterAs,
    }) => {
      const me = await staff.administrator()
      const standing = async () =>
        ((await staff.call('/class-status', { token: me.token })) as { notices: Notice[] }).notices
      await enterAs(me, '/admin/class-status')
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
      await expect(publishButton).toBeVisible()
      await context.setOffline(true)
      await publishButton.tap()
      const held = page.getByText('Will be published when you are back online')
      await expect(held).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).tap()
      await expect(held).toHaveCount(0)
      await publishButton.tap()
      await expect(held).toBeVisible()
      expect(await standing()).toEqual([])
      await context.setOffline(false)
      await expect(page.getByText('On every page: No classes on')).toBeVisible()
      await expect.poll(async () => (await standing()).length).toBe(1)
    })
  })
})

test('only people with the right see the way to suspend classes', async ({
  page,
  staff,
  enterAs,
}) => {
  const editor = await staff.person('editor', 'Lita Cruz')
  await enterAs(editor, '/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Suspend classes' })).toHaveCount(0)
  await page.goto('/admin/class-status')
  await expect(page.getByText('Only people with the right to publish class status')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)

  await enterAs(await staff.administrator(), '/admin/staff')
  await page.getByRole('button', { name: 'Change Lita Cruz' }).first().click()
  await page.getByLabel(/^May publish class status/).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enterAs(editor, '/admin/dashboard')
  await expect(page.getByRole('link', { name: 'Suspend classes' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the status is read on any screen, in both languages', async ({ page, staff }) => {
    const me = await staff.administrator()
    await publish(staff, me, { levels: ['pgs'], reason: 'flood', source: 'mayor' })
    await publish(staff, me, { state: 'remote', levels: ['college'], day: addDays(today(), 1) })
    await page.goto('/status')
    const item = (section: string, level: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^${section}:`) }) })
        .getByRole('listitem')
        .filter({ hasText: level })
    await expect(item('Today', 'Preschool')).toContainText('No classes')
    await expect(item('Today', 'College')).toContainText('No notice')
    await expect(item('Tomorrow', 'College')).toContainText('Online or modular classes')
    await expect(page.locator('[lang=fil]').first()).toContainText('Walang pasok')
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280, 1920])
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(item('Today', 'Preschool')).toBeInViewport()
  })
})

test.describe('the small pages', () => {
  // One of them is an unknown address.
  test.use({ expectedErrors: [/^Failed to load resource.* 404/] })

  test('break no rule that a machine can check, light and dark', async ({ page, staff }) => {
    const { address } = await publish(staff, await staff.administrator(), {
      campuses: ['Elida Campus'],
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const path of ['/status', address, '/status/nothing-of-the-kind']) {
        await page.goto(path)
        await expectAccessible(page, `${path} in ${colorScheme}`)
        await expectLargeTargets(page)
      }
    }
  })
})

test('a link of the app leads to the status as a page of its own', async ({ page, staff }) => {
  await publish(staff, await staff.administrator())
  await page.goto('/meaning/mission')
  await page.getByRole('link', { name: 'See the class status' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Class status' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mission/)
})

test('two bars are told apart, the class notice above the alert', async ({ page, staff }) => {
  const me = await staff.administrator()
  const reference = (await staff.call('/reference/alert', { token: me.token })) as {
    data: object
    revision: number
  }
  const show = async (text: string, basedOn: number) =>
    (await staff.call('/reference/alert/publish', {
      method: 'POST',
      token: me.token,
      body: { data: { ...reference.data, text, level: 'warning' }, basedOn },
    })) as { revision: number }
  await publish(staff, me)
  const { revision } = await show('The gate on MacArthur Highway is closed.', reference.revision)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/meaning/mission')
  const [classes, alert] = [
    await page.getByRole('complementary', { name: 'Class status' }).boundingBox(),
    await page.getByRole('complementary', { name: 'Alert from the school' }).boundingBox(),
  ]
  expect(classes?.y).toBe(0)
  expect(alert?.y).toBe(classes?.height)
  await expectAccessible(page, 'a page with a class notice and an alert')
  await show('', revision)
})
