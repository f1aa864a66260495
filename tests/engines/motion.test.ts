import { describe } from 'vitest'
import { engineName, expect, isMissing, story } from './story.ts'
import { part, type Visitor } from './visitor.ts'

/** Counts what is hidden, and what in view is hidden or moves. */
const readMotion = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const hidden = [...document.querySelectorAll('main *')].filter(
      (node) => getComputedStyle(node).opacity === '0',
    )
    const inView = hidden.filter((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return { hidden: hidden.length, unsettled: inView.length + running.length }
  })

describe.skipIf(isMissing)(`in ${engineName}, the home page`, () => {
  story('lets cards rise and figures count, and leaves nothing hidden', async ({ visitor }) => {
    await visitor.arrive('/')
    const acceptsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
    await expect.poll(() => visitor.page.evaluate(acceptsMotion)).toBe(true)
    await expect.poll(async () => (await readMotion(visitor)).hidden).toBeGreaterThan(5)
    const figure = part('dd[data-figure="12205"]')
    const counted = () =>
      visitor.page.evaluate(() => {
        const node = document.querySelector('dd[data-figure="12205"]')
        const style = node && getComputedStyle(node)
        return [style?.getPropertyValue('--counting'), Number(style?.getPropertyValue('--count'))]
      })
    expect(await counted()).toEqual(['1', 0])
    // It counts for little more than a second, so the page itself looks at each frame.
    await visitor.page.evaluate(() => {
      const node = document.querySelector('dd[data-figure="12205"]')
      const look = () => {
        const count = node && Number(getComputedStyle(node).getPropertyValue('--count'))
        if (count) document.documentElement.dataset.hasCounted = 'yes'
        else requestAnimationFrame(look)
      }
      look()
      node?.scrollIntoView({ behavior: 'instant' })
    })
    await expect
      .poll(() => visitor.page.evaluate(() => document.documentElement.dataset.hasCounted))
      .toBe('yes')
    await expect.poll(counted).toEqual(['0', 0])
    expect(await visitor.text(figure)).toBe('12,205')

    const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 400) {
      await visitor.scrollTo(top)
      await expect.poll(async () => (await readMotion(visitor)).unsettled).toBe(0)
    }
    await expect.poll(async () => (await readMotion(visitor)).hidden).toBe(0)
  })

  story('hides nothing without scripts', async ({ visitorWithoutScripts: visitor }) => {
    await visitor.goto('/')
    expect((await readMotion(visitor)).hidden).toBe(0)
  })
})
