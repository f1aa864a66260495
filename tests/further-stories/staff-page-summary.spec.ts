import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { markedAs } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, message, openBrowser, press, publishNow, test } from '../stories/staff-fixture.ts'
import { boxOf, cookieQuestion } from '../stories/visit.ts'

const columnOf = (page: Page) => page.getByRole('region', { name: 'Length and looks' })

/** Reads a size in kB or MB, in bytes. */
const bytesOf = (text: string) => {
  const [, number, unit] = /([\d.]+) (kB|MB)/.exec(text) ?? []
  return Number(number) * (unit === 'MB' ? 1_000_000 : 1_000)
}

test.use({ expectedErrors: [/^Failed to load resource/] })

test('a search result and a card follow what is typed', async ({ page, site, enter }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.route('**/page-summary-*.js', (route) => route.abort())
  await enter('/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Six students brought it home.')
  await page.getByLabel('Title').fill('Robots without a summary')
  await expect(columnOf(page)).toContainText('This could not be loaded.')
  await press(page, 'Save draft')
  await expect(message(page, /saved/i)).toBeVisible()
  await expect(text).toHaveText('Six students brought it home.')
  await page.unroute('**/page-summary-*.js')

  await page.goto('/admin/article/create')
  await expect(columnOf(page)).toContainText('No words yet')
  await expect(columnOf(page)).toContainText('once there is a title')
  await text.fill('Six students brought it home.')
  await expect(columnOf(page)).toContainText('5 words, 1 minute to read')
  await page.getByLabel('Title').fill('Robots win at the fair')
  const search = columnOf(page).getByRole('region', { name: 'In a search engine' })
  await expect(search).toContainText('Robots win at the fair | DYCI')
  await expect(search).toContainText('› dycian-news › robots-win-at-the-fair')
  await expect(search).toContainText('Six students brought it home.')
  await expectAccessible(page, 'the column beside a text')

  const name = /^What Facebook .+ Robots win at the fair/
  const card = columnOf(page).getByRole('img', { name })
  await expect(card).toHaveJSProperty('naturalWidth', 1200)
  const source = site.origin + (await card.getAttribute('src'))
  const shown = await (await page.request.get(source)).body()
  // Once it is published, the card of its address is the same picture, byte for byte.
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  const real = await page.request.get('/share-card/dycian-news/robots-win-at-the-fair.jpg')
  expect(shown.equals(await real.body())).toBe(true)
})

test('the weight of a text is what a phone downloads', async ({
  page,
  browser,
  site,
  staff,
  enterAs,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 768 })
  const me = await staff.administrator()
  const media = await openSiteMedia(site)
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const create = { width: 640, height: 480, channels: 3, background: '#888', noise } as const
  const grain = await sharp({ create }).jpeg().toBuffer()
  const pictures = [
    await media.add(markedAs('grain one', grain), 'Grain one.jpg'),
    await media.add(markedAs('grain two', grain), 'Grain two.jpg'),
  ]
  for (const { id } of pictures)
    await media.describe(id, { name: 'Grain', alt: 'Grain', focalX: 0.5, focalY: 0.5 })
  const content = pictures
    .map(({ address }) => `<p><img src="${address}" alt="Grain"></p>`)
    .join('')
  const entry = await staff.article('A page with grain', me, { content })
  await enterAs(me, `/admin/article/${entry.id}`)
  const weight = columnOf(page).getByRole('region', { name: 'Page weight' })
  await expect(weight).toContainText('kB on a first visit')
  const said = bytesOf(await weight.getByText('downloads').innerText())

  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  const context = await openBrowser(browser, {
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const visitor = await context.newPage()
  const sizes: Promise<number>[] = []
  visitor.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await visitor.goto('/dycian-news/a-page-with-grain')
  // React's question shows that the scripts have come.
  await expect(cookieQuestion(visitor)).toBeVisible()
  const shown = visitor.getByRole('main').getByRole('img', { name: 'Grain' })
  await expect(shown).toHaveCount(pictures.length)
  for (const each of await shown.all()) {
    await each.scrollIntoViewIfNeeded()
    await expect(each).toHaveJSProperty('complete', true)
  }
  const received = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  // The browser tells of a finished request a moment after the page has it.
  await expect.poll(async () => Math.abs(said / (await received()) - 1)).toBeLessThan(0.1)
  await context.close()
})

test('on a phone it is folded, and loads when opened', async ({ page, staff, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const me = await staff.administrator()
  const entry = await staff.article('Folded on a phone', me)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterAs(me, `/admin/article/${entry.id}`)
  const text = await boxOf(page.getByRole('textbox', { name: 'Text' }))
  expect((await boxOf(columnOf(page))).y).toBeGreaterThan(text.bottom)
  await expect(page.getByRole('region', { name: 'In a search engine' })).toHaveCount(0)
  expect(asked.some((url) => url.includes('/previews/summary'))).toBe(false)
  await columnOf(page).getByText('How others see it').click()
  await expect(page.getByRole('region', { name: 'Page weight' })).toContainText('kB')
  await expect(page.getByText('Heavy for a phone')).toHaveCount(0)
  await expectNoSidewaysScroll(page, [390, 320])
})
