import { addressOf, pages } from './pages.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test } from './site-fixture.ts'

const phone = { width: 360, height: 700 }

/** Text twice as large by the setting of the browser: all that is measured in rem grows with it. */
const doubleText = () => document.documentElement.style.setProperty('font-size', '200%')

for (const each of pages) {
  test.describe(`${each.name} in text of 200 % on a phone`, () => {
    test.use({ viewport: phone, expectedErrors: each.status ? [/^Failed to load resource/] : [] })

    test('needs no sideways scrolling, and the question about cookies leaves half of the screen', async ({
      page,
      request,
    }) => {
      await page.goto(await addressOf(each, request))
      const question = page.getByRole('region', { name: 'Cookie consent' })
      await expect(question).toBeVisible()
      await page.evaluate(doubleText)
      await expectNoSidewaysScroll(page, [phone.width])
      await page.setViewportSize(phone)
      expect((await question.boundingBox())?.height).toBeLessThan(phone.height / 2)
      await expect(question.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('the home page in text of 200 % on a phone', () => {
  test.use({ viewport: phone })

  test('keeps the doors of the four levels wide enough for their words', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(doubleText)
    const widths = await page
      .locator('.home-level')
      .evaluateAll((doors) => doors.map(({ clientWidth }) => clientWidth))
    expect(widths).toHaveLength(4)
    expect(Math.min(...widths)).toBeGreaterThan(300)
  })
})
