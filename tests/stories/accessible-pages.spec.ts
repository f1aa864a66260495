import { expectFitForAll } from './page-checks.ts'
import { addressOf, pages } from './pages.ts'
import { expect, test } from './site-fixture.ts'

test.use({ viewport: { width: 1280, height: 800 } })

// `tests/sweeps` looks at all pages.
for (const name of ['the home page in Filipino', 'an article', 'the admissions of a level'])
  test(`${name} is fit for all, on a desk and on a phone`, async ({ page, request }) => {
    const kind = pages.find((each) => each.name === name)
    const answer = await page.goto(kind ? await addressOf(kind, request) : 'of no kind')
    expect(answer?.status()).toBe(200)
    await expectFitForAll(page)
  })
