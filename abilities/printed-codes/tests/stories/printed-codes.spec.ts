import { readQrCode } from '../../../../tests/helpers/pictures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../../../tests/stories/page-checks.ts'
import { allowErrors } from '../../../../tests/stories/site-fixture.ts'
import { expect, test } from '../../../../tests/stories/staff-fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an editor makes a code and points it elsewhere', async ({ page, staff, enterAs }) => {
  const label = 'A poster'
  await enterAs(await staff.person('editor', 'Lita Cruz'), '/admin/printed-codes')
  await page.getByLabel('Where it is printed').fill(label)
  await page.getByLabel('Where it leads').fill('/admissions')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const card = page.getByRole('listitem').filter({ hasText: label })
  await expect(card).toContainText('Leads to /admissions')
  await expect(card).toContainText('0 scans')
  await expectAccessible(page, 'the printed codes')
  await expectNoSidewaysScroll(page, [360, 390, 768, 1366])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download as PNG: ${label}` }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  const address = await readQrCode(Buffer.concat(chunks))
  expect(address).toMatch(/\/go\/\w{8}$/)

  const change = async (target: string) => {
    await page.getByRole('button', { name: `Change ${label}` }).click()
    const form = page.getByRole('listitem').filter({ has: page.getByLabel('Where it leads') })
    await form.getByLabel('Where it leads').fill(target)
    await form.getByRole('button', { name: 'Save' }).click()
  }
  await change('https://forms.example/enroll')
  const dialog = page.getByRole('dialog', { name: 'Lead away from the site?' })
  await expect(dialog).toContainText('forms.example')
  await expectAccessible(page, 'the question about another site')
  await dialog.getByRole('button', { name: 'Lead to forms.example' }).click()
  await expect(card).toContainText('Leads to https://forms.example/enroll')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Leads to /admissions')
  await page.goto(new URL(address ?? '').pathname)
  await expect(page).toHaveURL(/\/admissions$/)
})

test('a visitor whose code leads nowhere finds search and contact', async ({ page }) => {
  allowErrors(page, /^Failed to load resource.* 404/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/go/XXXX2222')
    await expectAccessible(page, `a code that leads nowhere, ${colorScheme}`)
  }
  await expectNoSidewaysScroll(page, [320, 360, 1280])
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('admissions')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=admissions$/)
})
