import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, openAs, test, untilWhole } from './staff-fixture.ts'

const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ })
const fieldOf = (page: Page) => comments(page).getByLabel('New comment, for staff only')

test('a colleague is mentioned by keyboard, finds it on the dashboard, and resolves it with Undo', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  const me = await staff.person('author', 'Mutya Alonzo')
  const other = await staff.person('editor', 'Lorna Diaz')
  const { id } = await staff.article('Fair of books', me)
  await enterAs(me, `/admin/article/${id}`)
  const field = fieldOf(page)
  await field.click()
  await page.keyboard.type('Is it Monday, @lorna d')
  const people = comments(page).getByRole('listbox', { name: 'People to mention' })
  await expect(people.getByRole('option', { name: 'Lorna Diaz' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page, 'the people whom a comment may mention')
  await page.keyboard.press('Escape')
  await expect(people).toHaveCount(0)
  await page.keyboard.type('i')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Is it Monday, @Lorna Diaz ')
  await page.keyboard.type('or later?')
  // Elsewhere on the page this asks for a review.
  await page.keyboard.press('Control+Enter')
  await expect(comments(page).getByRole('listitem')).toContainText(
    'Is it Monday, @Lorna Diaz or later?',
  )
  await expect(field).toHaveValue('')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const theirs = await openAs(browser, site.origin, other, '/admin/dashboard')
  const card = theirs.getByRole('region', { name: 'Comments for you (1)' })
  await expect(card.getByRole('listitem')).toContainText('Mutya Alonzo')
  await card.getByRole('link', { name: 'Fair of books' }).click()
  const heading = theirs.getByRole('heading', { name: 'Comments (1)' })
  await expect(heading).toBeFocused()
  await expectAccessible(theirs, 'an entry with a comment')
  await theirs.getByRole('button', { name: 'Resolve the comment of Mutya Alonzo' }).click()
  await expect(message(theirs, 'The comment is resolved.')).toBeVisible()
  await expect(comments(theirs).getByText('1 resolved')).toBeVisible()
  await message(theirs, 'The comment is resolved.').getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
  await theirs.getByRole('button', { name: 'Resolve the comment of Mutya Alonzo' }).click()
  await comments(theirs).getByText('1 resolved').click()
  await expect(comments(theirs).getByText(/^Resolved by Lorna Diaz/)).toBeVisible()
  await expectAccessible(theirs, 'an entry with a resolved comment')
  await theirs.goto('/admin/dashboard')
  await expect(theirs.getByText('No comment is waiting for you.')).toBeVisible()
  await theirs.context().close()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a person is chosen by touch, and a comment on a page is deleted and brought back', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('author', 'Nena Robles')
    await staff.person('author', 'Pio Santos')
    await enterAs(me, '/admin/pages/category%2Fmeaning')
    const field = fieldOf(page)
    await field.tap()
    await field.pressSequentially('@pio')
    const option = comments(page).getByRole('option', { name: 'Pio Santos' })
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await expect(field).toBeFocused()
    await field.pressSequentially('is this right?')
    await expectNoSidewaysScroll(page, [390, 360])
    await comments(page).getByRole('button', { name: 'Comment', exact: true }).tap()
    const line = comments(page)
      .getByRole('listitem')
      .filter({ hasText: '@Pio Santos is this right?' })
    await expect(line).toBeVisible()
    for (const button of await line.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await line.getByRole('button', { name: 'Delete the comment of Nena Robles' }).tap()
    await expect(line).toHaveCount(0)
    await message(page, 'The comment is deleted.').getByRole('button', { name: 'Undo' }).tap()
    await expect(line).toBeVisible()
    await expectAccessible(page, 'a page with a comment on a phone')
  })
})

test.describe('what is typed into a comment', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('survives a reload and a lost connection, until it has arrived', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('author', 'Oscar Lim')
    const { id } = await staff.article('Typed beside', me)
    await enterAs(me, `/admin/article/${id}`)
    const field = fieldOf(page)
    const send = comments(page).getByRole('button', { name: 'Comment', exact: true })
    await field.fill('Which day is it?')
    await page.reload()
    await expect(field).toHaveValue('Which day is it?')
    await untilWhole(page)
    await context.setOffline(true)
    await send.click()
    await expect(comments(page).getByRole('alert')).toContainText('There is no connection.')
    await expect(field).toHaveValue('Which day is it?')
    await context.setOffline(false)
    await send.click()
    await expect(comments(page).getByRole('listitem')).toHaveCount(1)
    await expect(field).toHaveValue('')
    await page.reload()
    await expect(comments(page).getByRole('listitem')).toHaveCount(1)
    await expect(field).toHaveValue('')
  })

  test('waits for code that could not be loaded', async ({ page, staff, enterAs }) => {
    const me = await staff.person('author', 'Sonya Reyes')
    const { id } = await staff.article('Code lost', me)
    await page.route('**/comment-section-*.js', (route) => route.abort())
    await enterAs(me, `/admin/article/${id}`)
    await expect(comments(page)).toContainText('The comments could not be loaded.')
    await page.getByLabel('Title').fill('Code lost, and typed on')
    await page.unroute('**/comment-section-*.js')
    await comments(page).getByRole('button', { name: 'Try again' }).click()
    await expect(fieldOf(page)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Code lost, and typed on')
  })

  test('is sent once when its answer was lost', async ({ page, staff, enterAs }) => {
    const me = await staff.person('author', 'Rosa Tan')
    const { id } = await staff.article('Answer lost', me)
    await enterAs(me, `/admin/article/${id}`)
    const field = fieldOf(page)
    const send = comments(page).getByRole('button', { name: 'Comment', exact: true })
    await field.fill('Which day is it?')
    await page.route('**/api/admin/comments/**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send.click()
    await expect(comments(page).getByRole('alert')).toContainText('There is no connection.')
    await page.unroute('**/api/admin/comments/**')
    await send.click()
    await expect(field).toHaveValue('')
    await expect(comments(page).getByRole('listitem')).toHaveCount(1)
  })

  test('leaves a shared device with its author, and comes back with them', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('author', 'Tina Cruz')
    const { id } = await staff.article('Left for later', me)
    await enterAs(me, `/admin/article/${id}`)
    await fieldOf(page).fill('Half a thought')
    await page.getByRole('button', { name: 'Tina Cruz' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half a thought')
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await expect(fieldOf(page)).toHaveValue('Half a thought')
  })
})
