import { expect, test } from './site-fixture.ts'

test('a word of another language in the text of an article has its language', async ({ page }) => {
  await page.goto('/dycian-news/magis-in-ordinary-words')
  await expect(page.locator('article em [lang=la]').first()).toHaveText('Magis')
})
