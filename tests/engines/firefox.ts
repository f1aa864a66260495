import { expect } from 'vitest'
import { launch, type KeyInput } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/**
 * Starts Firefox without a window, driven over WebDriver BiDi.
 *
 * @param settings further settings of `about:config`
 */
export async function startFirefox(
  executablePath: string,
  settings: Record<string, string | number | boolean> = {},
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Manila' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-PH,en', ...settings },
  })
  return {
    async openPage() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // A page with unsaved text asks before it is left; accepts at once, as WebDriver does.
      page.on('dialog', (dialog) => void dialog.accept())
      return {
        async goto(address) {
          await page.goto(address)
        },
        async reload() {
          await page.reload()
        },
        evaluate: async (run, ...args) =>
          (await page.evaluate(run as (...args: unknown[]) => unknown, ...args)) as ReturnType<
            typeof run
          >,
        async run(script) {
          await page.evaluate(script)
        },
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        async pressWithControl(letter) {
          await page.keyboard.down('Control')
          await page.keyboard.press(letter as KeyInput)
          await page.keyboard.up('Control')
        },
        type: (text) => page.keyboard.type(text),
        async resize(width, height) {
          await page.setViewport({ width, height }).catch(withoutOrientation)
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** Puppeteer also sets the orientation of the screen, a command that Firefox 140 does not know. */
function withoutOrientation(error: unknown) {
  if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
}
