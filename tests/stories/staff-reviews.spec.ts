import type { Page } from '@playwright/test'
import { expect, openAs, test } from './staff-fixture.ts'

const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

// The comparison shows pages without their scripts.
test.use({ expectedErrors: [/^Blocked script execution/] })

test('an author proposes a change of a live article, and the editor who is asked shows it', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  const editor = await staff.administrator()
  const author = await staff.person('author', 'Tala Mercado')
  const { id } = await staff.article('Fair on the grounds', editor, { publishedOn: '2026-11-02' })
  await staff.call(`/entries/article/${id}/publish`, {
    method: 'POST',
    token: editor.token,
    body: {},
  })
  const theirs = await openAs(browser, site.origin, author, `/admin/article/${id}`)
  await expect(theirs.getByRole('button', { name: 'Save and show' })).toHaveCount(0)
  await theirs.getByLabel('Title').fill('Book fair on the grounds')
  await theirs.getByRole('button', { name: 'Ask for a review …' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByLabel('Who should look at it?').selectOption(editor.user.name)
  await dialog.getByLabel('Note for the editor (optional)').fill('Only the title is new.')
  await dialog.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(message(theirs, 'An editor will see that this waits for a review.')).toBeVisible()
  await expect(theirs.getByText('Has a change that waits for a review')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Ask for a review …' })).toHaveCount(0)

  await enterAs(editor, '/admin/dashboard')
  const waiting = page.getByRole('region', { name: /^Waiting for review/ }).getByRole('listitem')
  const line = waiting.filter({ hasText: 'Book fair on the grounds' })
  await expect(line).toContainText('Change of article, by Tala Mercado')
  await expect(line).toContainText('you are asked')
  await line.getByRole('link', { name: /^Look at the change/ }).click()
  await expect(page.getByText('For the editor: Only the title is new.')).toBeVisible()
  const compared = page.getByRole('region', { name: 'What changes' })
  await expect(compared.getByRole('insertion').first()).toHaveText('Book')
  const titleOf = (name: string) =>
    compared.getByRole('region', { name }).frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(titleOf('What visitors see now')).toHaveText('Fair on the grounds')
  await expect(titleOf('With the change')).toHaveText('Book fair on the grounds')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(message(page, 'Visitors see it now')).toBeVisible()
  await expect(compared).toHaveCount(0)
  await expect(page.getByText('For the editor:')).toHaveCount(0)
  const shown = page.getByRole('link', { name: 'See it on the site' })
  await page.goto((await shown.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book fair on the grounds')
  await theirs.context().close()
})

test('an author proposes a change of a page, gets it back with a note, and discards it', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  const editor = await staff.administrator()
  const author = await staff.person('author', 'Isko Villar')
  const address = '/admin/pages/category%2Fmeaning'
  const theirs = await openAs(browser, site.origin, author, address)
  const field = theirs.getByRole('textbox', { name: 'Title', exact: true }).first()
  const title = await field.inputValue()
  await field.fill(`${title} of 2030`)
  await theirs.getByRole('button', { name: 'Ask for a review …' }).click()
  await theirs
    .getByRole('dialog', { name: 'Ask for a review' })
    .getByRole('button', { name: 'Ask for a review' })
    .click()
  await expect(message(theirs, 'An editor will see that this waits for a review.')).toBeVisible()

  await enterAs(editor, '/admin/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Isko Villar' })
    .getByRole('link', { name: /^Look at the change/ })
    .click()
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('of 2030')
  await page.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back' })
  await dialog.getByLabel('What should be changed?').fill('Keep the title.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(message(page, 'Sent back to its author.')).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByText('From the editor: Keep the title.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Ask for a review …' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Discard the change' }).click()
  await expect(field).toHaveValue(title)
  await expect(theirs.getByText('From the editor:')).toHaveCount(0)
  await theirs.context().close()
})

test.describe('Filipino beside the English', () => {
  // Two people and the pages that are compared take long on a busy machine.

  const askForReview = async (page: Page) => {
    await page.getByRole('button', { name: 'Ask for a review …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
    await dialog.getByRole('button', { name: 'Ask for a review' }).click()
    await expect(message(page, 'An editor will see that this waits for a review.')).toBeVisible()
  }
  /** Opens the change of an author from the dashboard. */
  const lookAtChangeOf = async (page: Page, name: string) => {
    const waiting = page.getByRole('region', { name: /^Waiting for review/ })
    const line = waiting.getByRole('listitem').filter({ hasText: name })
    await line.getByRole('link', { name: /^Look at the change/ }).click()
    return page.getByRole('region', { name: 'What changes' })
  }

  test('is proposed for a live article, compared in Filipino, and shown at the same address', async ({
    page,
    browser,
    site,
    staff,
    enterAs,
  }) => {
    const editor = await staff.administrator()
    const author = await staff.person('author', 'Luningning Cruz')
    const { id } = await staff.article('Cleaning of the river', editor)
    const { token } = editor
    await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token, body: {} })
    const theirs = await openAs(browser, site.origin, author, `/admin/article/${id}`)
    await theirs.getByLabel('Filipino beside the English').check()
    await theirs.getByLabel('Title in Filipino').fill('Paglilinis ng ilog')
    await theirs.getByLabel('Text in Filipino').fill('Sumama po kayo sa Sabado.')
    await askForReview(theirs)
    await theirs.context().close()

    const path = '/fil/dycian-news/cleaning-of-the-river'
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(path)
    await expect(heading).toHaveText('Cleaning of the river')

    await enterAs(editor, '/admin/dashboard')
    const compared = await lookAtChangeOf(page, 'Luningning Cruz')
    await expect(compared).toContainText('Title in Filipino: Paglilinis ng ilog')
    await expect(compared).toContainText('Text in Filipino: Sumama po kayo sa Sabado.')
    const shownIn = (name: string) =>
      compared
        .getByRole('region', { name })
        .frameLocator('iframe')
        .getByRole('heading', { level: 1 })
    await expect(shownIn('With the change')).toHaveText('Cleaning of the river')
    await compared.getByRole('button', { name: 'Filipino' }).click()
    await expect(shownIn('With the change')).toHaveText('Paglilinis ng ilog')
    await expect(shownIn('What visitors see now')).toHaveText('Cleaning of the river')
    await page.getByRole('button', { name: 'Save and show' }).click()
    await expect(message(page, 'Visitors see it now')).toBeVisible()
    await page.goto(path)
    await expect(heading).toHaveText('Paglilinis ng ilog')
    await expect(page.getByRole('main')).toContainText('Sumama po kayo sa Sabado.')
  })

  test('is proposed for a page, and is still there when it is sent back', async ({
    page,
    browser,
    site,
    staff,
    enterAs,
  }) => {
    const editor = await staff.administrator()
    const author = await staff.person('author', 'Amihan Santos')
    const theirs = await openAs(browser, site.origin, author, '/admin/pages/category%2Fidentity')
    const field = theirs.getByLabel('Title in Filipino').first()
    await field.fill('Pagkatao ng DYCIan')
    await askForReview(theirs)

    await enterAs(editor, '/admin/dashboard')
    const compared = await lookAtChangeOf(page, 'Amihan Santos')
    await expect(compared.getByRole('insertion').first()).toHaveText('Pagkatao ng DYCIan')
    await page.getByRole('button', { name: 'Send back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send back' })
    await dialog.getByLabel('What should be changed?').fill('It is a name.')
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expect(message(page, 'Sent back to its author.')).toBeVisible()
    await page.goto('/fil/identity')
    await expect(page.getByRole('main')).not.toContainText('Pagkatao ng DYCIan')

    await theirs.reload()
    await expect(theirs.getByText('From the editor: It is a name.')).toBeVisible()
    await expect(field).toHaveValue('Pagkatao ng DYCIan')
    await theirs.getByRole('button', { name: 'Discard the change' }).click()
    await expect(field).toHaveValue('Identity')
    await theirs.context().close()
  })
})
