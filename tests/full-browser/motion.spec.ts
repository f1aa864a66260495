import type { Page } from '@playwright/test'
import { allowErrors, expect, test } from '../stories/site-fixture.ts'
import { arrive, scrollTo, untilAtRest } from '../stories/visit.ts'

const opacityOf = (node: Element) => Number(getComputedStyle(node).opacity)

const hiddenParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node).opacity === '0').length)

const firstNews = (page: Page) =>
  page.getByRole('region', { name: 'Latest news' }).getByRole('listitem').first()

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.describe('for visitors who accept motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('news rises into view once, 50 px in 0.6 s', async ({ page }) => {
    await arrive(page, '/')
    const card = firstNews(page)
    const showCard = () =>
      card.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(card).toHaveCSS('translate', '0px 50px')
    await expect(card).toHaveCSS('opacity', '0')
    const durations = await card.evaluate((node) =>
      node.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
    )
    expect(durations).toEqual([600])
    await showCard()
    await expect(card).toHaveCSS('opacity', '1')
    await expect(card).toHaveCSS('translate', 'none')
    await scrollTo(page, 0)
    await showCard()
    expect(await card.evaluate(opacityOf), 'it does not rise again').toBe(1)
  })

  test('what is in view when a page opens stays as it is', async ({ page }) => {
    await arrive(page, '/dycian-news')
    const card = page.getByRole('main').locator('li:has(article)').first()
    await expect(card).toHaveCSS('opacity', '1')
    await card.getByRole('link').click()
    await expect(page.getByRole('main').locator('h1')).toBeFocused()
    const others = page.getByRole('region', { name: /^More / })
    await expect(others.getByRole('listitem').first()).toHaveCSS('opacity', '0')
    await expect(page.getByRole('main').locator('h1')).toHaveCSS('opacity', '1')
  })

  test('nothing stays hidden on the way down or on paper, or moves', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) console.error(`Moved: ${JSON.stringify(shift)}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await arrive(page, '/')
    await expect(firstNews(page)).toHaveCSS('opacity', '0')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await hiddenParts(page)).toBe(0)
    await page.reload()
    await expect(firstNews(page)).toHaveCSS('opacity', '0')
    const height = await heightOf(page)
    for (let top = 0; top < height; top += 500) {
      await scrollTo(page, top)
      await untilAtRest(page)
    }
    await expect.poll(() => hiddenParts(page)).toBe(0)
    expect(await heightOf(page)).toBe(height)
  })

  test('the sun rises once', async ({ page }) => {
    const scene = () => page.screenshot({ clip: { x: 500, y: 60, width: 700, height: 300 } })
    // Lets it wait below the horizon for the first picture, however long that takes.
    const picture = '**/images/hero.svg'
    await page.route(picture, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(animation:rise \S+) \S+/, '$1 3600s')
      const headers = { ...answer.headers(), 'cache-control': 'no-store' }
      await route.fulfill({ response: answer, body, headers })
    })
    await page.goto('/')
    const night = await scene()
    await page.unroute(picture)
    await page.goto('/')
    const isRestingAtDay = async () => {
      const before = await scene()
      return !before.equals(night) && before.equals(await scene())
    }
    await expect.poll(isRestingAtDay, { intervals: [500] }).toBe(true)
  })

  test('the picture of a pressed card moves to its page, and back', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        const note = async () => {
          await transition.ready
          const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          const isThere = parts.some(
            ({ pseudoElement }) => pseudoElement === '::view-transition-group(story)',
          )
          document.documentElement.dataset.moved = isThere ? location.pathname : ''
        }
        void note()
        return transition
      }
    })
    await arrive(page, '/announcements')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/announcements\/./)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-moved', new URL(page.url()).pathname)
    await page.goBack()
    await expect(root).toHaveAttribute('data-moved', '/announcements')
  })

  test('a card answers the pointer', async ({ page }) => {
    await arrive(page, '/announcements')
    const card = page.getByRole('main').getByRole('article').first()
    await card.hover()
    await expect(card.locator('img')).toHaveCSS('translate', '0px -4px')
    await page.mouse.down()
    await expect(card).toHaveCSS('filter', 'brightness(0.92)')
    await page.mouse.up()
  })

  test('a stalk of bamboo grows in a wide margin as the page is read', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await arrive(page, '/announcements')
    const hidden = () =>
      page.evaluate(() => getComputedStyle(document.body, '::after').clipPath.split(' ')[0])
    await expect.poll(hidden).toBe('inset(100%')
    await scrollTo(page, await heightOf(page))
    await expect.poll(hidden).toBe('inset(0%')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body, '::after').content))
      .toBe('none')
  })

  test('everything is shown when the script of motion fails', async ({ page }) => {
    allowErrors(page, /It cannot be played/)
    await page.addInitScript(() => {
      Animation.prototype.play = () => {
        throw new Error('It cannot be played.')
      }
    })
    await arrive(page, '/')
    const card = firstNews(page)
    await expect(card).toHaveCSS('opacity', '0')
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(card).toHaveCSS('opacity', '1')
    await expect.poll(() => hiddenParts(page)).toBe(0)
  })
})

test('for visitors who want less motion nothing moves and nothing is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/')
  const scene = () => page.screenshot({ clip: { x: 500, y: 60, width: 900, height: 300 } })
  const first = await scene()
  await page.getByRole('button', { name: 'Accept' }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await hiddenParts(page)).toBe(0)
  expect((await scene()).equals(first), 'the sun stays where it is').toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none')
})
