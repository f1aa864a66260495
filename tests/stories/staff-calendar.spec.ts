import { publishEntry } from './class-notices.ts'
import { boxOf, doubleText } from './visit.ts'
import {
  expectAccessible,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from './page-checks.ts'
import {
  countSteps,
  expect,
  message,
  publishNow,
  type SignedIn,
  type StaffHelper,
  test,
  press,
} from './staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

/** A month without starter content. */
const month = '/admin/calendar?month=2031-05'

/** Publishes an event of one hour that takes place each week in May 2031. */
async function addChoir(staff: StaffHelper, me: SignedIn, title: string) {
  const data = {
    title,
    category: 'Spirituality',
    startsAt: '2031-05-05T16:00',
    endsAt: '2031-05-05T17:00',
    repeat: { every: 'week', until: '2031-05-19' },
  }
  return (await publishEntry(staff, me, 'event', data)).id
}

test('a month is a grid on a desk and a list on a phone', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const id = await addChoir(staff, me, 'Choir practice')
  const article = await staff.article('Enrollment opens', me)
  const body = { action: 'publish', publishAt: Date.parse('2031-05-06T08:00:00+08:00') }
  await staff.call(`/entries/article/${article.id}/commands`, { token: me.token, body })
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(me, month)
  const grid = page.getByRole('table', { name: 'May 2031' })
  const choir = page.getByRole('link', { name: 'Choir practice Event, 4:00 PM' })
  await expect(grid.locator(choir)).toHaveCount(3)
  const appears = page.getByRole('link', { name: 'Enrollment opens Article appears, 8:00 AM' })
  await expect(grid.locator(appears)).toBeVisible()
  await expectAccessible(page, 'the calendar as a grid')
  await expectHeadingsInOrder(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(grid).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Monday 12' })).toBeVisible()
  await expect(choir).toHaveCount(3)
  await expectAccessible(page, 'the calendar as a list')
  await expectHeadingsInOrder(page)
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page, [320])
  await doubleText(page)
  const overflow = () =>
    page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(grid, 'large text leaves no room for a grid').toHaveCount(0)
    await expect.poll(overflow, `what does not fit at ${width} px`).toBe(0)
  }

  await choir.first().click()
  await expect(page).toHaveURL(`/admin/event/${id}`)

  // The list of events begins with what is coming.
  await page.goto('/admin/event')
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/Choir practice/)).toContainText('Mon, May 5, 2031, 4:00 PM')
  await page.getByLabel('When').selectOption('Past')
  await expect(page).toHaveURL('/admin/event?when=past')
  await expect(row(/Choir practice/)).toHaveCount(0)
})

