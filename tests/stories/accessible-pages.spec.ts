import {
  expectAccessible,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from './page-checks.ts'
import { addressOf, pages } from './pages.ts'
import { expect, test } from './site-fixture.ts'

// One of each kind of layout. `tests/sweeps` looks at all pages.
for (const name of [
  'the home page',
  'the news list',
  'an article',
  'the college',
  'the admissions of a level',
  'the history',
  'the events',
  'the home page in Filipino',
])
  test(`${name} breaks no rule on a desk and on a phone`, async ({ page, request }) => {
    const kind = pages.find((each) => each.name === name)
    await page.goto(kind ? await addressOf(kind, request) : 'of no kind')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHeadingsInOrder(page)
    await expectAccessible(page, `${name} on a desk`)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page, `${name} on a phone`)
    await expectLargeTargets(page)
    await expectNoSidewaysScroll(page, [360, 768, 1280, 1920])
  })
