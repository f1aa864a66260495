import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { patience } from '../helpers/patience.ts'
import type { EnginePage } from './engine.ts'
import * as inPage from './in-page.ts'
import type { Target } from './in-page.ts'
import type { WatchedSite } from './watched-site.ts'
import { LeftPageError } from './web-driver.ts'

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Names an element by its role and name. */
export const the = (role: string, name?: string, within?: Target): Target => ({
  role,
  name,
  within,
})

/** Names an element without a role, by a CSS selector and optionally its whole text. */
export const part = (css: string, within?: Target, name?: string): Target => ({ css, within, name })

/** A person with a browser. Waits for elements before clicking them, as a person would. */
export class Visitor {
  readonly page: EnginePage
  readonly site: WatchedSite

  constructor(page: EnginePage, site: WatchedSite) {
    this.page = page
    this.site = site
  }

  goto(path: string) {
    return this.page.goto(this.site.origin + path)
  }

  /**
   * Opens a page as a new visitor and answers the cookie question; React runs the page from then
   * on.
   */
  async arrive(path: string) {
    await this.goto(path)
    await this.click(the('button', 'Accept'))
  }

  /** Evaluates a function on a target in the page. */
  async ask<Args extends unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    if (!(await this.page.evaluate(inPage.hasFinder))) {
      await this.page.run(testingLibrary)
      await this.page.evaluate(inPage.installFinder)
    }
    return this.page.evaluate(question, ...args)
  }

  path() {
    return this.page.evaluate(() => location.pathname + location.search)
  }

  scrolledBy() {
    return this.page.evaluate(() => Math.round(scrollY))
  }

  scrollTo(top: number) {
    return this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  }

  count(target: Target) {
    return this.ask(inPage.countOf, target)
  }

  text(target: Target) {
    return this.ask(inPage.textOf, target)
  }

  value(target: Target) {
    return this.ask(inPage.valueOf, target)
  }

  hasFocus(target: Target) {
    return this.ask(inPage.hasFocus, target)
  }

  async sees(target: Target) {
    await until(
      async () => (await this.count(target)) > 0,
      () => `${described(target)} is not seen`,
    )
  }

  async seesNo(target: Target) {
    await until(
      async () => (await this.count(target)) === 0,
      () => `${described(target)} is still seen`,
    )
  }

  async isAt(path: string) {
    let last = ''
    const isThere = async () => (last = await this.path()) === path
    await until(isThere, () => `The visitor is at ${last}, not at ${path}`)
  }

  async click(target: Target) {
    let last: inPage.Place = null
    const isAtRest = async () => {
      const place = await this.ask(inPage.placeOf, target)
      const isSame = place !== null && place.x === last?.x && place.y === last.y
      last = place
      return isSame
    }
    await until(isAtRest, () => `${described(target)} is missing, moving or behind something else`)
    const { x, y } = last ?? { x: 0, y: 0 }
    await this.page.clickAt(x, y)
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string) {
    await this.click(target)
    await this.page.pressWithControl('a')
    await this.page.press('Backspace')
    await this.page.type(text)
  }

  /** Focuses a target, as Tab would. */
  async focus(target: Target) {
    await until(
      () => this.ask(inPage.focusOn, target),
      () => `${described(target)} takes no focus`,
    )
  }
}

const described = ({ role, name, css }: Target): string => css ?? `${role} “${name ?? ''}”`

/** Timeout of a page until it shows what a story waits for, in milliseconds. */
const pageTimeout = 15_000 * patience

/** Polls until a condition holds; it does not while a page is being left. @param fault describes what was expected, for the error */
async function until(isSo: () => Promise<boolean>, fault: () => string) {
  const isSoNow = () =>
    isSo().catch((error: unknown) => {
      if (error instanceof LeftPageError) return false
      throw error
    })
  for (const end = Date.now() + pageTimeout; !(await isSoNow());) {
    if (Date.now() > end) throw new Error(fault())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
