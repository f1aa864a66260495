import { dayInManila } from '../../school/base/dates.ts'
import { expect, openAs, test } from '../stories/staff-fixture.ts'

const saying = (text: string | RegExp) => ({ hasText: text })

for (const days of [-1, 1]) {
  test(`a new article has today’s date in Manila on a device whose clock is off by ${days} day`, async ({
    page,
    staff,
    enterAs,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 })
    await enterAs(await staff.person('editor', 'Nena Ilagan'), '/admin/article/create')
    await expect(page.getByLabel('Date on the article')).toHaveValue(dayInManila(new Date()))
    await page.getByRole('button', { name: 'Publish …' }).click()
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  })
}

test('a new article has today’s date in Manila, and is on top of the news when it is published', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/article/create')
  await expect(page.getByLabel('Date on the article')).toHaveValue(dayInManila(new Date()))
  await page.getByLabel('Title').fill('First on the list of news')
  await page.getByLabel('Category').selectOption('Campus News')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert').filter(saying('Published'))).toBeVisible()
  await page.goto('/dycian-news')
  await expect(page.getByRole('link', { name: 'First on the list of news' })).toBeVisible()
})

test('a draft is saved with one field only, and its preview link shows it', async ({
  page,
  context,
  staff,
  enterAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(await staff.administrator(), '/admin/announcement/create')
  await page.locator('#field-date').fill('')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled announcement')
  await page.getByLabel('Title').fill('Water is off on Friday')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water is off on Friday')
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  await expect(page.getByRole('alert').filter(saying('copied'))).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByRole('heading', { name: 'Water is off on Friday' })).toBeVisible()
})

test('what was chosen for the schedule is kept while a missing field is filled in', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/announcement/create')
  await page.getByLabel('Title').fill('Cards are given out')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await page.getByLabel('Show it until').fill('2036-06-05T08:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(
    page.getByRole('alert').filter(saying('One field needs your attention')),
  ).toBeFocused()
  await page.getByLabel('Category').fill('Advisory')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await expect(page.getByLabel('Show it from')).toHaveValue('2036-06-01T08:00')
  await expect(page.getByLabel('Show it until')).toHaveValue('2036-06-05T08:00')
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('alert').filter(saying('Scheduled for Jun 1, 2036'))).toBeVisible()
})

test('fields that visitors need are marked, and one that was filled in is no longer red', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/announcement/create')
  await expect(page.getByText('Visitors need the fields marked *.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveAttribute('required')
  await expect(page.getByLabel('First day')).not.toHaveAttribute('required')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const summary = page.getByRole('alert').filter(saying('2 fields need your attention'))
  await expect(summary).toBeFocused()
  const actions = await page.getByRole('region', { name: 'Actions' }).boundingBox()
  const heading = await summary.getByRole('heading').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((actions?.y ?? 0) + (actions?.height ?? 0))
  await page.getByLabel('Title').fill('Named at last')
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(
    page.getByRole('alert').filter(saying('One field needs your attention')),
  ).toBeVisible()
  await page.getByLabel('Category').fill('Advisory')
  await expect(page.getByRole('alert').filter(saying('attention'))).toHaveCount(0)
})

test('a live article goes to the trash with a word on what that means, and is back with one press', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Thrown away by mistake', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  const visit = async () => (await page.request.get('/dycian-news/thrown-away-by-mistake')).status()
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await expect(page.getByRole('alert').filter(saying('Visitors no longer see it.'))).toBeVisible()
  await expect(page.getByText('This is in the trash: visitors do not see it')).toBeVisible()
  await expect(page.getByText('You can read this but not change it')).toHaveCount(0)
  expect(await visit()).toBe(404)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Actions' }).getByText('Published')).toBeVisible()
  expect(await visit()).toBe(200)
})

test('several that went to the trash are back with one press', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  for (const title of ['Swept up one', 'Swept up two']) {
    const { id } = await staff.article(title, me)
    await staff.call(`/entries/article/${id}/publish`, {
      method: 'POST',
      token: me.token,
      body: {},
    })
  }
  await enterAs(me, '/admin/article')
  await page.getByRole('checkbox', { name: 'Select Swept up one' }).check()
  await page.getByRole('checkbox', { name: 'Select Swept up two' }).check()
  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page.getByRole('link', { name: 'Swept up one' })).toHaveCount(0)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row').filter(saying(/Swept up (one|two)Published/))).toHaveCount(2)
})

test('what an author of one department writes is about it by itself', async ({
  browser,
  site,
  staff,
}) => {
  const author = await staff.person('author', 'Gil Ramos', ['jhs'])
  const page = await openAs(browser, site.origin, author, '/admin/article/create')
  await page.getByLabel('Title').fill('Written for junior high')
  await expect(page.getByRole('button', { name: 'jhs' })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written for junior high')
  await page.context().close()
})

test('what was taken down is on the site again with one press', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Taken down by mistake', me)
  const published = (await staff.call(`/entries/article/${id}/publish`, {
    method: 'POST',
    token: me.token,
    body: {},
  })) as { publishAt: number }
  const visit = async () => (await page.request.get('/dycian-news/taken-down-by-mistake')).status()
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take down from the site' }).click()
  await expect(page.getByRole('alert').filter(saying('Taken down.'))).toBeVisible()
  expect(await visit()).toBe(404)
  // The message outlives the page.
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert').filter(saying('is back: published.'))).toBeVisible()
  expect(await visit()).toBe(200)
  const { publishAt } = (await staff.call(`/entries/article/${id}`, { token: me.token })) as {
    publishAt: number
  }
  expect(publishAt).toBe(published.publishAt)
})
