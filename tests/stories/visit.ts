import type { Locator, Page } from '@playwright/test'

/**
 * Opens a page as a new visitor does and answers the question about cookies. It is put once React
 * runs the page, so from here on navigations happen without a reload, and nothing stands in the
 * way.
 */
export async function arrive(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Accept' }).click()
}

/** Scrolls at once to a height in pixels. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

export const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

/** Channels from 0 to 255. */
export interface Colour {
  red: number
  green: number
  blue: number
  opacity: number
}

/** A colour of an element, however the style sheet writes it. */
export const colourOf = (element: Locator, property = 'background-color'): Promise<Colour> =>
  element.evaluate((node, property) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser has no canvas.')
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(property)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
    return { red, green, blue, opacity }
  }, property)

/** Whether a page has been changed in place since {@link arrive}, or was loaded anew. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))

/** Waits until what the scroll position has brought into view has risen to its place. */
export const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    // A trigger is looked at once a frame, and starts its animation in the next.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.all(running.map(({ finished }) => finished))
  })

/**
 * Waits until the browser has nothing left to do for a page, as the site itself does before React
 * takes over: what React would show by then is shown.
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

/** Holds back answers, as a slow connection does, until the function that it returns is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
