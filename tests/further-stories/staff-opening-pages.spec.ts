import { expect, test } from '../stories/staff-fixture.ts'

/** Maximum size of the scripts of the dashboard, compressed, in bytes. */
const dashboardLimit = 170_000

test('the dashboard loads its own scripts only, and those of other pages once a person does something', async ({
  page,
  staff,
  enterAs,
}) => {
  const scripts: Promise<{ path: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const path = new URL(request.url()).pathname
    scripts.push(request.sizes().then(({ responseBodySize: size }) => ({ path, size })))
  })
  const loaded = () => Promise.all(scripts)
  await enterAs(await staff.administrator(), '/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const size = (await loaded()).reduce((sum, script) => sum + script.size, 0)
  expect(size).toBeGreaterThan(50_000)
  expect(size).toBeLessThanOrEqual(dashboardLimit)
  const has = async (name: string) => (await loaded()).some(({ path }) => path.includes(name))
  const hasTrash = () => has('/trash-page')
  expect(await hasTrash()).toBe(false)
  // Lists and forms bring the schemas of kinds.
  expect(await has('/schemas')).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasTrash).toBe(true)
  await expect.poll(() => has('/schemas')).toBe(true)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('a page opens that was not open before', async ({ page, context, staff, enterAs }) => {
    const onTheirWay = new Set<string>()
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) onTheirWay.add(request.url())
    })
    page.on('requestfinished', (request) => onTheirWay.delete(request.url()))
    await enterAs(await staff.administrator(), '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    const code = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/entry-list'),
    )
    await page.keyboard.press('Tab')
    await code
    // The files that it needs were asked for together with it.
    await expect.poll(() => [...onTheirWay]).toEqual([])
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  })
})

test.describe('a page whose code cannot be loaded', () => {
  test.use({ expectedErrors: [/^Failed to load resource|dynamically imported module/] })

  test('says so beside the menu, and opens the next time', async ({ page, staff, enterAs }) => {
    await page.route('**/trash-page-*.js', (route) => route.abort())
    await enterAs(await staff.administrator(), '/admin/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown')
    await expect(page).toHaveURL('/admin/trash')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'News' })).toBeVisible()
    await page.unroute('**/trash-page-*.js')
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  })
})
