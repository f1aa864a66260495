import { expect, test } from '../stories/site-fixture.ts'

test('staff see the dashboard only after they signed in, without the frame', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a visitor downloads a study under its title', async ({ page }) => {
  await page.goto('/innovations/dyci-research/research/jhs')
  const study = page.getByRole('link', { name: 'How long does a rice-husk pencil last?' })
  await study.click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Full Document' }).click()
  expect((await download).suggestedFilename()).toBe('How long does a rice-husk pencil last.pdf')
})
