import type { Page } from '@playwright/test'
import { expect, test } from '../stories/site-fixture.ts'
import { runTranslator } from '../stories/translator.ts'
import { arrive, markDocument } from '../stories/visit.ts'

/** Reads a page without the accents of the translator. */
async function textOf(page: Page) {
  const text = await page.getByRole('main').innerText()
  return text.normalize('NFD').replaceAll(/\u0301|\s+/g, '')
}

const article = '/dycian-news/grade-10-tries-on-six-futures'

for (const walk of [
  [
    '/admissions',
    '/admissions/shs',
    '/admissions/jhs',
    '/admissions/jhs?learner=transferee#papers',
  ],
  [
    '/learn-with-us/college/tracks/ccs',
    '/learn-with-us/college/tracks/ccs/bsit',
    '/learn-with-us/college/tracks/ccs/bscs',
  ],
  [
    article,
    '/dycian-news/parol-frames-tenor-parts-and-a-very-early-alarm',
    '/dycian-news',
    '/dycian-news?page=2',
  ],
  [
    '/events/entrance-test-first-date',
    '/events/simbang-gabi',
    '/events',
    '/events?month=2027-01#calendar',
  ],
] as const)
  test(`a translated page leads to whole pages: ${walk.join(', ')}`, async ({ page, context }) => {
    const fresh = await context.newPage()
    await arrive(page, walk[0])
    await markDocument(page)
    await runTranslator(page)
    for (const address of walk.slice(1)) {
      await page.locator(`main a[href="${address}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(address)
      await fresh.goto(address)
      const whole = await textOf(fresh)
      await expect.poll(() => textOf(page)).toBe(whole)
    }
    await expect(page.locator('html[data-same-document]')).toBeAttached()
  })