test('months, filters and days are in reach of a keyboard', async ({ page, staff, enter }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addChoir(staff, await staff.administrator(), 'Band practice')
  const steps = await countSteps(page)
  await enter('/admin/dashboard')
  await page.getByRole('link', { name: 'Calendar' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  expect(steps(), 'see what happens this month').toBe(1)
  await page.goto(month)
  const band = page.getByRole('link', { name: /^Band practice/ })
  await expect(band).toHaveCount(3)
  await page.getByRole('link', { name: 'June 2031' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/calendar?month=2031-06')
  await expect(page.getByRole('link', { name: 'Independence Day Holiday' })).toBeVisible()
  await page.getByRole('link', { name: 'July 2031' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing this month.' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  const filter = page.getByLabel('Show', { exact: true })
  await filter.selectOption('Facts to verify')
  await expect(page).toHaveURL('/admin/calendar?month=2031-05&kind=fact')
  await expect(band).toHaveCount(0)
  await expect(page.getByText('Nothing of “Facts to verify” this month.')).toBeVisible()
  await page.reload()
  await expect(filter).toHaveValue('fact')
  await page.getByRole('link', { name: 'April 2031' }).click()
  await expect(page).toHaveURL('/admin/calendar?month=2031-04&kind=fact')
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).not.toHaveURL(/2031/)
  await expect(page.locator('[aria-current=date]')).toHaveCount(1)

  await page.goto(month)
  const day = page.getByRole('link', { name: 'New event on Thursday, May 8, 2031' })
  // What a month brings makes its weeks higher.
  await expect(band).toHaveCount(3)
  // The whole cell is the target, not only its number.
  const cell = await boxOf(page.getByRole('cell').filter({ has: day }))
  await page.mouse.click(cell.x + cell.width / 2, cell.bottom - 10)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New event')
  await expect(page.getByLabel('Begins')).toHaveValue('2031-05-08T08:00')
  await expect(page.getByLabel('Ends')).toHaveValue('2031-05-08T08:00')
})

test('an event repeats on weekdays, except on days left out', async ({ page, enter }) => {
  // September 3 is a Wednesday.
  await enter('/admin/event/create?day=2031-09-03')
  await page.getByLabel('Title').fill('Chess club')
  await page.getByLabel('Category').fill('Academics')
  await page.getByRole('button', { name: 'Add: Repeat' }).click()
  await page.getByLabel('Every', { exact: false }).selectOption('week')
  const monday = page.getByRole('checkbox', { name: 'Monday' })
  await monday.focus()
  await page.keyboard.press('Space')
  await expect(monday).toBeChecked()
  await page.getByLabel('Until').fill('2031-09-12')
  await page.getByRole('button', { name: 'Add: Day left out' }).click()
  await page.getByLabel('Day left out 1').fill('2031-09-03')
  await expectAccessible(page, 'the form of a repeat')
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  await page.goto('/admin/calendar?month=2031-09')
  await expect(page.getByRole('link', { name: /^Chess club/ })).toHaveCount(2)
  await page.goto('/events/chess-club')
  await expect(page.getByText('Monday, September 8, 2031')).toBeVisible()
  await expect(page.getByText('Every Monday and Wednesday until Sep 12, 2031')).toBeVisible()
  await page.goto('/events?month=2031-09')
  await expect(page.getByRole('table').getByRole('link', { name: 'Chess club' })).toHaveCount(2)
})

test('a day with much shows the rest on a press', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const facts = await staff.call<{ data: { id: number; value: string | null }[] }>(
    '/facts?perPage=500',
    { token: me.token },
  )
  const known = facts.data.filter(({ value }) => value !== null).slice(0, 7)
  for (const { id } of known) {
    const change = { method: 'PUT', token: me.token, body: { verifyBy: '2031-08-14' } }
    await staff.call(`/facts/${id}`, change)
  }
  await enterAs(me, '/admin/calendar?month=2031-08')
  const due = page.getByRole('link', { name: /Fact to verify$/ })
  await expect(due).toHaveCount(4)
  await page.getByRole('button', { name: '3 more' }).click()
  await expect(due).toHaveCount(7)
  const [name = ''] = ((await due.first().textContent()) ?? '').split(/ ?Fact to verify/)
  await due.first().click()
  await expect(page.getByLabel('Search')).toHaveValue(name)
  await expect(page.getByText('1 fact', { exact: true })).toBeVisible()
})

test('the calendar says what went wrong, and retries', async ({ page, context, staff, enter }) => {
  await addChoir(staff, await staff.administrator(), 'Drama practice')
  const json = { error: 'The site has a problem.', reason: 'failed' }
  const address = '**/api/admin/calendar?*'
  await page.route(address, (route) => route.fulfill({ status: 500, json }))
  await enter(month)
  await expect(page.getByRole('alert')).toContainText('The site has a problem.')
  await page.unroute(address)
  await press(page, 'Try again')
  const drama = page.getByRole('link', { name: /^Drama practice/ })
  await expect(drama).toHaveCount(3)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'June 2031' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no connection.')
  await page.getByRole('link', { name: 'May 2031' }).click()
  await expect(drama).toHaveCount(3)
})
