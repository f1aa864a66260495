import { makeComponentPage } from '../../scripts/component-page.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, test } from '../stories/site-fixture.ts'

test('every component in every state has no accessibility fault', async ({ page }) => {
  const html = await makeComponentPage()
  await page.route('**/components', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto('/components')
  await expect(page.getByRole('region')).not.toHaveCount(0)
  await expectAccessible(page, 'the components')
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page, [320, 768, 1280])
})
