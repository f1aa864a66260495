import { expect, message, press, test } from './staff-fixture.ts'

// The comparison shows pages without their scripts.
test.use({ expectedErrors: [/^Blocked script execution/] })

test('a change of a live article is compared and shown', async ({
  page,
  staff,
  enterAs,
  openFor,
}) => {
  const editor = await staff.administrator()
  const { id } = await staff.article('Fair on the grounds', editor, { publishedOn: '2026-11-02' })
  await staff.publish(id, editor)
  const theirs = await openFor(await staff.person('author', 'Tala Mercado'), `/admin/article/${id}`)
  await expect(theirs.getByRole('button', { name: 'Save and show' })).toHaveCount(0)
  await theirs.getByLabel('Title').fill('Book fair on the grounds')
  await theirs.getByLabel('Filipino beside the English').check()
  await theirs.getByLabel('Title in Filipino').fill('Pista ng aklat')
  await theirs.getByLabel('Text in Filipino').fill('Sumama po kayo sa Sabado.')
  await press(theirs, 'Ask for a review …')
  const dialog = theirs.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByLabel('Who should look at it?').selectOption(editor.user.name)
  await dialog.getByLabel('Note for the editor (optional)').fill('Only the title is new.')
  await dialog.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(message(theirs, 'An editor will see that this waits for a review.')).toBeVisible()
  await expect(theirs.getByText('Has a change that waits for a review')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Ask for a review …' })).toHaveCount(0)

  await enterAs(editor, '/admin/dashboard')
  const waiting = page.getByRole('region', { name: /^Waiting for review/ })
  const line = waiting.getByRole('listitem').filter({ hasText: 'Book fair on the grounds' })
  await expect(line).toContainText('Change of article, by Tala Mercado')
  await expect(line).toContainText('you are asked')
  await line.getByRole('link', { name: /^Look at the change/ }).click()
  const compared = page.getByRole('region', { name: 'What changes' })
  await expect(page.getByText('For the editor: Only the title is new.')).toBeVisible()
  await expect(compared.getByRole('insertion').first()).toHaveText('Book')
  await expect(compared).toContainText('Title in Filipino: Pista ng aklat')
  await expect(compared).toContainText('Text in Filipino: Sumama po kayo sa Sabado.')
  const titleOf = (name: string) =>
    compared.getByRole('region', { name }).frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(titleOf('What visitors see now')).toHaveText('Fair on the grounds')
  await expect(titleOf('With the change')).toHaveText('Book fair on the grounds')
  await compared.getByRole('button', { name: 'Filipino' }).click()
  await expect(titleOf('With the change')).toHaveText('Pista ng aklat')
  await press(page, 'Save and show')
  await expect(message(page, 'Visitors see it now')).toBeVisible()
  await expect(compared).toHaveCount(0)
  await expect(page.getByText('For the editor:')).toHaveCount(0)
  await page.goto('/fil/dycian-news/book-fair-on-the-grounds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pista ng aklat')
})
