import { administrator, expect, openAs, signIn, test } from './staff-fixture.ts'

test.describe('what was typed is never lost', () => {
  test.use({ expectedErrors: [/^Failed to load resource|The draft is kept on this device only/] })

  test('when the session ends while typing, one signs in again in place', async ({ page, staff, enterAs }) => {
    const me = await staff.person('administrator', 'Dina Cruz')
    const { id } = await staff.article('Before the session ended', me)
    await enterAs(me, `/admin/news/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Before the session ended')
    await staff.call('/sessions', { method: 'DELETE', token: me.token })
    await page.getByLabel('Title').fill('Typed after the session ended')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog).toBeVisible()
    await signIn(page, me.email, administrator.password)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Title')).toHaveValue('Typed after the session ended')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed after the session ended')
  })

  test('when the connection is lost, it is kept here and sent when it is back', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Before the rain', me)
    await enterAs(me, `/admin/news/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Before the rain')
    await context.setOffline(true)
    await page.getByLabel('Title').fill('Typed in the rain')
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await expect(page.getByText('kept on this device, not saved yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    // The save that was held up is done without being asked again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed in the rain')
  })

  test('leaving is asked about, and what was typed is offered again', async ({ page, staff, enterAs }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Half written', me)
    await enterAs(me, `/admin/news/${id}`)
    await page.getByLabel('Title').fill('Half written, half more')
    await page.getByRole('link', { name: 'Events' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Go on with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half written, half more')
  })

  test('two editors at once choose field by field, and neither version is lost', async ({
    page,
    browser,
    site,
    staff,
    enterAs,
  }) => {
    const [me, other] = [await staff.administrator(), await staff.person('editor', 'Efren Diaz')]
    const { id } = await staff.article('Sports day', me, { content: '<p>On the field.</p>' })
    await enterAs(me, `/admin/news/${id}`)
    await page.getByLabel('Title').fill('Sports day, mine')
    const theirs = await openAs(browser, site.origin, other, `/admin/news/${id}`)
    await theirs.getByLabel('Title').fill('Sports day, theirs')
    await theirs.getByRole('textbox', { name: 'Text' }).fill('In the gym.')
    await theirs.getByRole('button', { name: 'Save draft' }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Sports day, theirs')

    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'Efren Diaz has changed this in the meantime' })
    await expect(dialog.getByRole('region', { name: 'Title: Of Efren Diaz' })).toHaveText('Sports day, theirs')
    await expect(dialog.getByRole('region', { name: 'Title: Yours' })).toHaveText('Sports day, mine')
    // What only they changed is theirs unless one says otherwise.
    await expect(
      dialog.getByRole('radiogroup', { name: 'Text' }).getByRole('radio', { name: 'Of Efren Diaz' }),
    ).toBeChecked()
    await dialog.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports day, mine')
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('In the gym.')
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog', { name: 'History' }).getByText('by Efren Diaz')).toBeVisible()
    await theirs.context().close()
  })
})
