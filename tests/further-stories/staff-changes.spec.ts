import { expect, test } from '../stories/staff-fixture.ts'

const unseen = 'Has a change that visitors do not see yet'
const seenLater = 'Has a change that visitors see from Jun 1, 2036'

test('a change of a page is saved, marked, shown later, discarded or shown at once', async ({
  page,
  staff,
  enterAs,
}) => {
  const footer = async () => (await page.request.get('/contact-us')).text()
  await enterAs(await staff.administrator(), '/admin/pages/site-settings')
  const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true })
  const before = await tagline.inputValue()
  await tagline.fill('A quiet change')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Visitors see the published version until')).toBeVisible()
  await expect(page.getByText(unseen)).toBeVisible()
  expect(await footer()).not.toContain('A quiet change')

  await page.goto('/admin/pages')
  const listed = page.locator('#page').getByRole('listitem').filter({ hasText: 'Site settings' })
  await expect(listed.getByText(unseen)).toBeVisible()
  await listed.getByRole('link').click()
  await expect(tagline).toHaveValue('A quiet change')

  await page.getByRole('button', { name: 'Show later …' }).click()
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('Scheduled. Visitors see the change from')).toBeVisible()
  await expect(page.getByText(seenLater)).toBeVisible()
  expect(await footer()).not.toContain('A quiet change')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('(newest, not published)')).toHaveCount(1)
  await expect(history.getByText('(published)')).toHaveCount(1)
  await history.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Discard the change' }).click()
  await expect(tagline).toHaveValue(before)
  await expect(page.getByText(seenLater)).toHaveCount(0)

  await tagline.fill('A change for everyone')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  expect(await footer()).toContain('A change for everyone')
  await page
    .getByRole('alert')
    .filter({ hasText: 'Saved. Visitors see it now.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(tagline).toHaveValue(before)
  expect(await footer()).not.toContain('A change for everyone')
})

test('a change of a published article is scheduled after typing in two steps, and its list says so', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('The glee club rehearses', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  await enterAs(me, `/admin/article/${id}`)
  const later = page.getByRole('button', { name: 'Show later …' })
  await expect(later).toBeDisabled()
  await page.getByLabel('Title').fill('The glee club sings')
  await later.click()
  const dialog = page.getByRole('dialog', { name: 'Show this change later' })
  await dialog.getByLabel('Show it from').fill('2001-06-01T08:00')
  await expect(dialog.getByText('Choose a time to come.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  await dialog.getByLabel('Show it from').fill('2036-06-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled. Visitors see the change from')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Actions' }).getByText(seenLater)).toBeVisible()
  const html = await (await page.request.get('/dycian-news/the-glee-club-rehearses')).text()
  expect(html).toContain('The glee club rehearses</h1>')

  for (const [width, row] of [
    [1280, 'row'],
    [360, 'listitem'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/article')
    const listed = page.getByRole(row).filter({ hasText: 'The glee club sings' })
    await expect(listed.getByText(seenLater)).toBeVisible()
    const total = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(total).toBeLessThanOrEqual(width)
  }
})
