import { addDays, dayInManila } from '../../school/base/dates.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite } from '../helpers/site.ts'
import { patience } from '../helpers/patience.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { arrive } from '../stories/visit.ts'

const tomorrow = addDays(dayInManila(new Date()), 1)

test('what is known of today is below the banner of the home page and of a department', async ({
  page,
}) => {
  await arrive(page, '/')
  const strip = page.getByRole('region', { name: 'Today at DYCI' })
  await expect(strip.getByRole('term'), 'with sample content only').toHaveText(['Classes today'])

  const site = await startTestSite()
  const content = await openSiteContent(site)
  await content.addEvent({
    title: 'Open house',
    startsAt: `${tomorrow}T08:00`,
    endsAt: `${tomorrow}T12:00`,
  })
  await content.changeReference(siteSettingsKind, (settings) => ({
    ...settings,
    officeHours: [
      { from: 'Monday' as const, to: 'Sunday' as const, opens: '08:00', closes: '17:00' },
    ],
  }))
  await content.close()
  await expect(async () => {
    await page.goto(site.origin)
    await expect(strip).toContainText('8:00 AM to 5:00 PM', { timeout: 500 * patience })
    await expect(strip).toContainText('Open house', { timeout: 500 * patience })
  }).toPass({ timeout: 10_000 * patience, intervals: [200] })
  for (const path of ['/', '/learn-with-us/shs']) {
    await page.goto(site.origin + path)
    await expect(strip).toBeVisible()
    await expectNoSidewaysScroll(page, [320, 360, 1280])
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page, `${path} with the strip`)
    await expectLargeTargets(page)
  }
  await strip.getByRole('link', { name: /^Open house/ }).click()
  await expect(page).toHaveURL(`${site.origin}/events/open-house`)
  await page.goto('about:blank')
  await site.stop()
})
