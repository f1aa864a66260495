import { startBrokenProxy, type BrokenProxy } from '../helpers/broken-proxy.ts'
import { expect, test as staffTest } from '../stories/staff-fixture.ts'
import { arrive, markDocument } from '../stories/visit.ts'

const test = staffTest.extend<{ gateway: BrokenProxy }>({
  gateway: async ({ site }, use) => {
    const gateway = await startBrokenProxy(site.port)
    await use(gateway)
    await gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})

for (const [part, address] of [
  ['data', /\.data/],
  ['script', /\.js$/],
] as const) {
  test(`a page whose ${part} never comes is called a lost connection after 20 seconds`, async ({
    page,
    gateway,
  }) => {
    await page.clock.install()
    await arrive(page, '/organizational-memory')
    await markDocument(page)
    gateway.fault = { kind: 'hang', isFor: (path) => address.test(path) }
    const asked = page.waitForRequest(address)
    await page.getByRole('link', { name: 'Founder', exact: true }).first().click()
    await asked
    const lost = page.getByRole('heading', { level: 1, name: 'The connection was lost' })
    await page.clock.fastForward(10_000)
    await expect(lost).toHaveCount(0)
    await page.clock.fastForward(10_000)
    await expect(lost).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('More Than A School, A Family')
    gateway.fault = null
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Founder' })).toBeVisible()
    await expect(page.locator('html[data-same-document]')).toBeAttached()
  })
}

test.describe('a save that is never answered', () => {
  test.use({ expectedErrors: [/^Failed to load resource|The draft is kept on this device only/] })

  test('is held after 30 seconds, loses nothing, and goes out when one tries again', async ({
    page,
    staff,
    enterAs,
    gateway,
  }) => {
    const me = await staff.person('editor', 'Nena Ilagan')
    const { id } = await staff.article('Before the line hung', me)
    await page.clock.install()
    await enterAs(me, `/admin/news/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Before the line hung')
    gateway.fault = { kind: 'hang' }
    await page.getByLabel('Title').fill('Typed on a hanging line')
    const asked = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await asked
    const held = page.getByText('Will be saved when you are back online')
    await expect(held).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await expect(held).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Typed on a hanging line')
    // The site is not found again by itself: neither by asking for it nor by keeping the draft.
    gateway.fault = { kind: 'hang', isFor: (path) => /^\/healthz|\/autosaves\//.test(path) }
    await page
      .getByRole('status')
      .filter({ has: held })
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed on a hanging line')
    await expect(held).toHaveCount(0)
    await expect(page.getByText('The connection is lost.')).toHaveCount(0)
  })
})
