import sharp from 'sharp'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { patience } from '../helpers/patience.ts'
import { makePhoneJpeg, makePhoto } from '../helpers/pictures.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { arrive, holdBack } from '../stories/visit.ts'

const alt = 'Four students hold a cup'

/** Publishes an article with one photo at the top and another in its text. */
async function publishWithPhotographs(site: Parameters<typeof openSiteMedia>[0]) {
  const media = await openSiteMedia(site)
  const banner = await media.add(await makePhoneJpeg(1_200, 1_600), 'IMG_0042.jpg')
  await media.describe(banner.id, { name: 'The team', alt, focalX: 0.2, focalY: 0.9 })
  const inText = await media.add(await (await makePhoto(1_000, 750)).jpeg().toBuffer(), 'robot.jpg')
  const content = await openSiteContent(site)
  const title = freshTitle('Photographs')
  const { slug, id } = await content.addArticle({
    title,
    bannerImage: banner.address,
    content: `<p>First.</p><p><img src="${inText.address}" alt="The robot"></p><p>Then.</p>`,
    publishedOn: '2026-11-20',
  })
  return { media, content, banner, inText, title, id, address: `/dycian-news/${slug}` }
}

test('a visitor sees an article’s photographs in the newest format, as large as needed, cropped around their subject', async ({
  page,
  site,
}) => {
  const { content, banner, inText, address } = await publishWithPhotographs(site)
  await content.close()
  await page.goto(address)

  const above = page.locator('.article-picture').getByRole('img', { name: alt })
  await expect(above).toHaveAttribute('width', '1280')
  await expect(above).toHaveAttribute('loading', 'eager')
  await expect(above).toHaveAttribute('fetchpriority', 'high')
  await expect(above).toHaveCSS('object-position', '20% 90%')
  await expect(above).toHaveCSS('object-fit', 'cover')
  expect(
    await page
      .locator('.article-picture source')
      .evaluateAll((sources) =>
        sources.map((source) => [source.getAttribute('type'), source.getAttribute('srcset')]),
      ),
  ).toEqual(
    (['avif', 'webp'] as const).map((format) => [
      `image/${format}`,
      banner.sources.map((source) => `${source[format]} ${source.width}w`).join(', '),
    ]),
  )

  const below = page.getByRole('img', { name: 'The robot' })
  await below.scrollIntoViewIfNeeded()
  await expect(below).toHaveAttribute('width', String(inText.width))
  await expect(below).toHaveAttribute('height', String(inText.height))
  const shown = async (image: typeof above) =>
    image.evaluate((node: HTMLImageElement) => [node.complete, node.currentSrc])
  for (const image of [above, below]) {
    await expect.poll(async () => (await shown(image)).join(' ')).toMatch(/^true .*\/\d+\.avif$/)
    // Loads no variant larger than the screen shows, rounded up to the next width.
    const { natural, width } = await image.evaluate((node: HTMLImageElement) => ({
      natural: Number(/(\d+)\.avif$/.exec(node.currentSrc)?.[1]),
      width: node.getBoundingClientRect().width,
    }))
    expect(natural).toBeGreaterThanOrEqual(Math.min(width, 1_000))
    expect(natural).toBeLessThan(width * 2)
  }
})

for (const width of [360, 1280]) {
  for (const where of ['an article', 'the news list']) {
    test(`nothing moves when the photographs of ${where} arrive, at ${width} px`, async ({
      page,
      site,
    }) => {
      const { content, address } = await publishWithPhotographs(site)
      await content.close()
      await page.setViewportSize({ width, height: 800 })
      const release = await holdBack(page, '**/media/**')
      await page.goto(where === 'an article' ? address : '/dycian-news', {
        waitUntil: 'domcontentloaded',
      })
      // The rest is loaded, including typefaces: only photos are requested from here on.
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const shift = { total: 0 }
        Object.assign(window, { shift })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift.total += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift' })
      })
      release()
      const images = await page.locator('main picture img').all()
      expect(images.length).toBeGreaterThan(0)
      for (const image of images) {
        await image.scrollIntoViewIfNeeded()
        await expect
          .poll(() =>
            image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth),
          )
          .toBeTruthy()
      }
      const { total } = await page.evaluate(
        () => (window as unknown as { shift: { total: number } }).shift,
      )
      expect(total).toBe(0)
    })
  }
}

