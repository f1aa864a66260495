import { expectAccessible } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

test('a page with its menu entry takes three presses, and leaves with one that can be undone', async ({
  page,
  staff,
  enterAs,
}) => {
  const pressed: string[] = []
  await page.exposeFunction('notePress', (name: string) => pressed.push(name))
  await page.addInitScript(() => {
    const counted = window as unknown as { notePress: (name: string) => void }
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return
        if (!target.closest('input, textarea, select, summary'))
          counted.notePress(target.textContent ?? '')
      },
      true,
    )
  })
  await enterAs(await staff.administrator(), '/admin/dashboard')
  await page.getByRole('link', { name: 'Pages and facts' }).click()
  await page.getByRole('link', { name: 'New page below Servanthood' }).click()
  const focused = page.locator('input:focus')
  await expect(focused).toHaveAccessibleName('Title')
  await focused.fill('Brigada Eskwela')
  const item = page
    .locator('details[open]')
    .filter({ has: page.getByRole('textbox', { name: 'In one or two sentences', exact: true }) })
    .last()
  await item
    .getByRole('textbox', { name: 'In one or two sentences', exact: true })
    .fill('We clean the rooms.')
  await expect(item.getByRole('textbox', { name: 'Tag', exact: true })).toHaveValue(
    'brigada-eskwela',
  )
  await expect(item.getByRole('checkbox', { name: 'In the menu' })).toBeChecked()
  await expectAccessible(page, 'a new page')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /see|show/ })).toBeVisible()
  expect(pressed).toHaveLength(3)

  const visitor = await page.context().newPage()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Open menu' }).click()
  await visitor.locator('summary').filter({ hasText: 'Servanthood' }).click()
  await visitor.getByRole('link', { name: 'Brigada Eskwela' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Brigada Eskwela')
  await visitor.close()

  await page.getByRole('button', { name: /^Remove: Brigada Eskwela/ }).click()
  await expect(page.getByText('Brigada Eskwela', { exact: true })).toHaveCount(0)
  const removed = page.getByRole('alert').filter({ hasText: 'Removed' })
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Brigada Eskwela', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Remove: Brigada Eskwela/ }).click()
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect
    .poll(async () => (await page.request.get('/servanthood/brigada-eskwela')).status())
    .toBe(404)
})
