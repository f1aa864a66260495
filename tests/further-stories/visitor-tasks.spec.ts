import { filipinoTasks, visitorTasks, type VisitorTask } from '../helpers/visitor-tasks.ts'
import { expect, test } from '../stories/site-fixture.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

/** Tells every task as a story that begins on a home page. */
function tell(what: string, home: string, tasks: Record<string, VisitorTask>) {
  for (const [name, { go, answer }] of Object.entries(tasks)) {
    test(`${what} within two taps of the home page: ${name}`, async ({ page }) => {
      let taps = 0
      await page.exposeFunction('countTap', () => (taps += 1))
      await page.addInitScript(() => {
        const count = (window as unknown as { countTap: () => void }).countTap
        // A press of Enter in the search field makes a click that no one has made.
        addEventListener('click', ({ detail }) => detail > 0 && count(), { capture: true })
      })
      await page.goto(home)
      await go(page)
      await expect(answer(page)).toBeVisible()
      expect(taps).toBeGreaterThan(0)
      expect(taps).toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(home))
    })
  }
}

tell('a family finds an answer', '/', visitorTasks)
tell('a family finds an answer in Filipino', '/fil', filipinoTasks)
