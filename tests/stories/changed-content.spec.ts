import { admissionsKind } from '../../school/kinds/admissions.ts'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { expect, test } from './site-fixture.ts'

test('a visitor reads what the school has not set, and starts a video, which requests nothing before', async ({
  page,
  site,
}) => {
  const content = await openSiteContent(site)
  await content.changeReference(admissionsKind, (all) => ({
    ...all,
    jhs: { ...all.jhs, sections: [] },
  }))
  await content.changeReference(departmentsKind, (all) =>
    all.map((each) =>
      each.tag === 'pgs'
        ? { ...each, videoLink: 'https://www.youtube.com/watch?v=abcdefghijk' }
        : each,
    ),
  )
  const { slug } = await content.addServiceArticle({
    title: 'A day without notes',
    videoLink: 'https://youtu.be/abcdefghijk',
  })
  await content.close()
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })

  // A page shows a change within a second; it is requested again until it does.
  await expect(async () => {
    await page.goto(`/servanthood/paraya/articles/${slug}`)
    await expect(page.getByText('No content available for this article.')).toBeVisible({
      timeout: 500 * patience,
    })
  }).toPass({ timeout: 10_000 * patience, intervals: [200] })
  await expect(page.getByText('Date Not Available')).toBeVisible()
  await expect(page.getByText('Author: DYCI Paraya Program')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Play the video: A day without notes' }),
  ).toBeVisible()
  await page.goto('/learn-with-us/jhs')
  await expect(page.getByText('No data available yet.')).toBeVisible()

  await page.goto('/learn-with-us/pgs')
  const play = page.getByRole('link', { name: /Play the video/ })
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
