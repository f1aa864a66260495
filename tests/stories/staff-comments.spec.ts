import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, message, openAs, signOut, test, untilWhole } from './staff-fixture.ts'

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

  test('a person is tapped, a comment deleted and restored', async ({ page, staff, enterAs }) => {
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

  test('survives losses, and leaves with its author', async ({ page, context, staff, enterAs }) => {
    const me = await staff.person('author', 'Oscar Lim')
    const { id } = await staff.article('Typed beside', me)
    await page.route('**/comment-section-*.js', (route) => route.abort())
    await enterAs(me, `/admin/article/${id}`)
    await expect(comments(page)).toContainText('The comments could not be loaded.')
    await page.getByLabel('Title').fill('Typed beside, and on')
    await page.unroute('**/comment-section-*.js')
    await comments(page).getByRole('button', { name: 'Try again' }).click()
    const field = fieldOf(page)
    const send = comments(page).getByRole('button', { name: 'Comment', exact: true })
    const sent = comments(page).getByRole('listitem')
    await field.fill('Which day is it?')
    await expect(page.getByLabel('Title')).toHaveValue('Typed beside, and on')
    await page.reload()
    await expect(field).toHaveValue('Which day is it?')
    await untilWhole(page)
    await context.setOffline(true)
    await send.click()
    await expect(comments(page).getByRole('alert')).toContainText('There is no connection.')
    await expect(field).toHaveValue('Which day is it?')
    await context.setOffline(false)
    // Its answer is lost: it is sent once all the same.
    await page.route('**/api/admin/comments/**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send.click()
    await expect(comments(page).getByRole('alert')).toContainText('There is no connection.')
    await page.unroute('**/api/admin/comments/**')
    await send.click()
    await expect(field).toHaveValue('')
    await expect(sent).toHaveCount(1)
    await page.reload()
    await expect(sent).toHaveCount(1)
    await expect(field).toHaveValue('')

    await field.fill('Half a thought')
    await signOut(page, me)
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half a thought')
    await enterAs(await staff.signInAgain(me), `/admin/article/${id}`)
    await expect(field).toHaveValue('Half a thought')
  })
})
