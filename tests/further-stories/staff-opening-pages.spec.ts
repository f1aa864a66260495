import { expect, test } from '../stories/staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource|dynamically imported module/] })

/** Maximum size of the scripts of the dashboard, compressed, in bytes. */
const dashboardLimit = 170_000

test('the dashboard first loads its own scripts only', async ({ page, enter }) => {
  const scripts: Promise<{ path: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const path = new URL(request.url()).pathname
    scripts.push(request.sizes().then(({ responseBodySize: size }) => ({ path, size })))
  })
  const loaded = () => Promise.all(scripts)
  await enter('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const size = (await loaded()).reduce((sum, script) => sum + script.size, 0)
  expect(size).toBeGreaterThan(50_000)
  expect(size).toBeLessThanOrEqual(dashboardLimit)
  const has = async (name: string) => (await loaded()).some(({ path }) => path.includes(name))
  const hasTrash = () => has('/documents-page')
  expect(await hasTrash()).toBe(false)
  // Lists and forms bring the schemas of kinds.
  expect(await has('/schemas')).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasTrash).toBe(true)
  await expect.poll(() => has('/schemas')).toBe(true)
})

test('a new page opens without a connection', async ({ page, context, enter }) => {
  const onTheirWay = new Set<string>()
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) onTheirWay.add(request.url())
  })
  page.on('requestfinished', (request) => onTheirWay.delete(request.url()))
  await enter('/admin/dashboard')
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

test('a page whose code is missing says so, and opens the next time', async ({ page, enter }) => {
  await page.route('**/documents-page-*.js', (route) => route.abort())
  await enter('/admin/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
  await open('Trash')
  await expect(heading).toHaveText('This page cannot be shown')
  await expect(page).toHaveURL('/admin/trash')
  await page.unroute('**/documents-page-*.js')
  await open('News')
  await expect(heading).toHaveText('News')
  await open('Trash')
  await expect(heading).toHaveText('Trash')
})
