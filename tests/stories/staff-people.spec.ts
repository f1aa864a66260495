import { administrator, confirmIdentity, expect, openBrowser, test } from './staff-fixture.ts'

test('a press beside a dialog does not throw away what was typed in it', async ({
  page,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/staff')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Name').fill('Maria Santos')
  await page.mouse.click(4, 4)
  await expect(dialog.getByLabel('Name')).toHaveValue('Maria Santos')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a person is invited in three steps and begins with the link', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  await enterAs(await staff.administrator(), '/admin/staff')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Name').fill('Gloria Tan')
  await dialog.getByLabel('E-mail address').fill('gloria@dyci.example')
  await dialog.getByLabel('Role').selectOption('editor')
  await dialog.getByLabel('College').check()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Gloria Tan' })).toContainText(
    'Editor for College',
  )

  const gloria = await (await openBrowser(browser)).newPage()
  await gloria.goto(site.origin + link.pathname + link.hash)
  await expect(gloria.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(gloria).not.toHaveURL(/link=/)
  await gloria
    .getByRole('textbox', { name: 'New password', exact: true })
    .fill('parol and puto bumbong')
  await gloria
    .getByRole('textbox', { name: 'Repeat the new password' })
    .fill('parol and puto bumbong')
  await gloria.getByRole('button', { name: 'Set the password and begin' }).click()
  await expect(gloria.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(gloria.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)
  await gloria.context().close()
})

test.describe('an own account', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('says which password is wrong, and takes a new one', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.person('author', 'Hugo Sy'), '/admin/account')
    const form = page.getByRole('form', { name: 'Password' })
    await form.getByLabel('Current password').fill('something else')
    await form
      .getByRole('textbox', { name: 'New password', exact: true })
      .fill('a jeepney full of mangoes')
    await form
      .getByRole('textbox', { name: 'Repeat the new password' })
      .fill('a jeepney full of mangoes')
    await form.getByRole('button', { name: 'Change the password' }).click()
    await expect(form.getByText('This is not your password.')).toBeVisible()
    await form.getByLabel('Current password').fill('bamboo river lantern 7')
    await form.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password is changed')).toBeVisible()
  })

  test('is signed out everywhere at once', async ({ page, staff, enterAs }) => {
    const me = await staff.person('author', 'Ines Go')
    await enterAs(me, '/admin/account')
    await expect(page.getByText('this one')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByLabel('Your password').fill('not my password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(staff.call('/session', { token: me.token })).rejects.toThrow('401')
  })

  test('stays as it was when its owner does not confirm', async ({ page, staff, enterAs }) => {
    const me = await staff.person('author', 'Lito Paz')
    await enterAs(me, '/admin/account')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Confirm that it is you: enter your password')).toBeVisible()
    await expect(staff.call('/session', { token: me.token })).resolves.toMatchObject({
      name: 'Lito Paz',
    })
  })

  test('asks for a code of the phone once that is set up', async ({ page, staff, enterAs }) => {
    await enterAs(await staff.person('editor', 'Jun Roa'), '/admin/account')
    await page.getByRole('button', { name: 'Set it up' }).click()
    await confirmIdentity(page)
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await page.getByLabel('2. Code from the app').fill('000000')
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByText('This code is wrong.')).toBeVisible()
  })
})
