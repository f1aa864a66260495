import { describe } from 'vitest'
import { engineName, expect, isMissing, story } from './story.ts'
import type { Visitor } from './visitor.ts'

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
  story('lets cards rise, and leaves nothing hidden', async ({ visitor }) => {
    await visitor.arrive('/')
    const acceptsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
    await expect.poll(() => visitor.page.evaluate(acceptsMotion)).toBe(true)
    await expect.poll(async () => (await readMotion(visitor)).hidden).toBeGreaterThan(5)
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
