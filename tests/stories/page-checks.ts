import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findSurfaces } from '../helpers/surfaces.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The page as it is on screen breaks none of the rules that a machine can check.
 * @param part a selector of what is not inert, where the rest of the page is
 */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  // Colours are judged as they are once nothing fades any more.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
    // One that is broken off is over too.
    await Promise.allSettled(fading.map((animation) => animation.finished))
  })
  await expectOpaqueSurfaces(page, state)
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(rules).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(found, `accessibility of ${state}`).toEqual([])
}

/**
 * What lies over a page hides it: its own background, or that of the sheet it fills, is opaque. Axe
 * cannot tell: it calls the contrast over a transparent background incomplete.
 */
export async function expectOpaqueSurfaces(page: Page, state: string) {
  const surfaces = await page.evaluate(findSurfaces)
  const seenThrough = surfaces.filter(({ isOpaque }) => !isOpaque).map(({ html }) => html)
  expect(seenThrough, `what can be seen through in ${state}`).toEqual([])
}

/** One heading of the first level, and below it no level left out. */
export async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.tagName[1])))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0], 'the first heading').toBe(1)
  const leaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
  expect(leaps, `levels left out in ${levels.join(' ')}`).toEqual([])
}

/** What describes a page, with how many characters it takes at least to say something. */
const descriptions = {
  'meta[name="description"]': 20,
  'meta[property="og:title"]': 4,
  'meta[property="og:description"]': 20,
}

/** What search results and shared links show of the page. */
export async function expectDescribed(page: Page) {
  await expect(page).toHaveTitle(/DYCI/)
  await expect(page.locator('title')).toHaveCount(1)
  for (const [meta, least] of Object.entries(descriptions)) {
    await expect(page.locator(meta), meta).toHaveCount(1)
    expect(
      (await page.locator(meta).getAttribute('content'))?.length ?? 0,
      meta,
    ).toBeGreaterThanOrEqual(least)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1)
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(needed, `width that the page needs at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** All that can be clicked is at least 24 px wide and high, but for links inside a sentence. */
export async function expectLargeTargets(page: Page) {
  const small = await page.locator('a[href], button, input, select, summary').evaluateAll((nodes) =>
    nodes
      .filter(
        (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('p, .prose'),
      )
      .filter((node) => {
        // A link that fills the card around it is as large as the card.
        const card =
          getComputedStyle(node, '::after').position === 'absolute'
            ? (node as HTMLElement).offsetParent
            : null
        const { width, height } = (card ?? node).getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((node) => node.outerHTML),
  )
  expect(small, 'targets under 24 px').toEqual([])
}
