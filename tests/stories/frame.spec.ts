import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'

test('the breadcrumb names the way to a page, and all but its last step are links', async ({
  page,
}) => {
  await arrive(page, '/announcements/all')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Announcements', 'All Announcements'])
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Announcements'])
  await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
  await crumbs.getByRole('link', { name: 'Announcements' }).click()
  await expect(page).toHaveURL('/announcements')
  await expect(crumbs).toHaveText(['Home', 'Announcements'])
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const address of [
  '/learn-with-us/college/college/coa',
  '/learn-with-us/shs/tracks/stem',
  '/reports/norms/school-policy/School%20Policy',
  '/servanthood/paraya/articles/clearing-the-riverbank-together',
  '/innovations/dyci-research/research/shs',
]) {
  test(`each link of the breadcrumb on ${address} leads to a page`, async ({ page, request }) => {
    await page.goto(address)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    const paths = await links.evaluateAll((nodes) =>
      nodes.map((node) => node.getAttribute('href') ?? ''),
    )
    expect(paths[0]).toBe('/')
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
  })
}

test('the breadcrumb of an article ends with its title', async ({ page }) => {
  await arrive(page, '/dycian-news')
  const title = await page.getByRole('heading', { level: 3 }).first().innerText()
  await page.getByRole('link', { name: title }).click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'DYCIan News', title])
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'DYCIan News'])
})

test('the footer names the school, its pages elsewhere, quick links, campuses and contacts', async ({
  page,
}) => {
  await arrive(page, '/dycian-news')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.locator('img').first()).toHaveJSProperty('complete', true)
  expect(
    await footer
      .locator('img')
      .first()
      .evaluate((logo: HTMLImageElement) => logo.naturalWidth),
  ).toBeGreaterThan(0)
  await expect(footer).toContainText('More Than A School, A Family')
  await expect(
    footer.getByRole('list', { name: 'Social pages' }).getByRole('listitem'),
  ).toHaveCount(4)
  // Until staff set addresses, each of them helps all the same.
  const goesTo = (name: string) => footer.getByRole('link', { name })
  await expect(goesTo('Facebook')).toHaveAttribute('href', /facebook\.com\/search\/top\?q=Dr\./)
  await expect(goesTo('Elida Campus')).toHaveAttribute('href', /maps\/search\/.*Elida%20Campus/)
  await expect(goesTo('Learning portal')).toHaveAttribute('href', 'https://www.dyci.edu.ph/')
  await expect(footer.getByRole('link', { name: 'How to reach us' })).toHaveCount(3)

  const links = footer.getByRole('navigation', { name: 'Quick Links' })
  await expect(links.getByRole('listitem')).toHaveCount(5)
  await expect(links.getByRole('link', { name: 'Data Privacy Policy' })).toHaveAttribute(
    'href',
    '/data-privacy-policy',
  )
  await expect(links.getByRole('link', { name: 'Admissions' })).toBeVisible()

  await expect(footer.getByRole('list', { name: 'Campuses' }).getByRole('listitem')).toHaveCount(2)
  await expect(footer.getByRole('term')).toHaveText([
    'Frontline, Basic Education',
    'Frontline, College',
    'Registrar',
  ])

  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', year: 'numeric' }).format()
  await expect(footer).toContainText(`© ${year}`)
})

test('a visitor with a keyboard skips the menu and goes on inside the page', async ({ page }) => {
  await page.goto('/announcements')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/announcements#content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
