import { departmentKind } from '../../school/kinds/departments.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test } from './site-fixture.ts'
import { untilShown } from './visit.ts'

test('a visitor starts a video, of which nothing is asked before', async ({ page, site }) => {
  const content = await openSiteContent(site)
  await content.changeReference({ ...departmentKind, key: 'department/pgs' }, (department) => ({
    ...department,
    videoLink: 'https://www.youtube.com/watch?v=abcdefghijk',
  }))
  await content.close()
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })

  const play = page.getByRole('link', { name: /Play the video/ })
  await untilShown(play, '/learn-with-us/pgs')
  // Until React has come, the cover is a link.
  await page.getByRole('button', { name: 'Accept' }).click()
  await play.hover()
  expect(asked).toEqual([])
  await play.click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  )
  await expect.poll(() => asked.length).toBe(1)
})

test('what is known of today is on the home page and of a department', async ({ page, site }) => {
  const content = await openSiteContent(site)
  await content.addEvent({ title: 'Open house' })
  await content.changeReference(siteSettingsKind, (settings) => ({
    ...settings,
    officeHours: [
      { from: 'Monday' as const, to: 'Sunday' as const, opens: '08:00', closes: '17:00' },
    ],
  }))
  await content.close()
  const strip = page.getByRole('region', { name: 'Today at DYCI' })
  for (const path of ['/', '/learn-with-us/shs']) {
    await untilShown(strip.getByText('8:00 AM to 5:00 PM'), path)
    await expect(strip.getByRole('term').first()).toHaveText('Class status')
    await expectNoSidewaysScroll(page, [320, 1280, 360])
    await expectAccessible(page, `${path} with the strip`)
    await expectLargeTargets(page)
  }
  await strip.getByRole('link', { name: /^Open house/ }).click()
  await expect(page).toHaveURL('/events/open-house')
})
