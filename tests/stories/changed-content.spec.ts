import { admissionsKind } from '../../school/kinds/admissions.ts'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { openSiteContent, type SiteContent } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { expect, test } from './site-fixture.ts'

/** Checks pages after the school has set, or not set, what the starter content leaves open. */
let content: SiteContent
test.beforeEach(async ({ site }) => {
  content = await openSiteContent(site)
})
test.afterEach(() => content.close())

/** A page shows a change within a second; requests it again until it does. */
const eventually = { timeout: 10_000 * patience, intervals: [200] }

test('a department without admissions says so', async ({ page }) => {
  await content.changeReference(admissionsKind, (all) => ({
    ...all,
    jhs: { ...all.jhs, sections: [] },
  }))
  await expect(async () => {
    await page.goto('/learn-with-us/jhs')
    await expect(page.getByText('No data available yet.')).toBeVisible({ timeout: 500 * patience })
  }).toPass(eventually)
})

test('the college shows the registration address as a QR code', async ({ page }) => {
  const label = page.getByText('Scan the QR Code For Registration')
  await page.goto('/learn-with-us/college')
  await expect(page.getByRole('heading', { name: 'College Admissions *' })).toBeVisible()
  await expect(label, 'without a code').toHaveCount(0)
  const registrationUrl = 'https://registration.school.example/new'
  await content.changeReference(admissionsKind, (all) => ({
    ...all,
    college: { ...all.college, registrationUrl },
  }))
  await expect(async () => {
    await page.goto('/learn-with-us/college')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible({
      timeout: 500 * patience,
    })
  }).toPass(eventually)
  await expect(
    page.getByRole('link', { name: 'Scan the QR Code For Registration' }),
  ).toHaveAttribute('href', registrationUrl)
})

test('the cover of a video turns into the player on a click, and requests nothing before', async ({
  page,
}) => {
  await content.changeReference(departmentsKind, (all) =>
    all.map((each) =>
      each.tag === 'pgs'
        ? { ...each, videoLink: 'https://www.youtube.com/watch?v=abcdefghijk' }
        : each,
    ),
  )
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  const play = page.getByRole('link', { name: /Play the video/ })
  await expect(async () => {
    await page.goto('/learn-with-us/pgs')
    await expect(play).toBeVisible({ timeout: 500 * patience })
  }).toPass(eventually)
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

test('a service article says what it does not have, and leads to its video', async ({ page }) => {
  const { slug } = await content.addServiceArticle({
    title: 'A day without notes',
    videoLink: 'https://youtu.be/abcdefghijk',
  })
  await expect(async () => {
    await page.goto(`/servanthood/paraya/articles/${slug}`)
    await expect(page.getByText('No content available for this article.')).toBeVisible({
      timeout: 500 * patience,
    })
  }).toPass(eventually)
  await expect(page.getByText('Date Not Available')).toBeVisible()
  await expect(page.getByText('Author: DYCI Paraya Program')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Play the video: A day without notes' }),
  ).toBeVisible()
})
