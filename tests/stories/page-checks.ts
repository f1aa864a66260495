import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { languageOf } from '../../site/languages/language.ts'
import { findSurfaces } from '../helpers/surfaces.ts'
import { cookieQuestion, scrollTo } from './visit.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects that the page on screen breaks no rule that a machine can check.
 *
 * @param part a selector of the part that is not inert
 */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  // A page that still loads its first part has no heading yet.
  if (part === 'html') await expect(page.locator('h1').first()).toBeAttached()
  // Colors are judged in their final state, also those of a message that goes in the meantime.
  const stillness = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  await expectOpaqueSurfaces(page, state)
  const violations = await findViolations(page, part)
  // Axe calls small what is below the bar at this moment, wholly or half; such a link is measured here.
  const underBar = await page.locator(':is(main, footer) a').evaluateAll((links) => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const boxOf = (link: Element) => link.getBoundingClientRect()
    const isLarge = (link: Element) =>
      getComputedStyle(link).display === 'inline' ||
      Math.min(boxOf(link).width, boxOf(link).height) >= 24
    const covered = links.filter((link) => boxOf(link).top < edge && boxOf(link).bottom > 0)
    return covered.filter(isLarge).map((link) => link.outerHTML)
  })
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }, stillness)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'target-size' || !underBar.includes(html))
      .map(({ html }) => `${id}: ${html}`),
  )
  expect(found, `accessibility of ${state}`).toEqual([])
}

/** Runs axe within the page; only what it found comes back, which takes a third of the time. */
async function findViolations(page: Page, part: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ part, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const runOnly = { type: 'tag', values: rules } as const
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
    },
    { part, rules },
  )
}

/**
 * A surface over a page hides it: its own background, or that of the sheet it fills, is opaque. Axe
 * cannot tell: it calls the contrast over a transparent background incomplete.
 */
export async function expectOpaqueSurfaces(page: Page, state: string) {
  const surfaces = await page.evaluate(findSurfaces)
  const seenThrough = surfaces.filter(({ isOpaque }) => !isOpaque).map(({ html }) => html)
  expect(seenThrough, `what can be seen through in ${state}`).toEqual([])
}

/** Expects one heading of level 1, and no skipped level below it. */
export async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.tagName[1])))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0], 'the first heading').toBe(1)
  const leaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
  expect(leaps, `levels left out in ${levels.join(' ')}`).toEqual([])
}

/** Expects the texts that search results and shared links show. */
async function expectDescribed(page: Page) {
  await expect(page).toHaveTitle(/DYCI/)
  for (const [meta, text] of [
    ['name="description"', /.{20}/],
    ['property="og:title"', /.{4}/],
    ['property="og:description"', /.{20}/],
  ] as const)
    await expect(page.locator(`meta[${meta}]`)).toHaveAttribute('content', text)
  const language = languageOf(new URL(page.url()).pathname)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1)
}

/** Expects that no page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(needed, `width that the page needs at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/**
 * Expects that everything clickable is at least 24 px wide and high, except links inside a
 * sentence.
 */
export async function expectLargeTargets(page: Page) {
  const small = await page.locator('a[href], button, input, select, summary').evaluateAll((nodes) =>
    nodes
      // What closes a dialog for screen readers alone is no target.
      .filter((node) => node.getAttribute('tabindex') !== '-1')
      .filter(
        (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('p, .prose'),
      )
      .filter((node) => {
        // A link that fills its card is as large as the card.
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

/** Checks the page with the cookie question on a desk, and halfway down on a phone. */
export async function expectFitForAll(page: Page) {
  await expect(cookieQuestion(page)).toBeVisible()
  await expectDescribed(page)
  await expectHeadingsInOrder(page)
  await expectAccessible(page, 'the page on a desk')
  await expectLargeTargets(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await scrollTo(page, 400)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expectAccessible(page, 'the page on a phone')
  await expectLargeTargets(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the page in dark mode')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoSidewaysScroll(page, [768, 1280, 1920, 360])
}
