import { expect, test } from './site-fixture.ts'
import { arrive, untilAtRest } from './visit.ts'

const opacityOf = (node: Element) => Number(getComputedStyle(node).opacity)

test.describe('for visitors who accept motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('news rises into view once, 50 px in 0.6 s', async ({ page }) => {
    await arrive(page, '/')
    const card = page.getByRole('region', { name: 'Latest news' }).getByRole('listitem').first()
    await expect(card).toHaveCSS('animation-duration', '0.6s')
    expect(await card.evaluate(opacityOf)).toBe(0)
    await expect(card).toHaveCSS('translate', '0px 50px')

    await card.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await untilAtRest(page)
    expect(await card.evaluate(opacityOf)).toBe(1)
    await expect(card).toHaveCSS('translate', '0px')

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await card.evaluate(opacityOf), 'it does not rise again').toBe(1)
  })

  test('a figure counts up to what it says', async ({ page }) => {
    await arrive(page, '/')
    const figure = page.getByRole('definition').filter({ hasText: '12,205' })
    const count = () =>
      figure.evaluate((node) => Number(getComputedStyle(node).getPropertyValue('--count')))
    expect(await count()).toBe(0)
    await figure.scrollIntoViewIfNeeded()
    await expect.poll(count).toBeGreaterThan(0)
    await untilAtRest(page)
    expect(await count()).toBe(12_205)
    await expect(figure).toHaveText('12,205')
  })
})

test('for visitors who want less motion nothing moves and nothing is hidden', async ({ page }) => {
  await arrive(page, '/')
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
  const hidden = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node).opacity === '0').length)
  expect(hidden).toBe(0)
})