test('a photograph that staff replace is another one on the page at once, under the same address', async ({
  page,
  site,
}) => {
  const { media, content, banner, address } = await publishWithPhotographs(site)
  await content.close()
  await page.goto(address)
  const before = await page.locator('picture source').first().getAttribute('srcset')
  const replaced = await media.replace(
    banner.id,
    await (await makePhoto(800, 600)).jpeg().toBuffer(),
  )
  expect(replaced.address).toBe(banner.address)
  await page.reload()
  await expect(page.locator('picture source').first()).not.toHaveAttribute('srcset', before ?? '')
  await expect(page.locator('.article-picture img')).toHaveAttribute('src', banner.address)
})

test('photographs come with the news that a visitor filters, without a page load', async ({
  page,
  site,
}) => {
  const { content, title } = await publishWithPhotographs(site)
  await content.close()
  await arrive(page, '/dycian-news?category=Outside+News')
  await page.getByRole('link', { name: 'Campus News' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card.locator('source[type="image/avif"]')).toHaveCount(1)
  await expect(card.getByRole('img', { name: alt })).toBeVisible()
})

test.describe('a photograph that does not arrive', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('leaves its slot to the drawn scene', async ({ page, site }) => {
    const { content, address } = await publishWithPhotographs(site)
    await content.close()
    await page.route('**/media/**', (route) => route.abort())
    await page.goto(address)
    await expect(page.locator('.article-picture img')).toHaveAttribute(
      'src',
      '/images/default-banner.svg',
    )
    await expect(page.locator('.article-picture source')).toHaveCount(0)
  })
})

for (const [shape, width, height] of [
  ['4:3', 1_200, 900],
  ['16:9', 1_280, 720],
  ['portrait', 900, 1_600],
] as const)
  test(`a photograph of ${shape} fills each frame like a drawing, as a leaf, with its caption`, async ({
    page,
    site,
  }) => {
    const media = await openSiteMedia(site)
    const photo = await media.add(await (await makePhoto(width, height)).jpeg().toBuffer(), 'a.jpg')
    await media.describe(photo.id, { name: 'The yard', alt, focalX: 0.5, focalY: 0.5 })
    const content = await openSiteContent(site)
    const title = freshTitle('A frame')
    const { slug } = await content.addArticle({
      title,
      bannerImage: photo.address,
      publishedOn: '2026-11-20',
    })
    await content.changeReference(departmentsKind, (departments) =>
      departments.map((department) =>
        department.tag === 'jhs' ? { ...department, bannerImg: photo.address } : department,
      ),
    )
    await content.close()

    await page.goto(`/dycian-news/${slug}`)
    await expect(page.locator('.article-picture').getByText(alt)).toBeVisible()

    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
    // The site looks for changes of other processes, such as this one, every 400 ms.
    await expect(async () => {
      await page.goto('/dycian-news')
      await expect(card).toBeVisible({ timeout: 500 * patience })
    }).toPass({ timeout: 10_000 * patience, intervals: [200] })
    const framed = card.getByRole('img', { name: alt })
    const { ratio, leaf } = await framed.evaluate((node) => {
      const box = node.getBoundingClientRect()
      return { ratio: box.width / box.height, leaf: getComputedStyle(node).borderTopRightRadius }
    })
    expect(ratio).toBeCloseTo(16 / 9, 1)
    expect(Number.parseFloat(leaf)).toBeGreaterThan(10)

    await page.goto('/learn-with-us/jhs')
    const banner = page.getByRole('img', { name: alt }).first()
    await expect(banner).toHaveCSS('mix-blend-mode', 'luminosity')
    await expect
      .poll(() => banner.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeTruthy()
    await banner.evaluate((node: HTMLImageElement) => node.decode())
    // The red roof of the photograph is green, the color of junior high.
    const box = await banner.boundingBox()
    const screen = await page.screenshot({ clip: box ?? { x: 0, y: 0, width: 1, height: 1 } })
    const { channels } = await sharp(screen).removeAlpha().stats()
    const [red, green] = channels.map(({ mean }) => mean)
    expect(green ?? 0).toBeGreaterThan(red ?? 0)
    const { data, info } = await sharp(screen)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isRed = (place: number) =>
      (data[place] ?? 0) > 150 && (data[place + 1] ?? 0) < 60 && (data[place + 2] ?? 0) < 60
    const redPixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel * 3)
    expect(redPixels.filter(isRed)).toEqual([])
  })
