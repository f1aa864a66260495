import { expect, type Locator, type Page } from '@playwright/test'
import { patience } from '../helpers/patience.ts'

/**
 * Opens a page as a new visitor and answers the cookie question. It appears once React runs the
 * page, so navigation happens without a reload from here on.
 */
export async function arrive(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Accept' }).click()
}

/** Opens the menu and follows one of its links. */
export async function followInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Site' })
  await menu.getByRole('link', { name, exact: true }).click()
}

/** The question about cookies, in English or Filipino. */
export const cookieQuestion = (page: Page) =>
  page.getByRole('region', { name: /^(Cookie consent|Tungkol sa cookies)$/ })

/** Scrolls at once to a height in pixels. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

export const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

/** Doubles the text size by the browser’s setting: every size in rem grows with it. */
export const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** Reads the box of an element that is shown, with all of its edges. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} is not shown.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Channels from 0 to 255. */
export interface Color {
  red: number
  green: number
  blue: number
  opacity: number
}

/** Reads a color of an element, in whatever form the style sheet has it. */
export const colorOf = (element: Locator, property = 'background-color'): Promise<Color> =>
  element.evaluate((node, property) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser has no canvas.')
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(property)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
    return { red, green, blue, opacity }
  }, property)

/** Marks the document, to tell a change in place from a reload. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))

/** Waits until revealed elements have reached their place. */
export const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    // The browser checks a trigger once per frame, and starts its animation in the next.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    // One that is canceled moves no more either.
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/**
 * Waits until the browser has no work left for a page, as the site does before React takes over.
 */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await idle()
    await painted()
    await idle()
    await painted()
  })

/** Holds back answers, like a slow connection, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page until it shows a change that was made beside the site, which takes a second. */
export const untilShown = (changed: Locator, path: string) =>
  expect(async () => {
    await changed.page().goto(path)
    await expect(changed).toBeVisible({ timeout: 500 * patience })
  }).toPass({ timeout: 10_000 * patience, intervals: [200] })
