import { administrator, expect, openAs, signIn, test } from '../stories/staff-fixture.ts'

test.describe('a password that is refused', () => {
  test.use({ expectedErrors: [/422/] })

  test('is explained at its field, and so is one that was typed two ways', async ({
    page,
    staff,
  }) => {
    const { token } = await staff.administrator()
    const body = {
      name: 'Ida Reyes',
      email: `ida.${Date.now()}@dyci.example`,
      role: 'author',
      sections: [],
    }
    const { link } = (await staff.call('/staff', { method: 'POST', token, body })) as {
      link: string
    }
    await page.goto(`/login${new URL(link).hash}`)
    const fill = async (first: string, second: string) => {
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(first)
      await page.getByLabel('Repeat the new password').fill(second)
      await page.getByRole('button', { name: 'Set the password and begin' }).click()
    }
    await fill('password1234', 'password1234')
    const first = page.getByRole('textbox', { name: 'New password', exact: true })
    await expect(first).toHaveAccessibleDescription(/easy to guess/)
    await expect(first).toBeFocused()
    await fill('bamboo river lantern 7', 'bamboo river')
    await expect(page.getByLabel('Repeat the new password')).toHaveAccessibleDescription(
      /two passwords differ/,
    )
    await fill('bamboo river lantern 7', 'bamboo river lantern 7')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})

test('the dashboard claims nothing that was not checked', async ({ page, staff, enterAs }) => {
  await enterAs(await staff.administrator(), '/admin/dashboard')
  await expect(page.getByText('None has been checked yet.')).toBeVisible()
  await expect(page.getByText('Every fact was checked in time.')).toHaveCount(0)
  await expect(page.getByText('Every search found something.')).toHaveCount(0)
})

test.describe('after a wrong password', () => {
  test.use({ expectedErrors: [/401/] })

  test('the activity log is in words', async ({ page, browser, site, staff }) => {
    await page.goto('/login')
    await signIn(page, administrator.email, 'not the password at all')
    await expect(page.getByRole('alert').first()).not.toBeEmpty()
    const log = await openAs(browser, site.origin, await staff.administrator(), '/admin/activity')
    const lines = log.getByRole('listitem').filter({ hasText: 'account' })
    await expect(
      lines.filter({ hasText: 'failed to sign in to the account' }).first(),
    ).toBeVisible()
    expect((await lines.allInnerTexts()).join('\n')).not.toMatch(
      /\b[a-z]+-[a-z]+(-[a-z]+)?\b the account/,
    )
    const choices = await log.getByLabel('Action').locator('option').allInnerTexts()
    expect(new Set(choices).size).toBe(choices.length)
    await log.context().close()
  })
})
