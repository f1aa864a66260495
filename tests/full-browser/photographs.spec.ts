import type { Locator, Page } from '@playwright/test'
import { makePhoneJpeg, makePhoto } from '../helpers/pictures.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import type { TestSite } from '../helpers/site.ts'
import { allowErrors, expect, test } from '../stories/site-fixture.ts'
import { arrive, holdBack } from '../stories/visit.ts'

const alt = 'Four students hold a cup'

/** Publishes an article with one photo at the top and another in its text. */
async function publishWithPhotographs(site: TestSite) {
  const media = await openSiteMedia(site)
  const banner = await media.add(await makePhoneJpeg(1_200, 1_600), 'IMG_0042.jpg')
  await media.describe(banner.id, { name: 'The team', alt, focalX: 0.2, focalY: 0.9 })
  const inText = await media.add(await (await makePhoto(1_000, 750)).jpeg().toBuffer(), 'robot.jpg')
  const content = await openSiteContent(site)
  const title = freshTitle('Photographs')
  const { slug } = await content.addArticle({
    title,
    bannerImage: banner.address,
    content: `<p>First.</p><p><img src="${inText.address}" alt="The robot"></p><p>Then.</p>`,
    publishedOn: '2026-11-20',
  })
  await content.close()
  return { inText, title, address: `/dycian-news/${slug}` }
}

const untilLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
    .toBeGreaterThan(0)

test('photographs come as large as needed, around their subject', async ({ page, site }) => {
  const { inText, title, address } = await publishWithPhotographs(site)
  await page.goto(address)
  const above = page.locator('.article-picture').getByRole('img', { name: alt })
  await expect(above).toHaveAttribute('width', '1280')
  await expect(above).toHaveAttribute('fetchpriority', 'high')
  await expect(above).toHaveCSS('object-position', '20% 90%')
  await expect(above).toHaveCSS('object-fit', 'cover')
  await expect(page.locator('.article-picture').getByText(alt)).toBeVisible()
  const below = page.getByRole('img', { name: 'The robot' })
  await below.scrollIntoViewIfNeeded()
  await expect(below).toHaveAttribute('width', String(inText.width))
  await expect(below).toHaveAttribute('height', String(inText.height))
  for (const image of [above, below]) {
    const shown = () => image.evaluate((node: HTMLImageElement) => [node.complete, node.currentSrc])
    await expect.poll(async () => (await shown()).join(' ')).toMatch(/^true .*\/\d+\.avif$/)
    // Loads no variant larger than the screen shows, rounded up to the next width.
    const { natural, width } = await image.evaluate((node: HTMLImageElement) => ({
      natural: Number(/(\d+)\.avif$/.exec(node.currentSrc)?.[1]),
      width: node.getBoundingClientRect().width,
    }))
    expect(natural).toBeGreaterThanOrEqual(Math.min(width, 1_000))
    expect(natural).toBeLessThan(width * 2)
  }

  await arrive(page, '/dycian-news?category=Outside+News')
  await page.getByRole('link', { name: 'Campus News' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card.locator('source[type="image/avif"]')).toHaveCount(1)
  const { ratio, leaf } = await card.getByRole('img', { name: alt }).evaluate((node) => {
    const box = node.getBoundingClientRect()
    return { ratio: box.width / box.height, leaf: getComputedStyle(node).borderTopRightRadius }
  })
  expect(ratio).toBeCloseTo(16 / 9, 1)
  expect(Number.parseFloat(leaf)).toBeGreaterThan(10)
})

/** Adds up how far the parts of a page move from here on. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const shift = { total: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })

for (const width of [360, 1280]) {
  test(`nothing moves when photographs arrive, at ${width} px`, async ({ page, site }) => {
    const { address } = await publishWithPhotographs(site)
    await page.setViewportSize({ width, height: 800 })
    for (const path of [address, '/dycian-news']) {
      const release = await holdBack(page, '**/media/**')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      // The rest is loaded, including typefaces: only photos are requested from here on.
      await watchShifts(page)
      release()
      const images = await page.locator('main picture img').all()
      expect(images.length).toBeGreaterThan(0)
      for (const image of images) {
        await image.scrollIntoViewIfNeeded()
        await untilLoaded(image)
      }
      const { total } = await page.evaluate(
        () => (window as unknown as { shift: { total: number } }).shift,
      )
      expect(total).toBe(0)
      await page.unroute('**/media/**')
    }
  })
}

test('a photograph that does not arrive leaves its slot to the scene', async ({ page, site }) => {
  allowErrors(page, /^Failed to load resource/)
  const { address } = await publishWithPhotographs(site)
  await page.route('**/media/**', (route) => route.abort())
  await page.goto(address)
  await expect(page.locator('.article-picture img')).toHaveAttribute(
    'src',
    '/images/default-banner.svg',
  )
  await expect(page.locator('.article-picture source')).toHaveCount(0)
})
