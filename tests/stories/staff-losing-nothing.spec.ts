import { administrator, expect, openAs, signIn, test } from './staff-fixture.ts'

test.describe('what was typed is never lost', () => {
  test.use({ expectedErrors: [/^Failed to load resource|The draft is kept on this device only/] })

  test('when the session ends while typing, one signs in again in place', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('administrator', 'Dina Cruz')
    const { id } = await staff.article('Before the session ended', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Before the session ended')
    await staff.callConfirmed('/sessions', { method: 'DELETE', token: me.token })
    await page.getByLabel('Title').fill('Typed after the session ended')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog).toBeVisible()
    await signIn(page, me.email, administrator.password)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Title')).toHaveValue('Typed after the session ended')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Typed after the session ended',
    )
  })

  test('when the connection is lost, it is kept here and sent when it is back', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Before the rain', me)
    await enterAs(me, `/admin/article/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Before the rain')
    await context.setOffline(true)
    await page.getByLabel('Title').fill('Typed in the rain')
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await expect(page.getByText('kept on this device, not saved yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Will be saved when you are back online')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
    // The waiting save is sent.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed in the rain')
  })

  test('leaving is asked about, and what was typed is offered again', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Half written', me)
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Half written, half more')
    await page.getByRole('link', { name: 'Events' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half written, half more')
  })

  test('two new articles in two tabs are kept apart, and both are offered when they were closed', async ({
    page,
    context,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Fe Ocampo')
    await enterAs(me, '/admin/article/create')
    await page.getByLabel('Title').fill('Begun in the first tab')
    const second = await context.newPage()
    await second.goto('/admin/article/create')
    await second.getByLabel('Title').fill('Begun in the second tab')
    // A draft that another tab has open is not offered.
    await expect(second.getByRole('button', { name: 'Continue with them' })).toHaveCount(0)
    for (const tab of [page, second])
      await expect(tab.getByText('Your changes are kept')).toBeVisible()
    await second.close()
    await page.close()

    const later = await context.newPage()
    await later.goto('/admin/article/create')
    const offerOf = (title: string) => later.getByRole('alert').filter({ hasText: title })
    await expect(offerOf('Begun in the first tab')).toBeVisible()
    await offerOf('Begun in the second tab')
      .getByRole('button', { name: 'Continue with them' })
      .click()
    await expect(later.getByLabel('Title')).toHaveValue('Begun in the second tab')
    await later.getByRole('textbox', { name: 'Text' }).fill('It goes on.')
    await later.getByLabel('Category').selectOption('Campus News')
    await later.getByRole('button', { name: 'Save draft' }).click()
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Begun in the second tab')
    const kept = await staff.call('/autosaves/article', { token: me.token })
    expect(kept).toMatchObject([{ data: { title: 'Begun in the first tab' } }])
    expect(kept).toHaveLength(1)
  })

  test('a draft of last week does not undo what was saved since', async ({
    page,
    staff,
    enterAs,
  }) => {
    const [me, other] = [await staff.administrator(), await staff.person('editor', 'Gina Paz')]
    const { id } = await staff.article('Intramurals', me, { content: '<p>On Monday.</p>' })
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Intramurals, begun by me')
    await expect(page.getByText('Your changes are kept')).toBeVisible()
    await page.goto('about:blank')
    const data = {
      title: 'Intramurals',
      content: '<p>On Tuesday.</p>',
      category: 'Campus News',
      topics: [],
    }
    await staff.call(`/entries/article/${id}`, {
      method: 'PUT',
      token: other.token,
      body: { data, basedOn: 1 },
    })
    await page.goto(`/admin/article/${id}`)
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gina Paz has changed this in the meantime' })
    const chosen = (field: string, whose: string) =>
      dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name: whose })
    await expect(chosen('Text', 'Gina Paz’s version')).toBeChecked()
    await expect(chosen('Title', 'Yours')).toBeChecked()
    await dialog.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intramurals, begun by me')
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('On Tuesday.')
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
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Sports day, mine')
    const theirs = await openAs(browser, site.origin, other, `/admin/article/${id}`)
    await theirs.getByLabel('Title').fill('Sports day, theirs')
    await theirs.getByRole('textbox', { name: 'Text' }).fill('In the gym.')
    await theirs.getByRole('button', { name: 'Save draft' }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Sports day, theirs')

    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'Efren Diaz has changed this in the meantime' })
    await expect(dialog.getByRole('region', { name: 'Title: Efren Diaz’s version' })).toHaveText(
      'Sports day, theirs',
    )
    await expect(dialog.getByRole('region', { name: 'Title: Yours' })).toHaveText(
      'Sports day, mine',
    )
    // Their value is preselected in fields that only they changed.
    await expect(
      dialog
        .getByRole('radiogroup', { name: 'Text' })
        .getByRole('radio', { name: 'Efren Diaz’s version' }),
    ).toBeChecked()
    await dialog.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports day, mine')
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('In the gym.')
    await page.getByRole('button', { name: 'History' }).click()
    await expect(
      page.getByRole('dialog', { name: 'History' }).getByText('by Efren Diaz'),
    ).toBeVisible()
    await theirs.context().close()
  })
})
