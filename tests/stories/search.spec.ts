import { AxeBuilder } from '@axe-core/playwright'
import { openDatabase } from '../../db/database.ts'
import { putPages } from '../../school/content/search/index-pages.server.ts'
import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'

test.describe('a visitor', () => {
  test('finds the search in the header and an article by its words', async ({ page }) => {
    await page.goto('/dycian-news')
    await page.getByRole('link', { name: 'Search this site' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular pages' })).toBeVisible()
    await page
      .getByRole('searchbox', { name: 'What are you looking for?' })
      .fill('robotics olympiad')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=robotics+olympiad')
    await expect(page.getByRole('status').filter({ hasText: 'results for' })).toBeVisible()
    const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
    await expect(first.locator('mark').first()).toHaveText(/robotics|olympiad/i)
    const title = (await first.getByRole('link').textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('robotics olympiad')
  })

  test('searches again without leaving the page, and pages through what was found', async ({
    page,
  }) => {
    await arrive(page, '/search?q=dyci')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Page 2' })
      .click()
    await expect(page).toHaveURL('/search?q=dyci&page=2')
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('list').filter({ has: page.getByRole('article') })).toHaveAttribute(
      'start',
      '11',
    )
    await page.getByRole('searchbox').fill('robotics')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=robotics')
    await expect(page.getByRole('heading', { name: /results for “robotics”/ })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  test('is shown what a misspelled word was taken for', async ({ page }) => {
    await page.goto('/search?q=scholarshp')
    await expect(page.getByText('Showing results for “scholarship”.')).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText(/scholarship/i)
  })

  test('finds a page of the school before the news', async ({ page, site }) => {
    const database = await openDatabase({ dataDir: site.dataDir })
    await putPages(database, [
      {
        address: '/innovations/robotics',
        title: 'Robotics Program',
        label: 'Program',
        text: 'A box of parts.',
      },
    ])
    await database.destroy()
    await page.goto('/search?q=robotics')
    const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
    await expect(first).toContainText('Program')
    await expect(first.getByRole('link', { name: 'Robotics Program' })).toHaveAttribute(
      'href',
      '/innovations/robotics',
    )
    await expect(first).toContainText('innovations › robotics')
  })

  test('is told what to try when nothing is found', async ({ page }) => {
    await page.goto('/search?q=%22xylophonist%22%20OR%20*')
    await expect(
      page.getByRole('status').filter({ hasText: 'Nothing found for “"xylophonist" OR *”' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You may be looking for' })).toBeVisible()
  })
})

test.describe('without JavaScript a visitor', () => {
  test.use({ javaScriptEnabled: false })

  test('searches and pages through the results', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('nino')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=nino')
    await expect(page.locator('mark', { hasText: 'Niño' }).first()).toBeVisible()
    await page.goto('/search?q=dyci')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/search?q=dyci&page=2')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('answers to searches are not cached anywhere, and wrong ones are refused with a sentence', async ({
  request,
  site,
}) => {
  const found = await request.get('/search?q=robotics+confidential&utm_source=x')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toBe('no-store')
  const inBrowser = await request.get('/search.data?q=robotics')
  expect(inBrowser.headers()['cache-control']).toBe('no-store')
  const tooLong = await request.get(`/search?q=${'a'.repeat(101)}`)
  expect(tooLong.status()).toBe(400)
  expect(tooLong.headers()['cache-control']).toBe('no-store')
  expect(await tooLong.text()).toContain('up to 100 characters')
  expect((await request.get('/search?q=robotics&page=0')).status()).toBe(400)
  expect((await request.get('/search?q=robotics&page=900')).status()).toBe(404)
  expect(site.log.join('\n')).not.toContain('confidential')
})

for (const width of [360, 1280]) {
  for (const address of [
    '/search',
    '/search?q=robotics',
    '/search?q=scholarshp',
    '/search?q=xylophonist',
  ]) {
    test(`nothing hinders assistive technology on ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expect(page.getByRole('searchbox')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0)
    })
  }
}
