import { checkTimeChoices } from '../../staff/notice-time-choices.ts'
import { addDays } from '../../../../school/base/dates.ts'
import {
  formatFullDate,
  formatShortDate,
  formatShortFullDate,
} from '../../../../school/base/formats.ts'
import { proposeDay } from '../../../../school/kinds/class-notice.ts'
import { countPresses, today, withdrawAll } from '../../../../tests/stories/class-notices.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../../../tests/stories/page-checks.ts'
import { expect, press as pressButton, test } from '../../../../tests/stories/staff-fixture.ts'

test.beforeEach(({ staff }) => withdrawAll(staff))

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
// The server refuses a wrong time.
test.use({ expectedErrors: [/^Failed to load resource.* 422/] })

test('two presses suspend classes, and every page says so', async ({ page, enter }) => {
  const presses = await countPresses(page)
  await enter('/admin/dashboard')
  await page.getByRole('link', { name: 'Suspend classes', exact: true }).tap()
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

test('each choice is one press, and a reason proposes levels', async ({ page, enter }) => {
  await enter('/admin/class-status')
  const press = (name: string) => pressButton(page, name)
  const isPressed = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')) === 'true'
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
  // The message about it leaves the button of the next press free.
  const message = page.getByRole('alert').filter({ hasText: 'Published. Visitors see it now.' })
  await expect(message).toBeVisible()
  const bar = await message.boundingBox()
  const button = await page.getByRole('button', { name: 'Publish the correction' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  const itsPage = /^\/status\/classes-end-at-1200-pm/
  const see = message.getByRole('link', { name: 'See it' })
  await expect(see).toHaveAttribute('href', itsPage)
  await press('Withdraw')
  await expect(page.getByText('Withdrawn: Classes end at')).toBeVisible()
  const withdrawn = page.getByRole('alert').filter({ hasText: 'No page shows it now.' })
  await expect(withdrawn.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/status')
  await press('Publish again')
  await expect(page.getByText('On every page: Classes end at')).toBeVisible()
  const again = page.getByRole('alert').filter({ hasText: 'Published. It is on every page.' })
  // The messages before it have their time first.
  const seeAgain = again.getByRole('link', { name: 'See it' })
  await expect(seeAgain).toHaveAttribute('href', itsPage, { timeout: 20_000 })
  await press('No classes')
  await press('Publish the correction')
  await expect(page.getByText('On every page: No classes on')).toBeVisible()
})

test('each changed choice costs one press more than the two', async ({ page, staff, enter }) => {
  const presses = await countPresses(page)
  await enter('/admin/dashboard')
  const cases: [choices: string[], said: string][] = [
    [[formatShortFullDate(addDays(today(), 3), 'en')], formatFullDate(addDays(today(), 3), 'en')],
    [
      [
        `Today, ${formatShortFullDate(today(), 'en')}`,
        'Extend to tomorrow',
        checkTimeChoices(Date.now()).at(-1)?.name ?? '',
      ],
      ` to ${formatShortDate(addDays(today(), 1), 'en')}`,
    ],
    [['Classes end early', '2:00 PM'], 'Classes end at 2:00 PM on'],
    [['Flood', 'Mayor', 'Elida Campus'], 'Reason: flood, by order of the mayor.'],
  ]
  for (const [choices, said] of cases) {
    await page.goto('/admin/dashboard')
    const before = presses()
    await page.getByRole('link', { name: 'Suspend classes', exact: true }).tap()
    for (const name of choices) await page.getByRole('button', { name, exact: true }).tap()
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(page.getByText('On every page: ')).toBeVisible()
    expect(presses() - before, choices.join(', ')).toBe(2 + choices.length)
    await expect(page.getByRole('region', { name: 'What families read' })).toContainText(said)
    await withdrawAll(staff)
  }
})

test('what cannot be published is said at its field', async ({ page, enter }) => {
  await enter('/admin/class-status')
  await page.getByRole('button', { name: 'Other day, next check, own words' }).click()
  const nextCheck = page.getByLabel('Next check')
  await nextCheck.fill('2026-01-05T04:30')
  // The server refuses it, with the place where it belongs.
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(nextCheck).toHaveAccessibleDescription(/^This time has passed\. Choose a later time/)
  await nextCheck.fill('')
  await page.getByLabel('Day', { exact: true }).last().fill('2099-01-05')
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(page.getByRole('group', { name: 'Day', exact: true })).toHaveAccessibleDescription(
    /^Choose a day within 60 days, until /,
  )
  await page.getByRole('link', { name: /^Day: Choose a day within 60 days/ }).tap()
  await expect(page.getByRole('group', { name: 'Day', exact: true })).toBeFocused()
  await expectAccessible(page, 'a notice with problems')
})

test('what was chosen and typed is there again after a change of mind', async ({ page, enter }) => {
  await enter('/admin/class-status')
  const press = (name: string) => pressButton(page, name)
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
  await page.getByLabel('Another time').fill('14:30')
  await press('No classes')
  await press('Classes end early')
  await expect(page.getByLabel('Another time')).toHaveValue('14:30')

  await press('Other day, next check, own words')
  await press('Write own words')
  await page.getByLabel('Text in Filipino').fill('Ingat po tayong lahat.')
  await press('Use the ready-made words')
  await expect(page.getByLabel('Text in Filipino')).toHaveCount(0)
  await press('Write own words')
  await expect(page.getByLabel('Text in Filipino')).toHaveValue('Ingat po tayong lahat.')
})
