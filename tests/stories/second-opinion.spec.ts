import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addressOf, pages } from './pages.ts'
import { expect, test } from './site-fixture.ts'

/**
 * IBM's engine, which knows rules that axe does not
 * (https://www.ibm.com/able/toolkit/verify/automated).
 */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** Rules that do not fit this site, each with its reason. */
const leftOut: Record<string, string> = {
  aria_article_label_unique: 'A card is named by the heading in it; a label would be read twice.',
}

interface Finding {
  ruleId: string
  /** such as `['VIOLATION', 'FAIL']`: what it would be, and whether it is so */
  value: [string, string]
  message: string
  snippet: string
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check: (node: Document, rules: string[]) => Promise<{ results: Finding[] }>
      }
    }
  }
}

for (const each of pages) {
  test.describe(`a second engine finds no fault in ${each.name}`, () => {
    // The engine is put into the page, which the page's own policy forbids.
    test.use({
      viewport: { width: 390, height: 844 },
      bypassCSP: true,
      expectedErrors: each.status ? [/^Failed to load resource/] : [],
    })

    test('on a phone', async ({ page, request }) => {
      await page.goto(await addressOf(each, request))
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
      await page.evaluate(engine)
      const findings = await page.evaluate(async () => {
        const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
        return results
          .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
          .map(({ ruleId, message, snippet }) => ({
            ruleId,
            text: `${ruleId}: ${message} ${snippet}`,
          }))
      })
      expect(findings.filter(({ ruleId }) => !(ruleId in leftOut)).map(({ text }) => text)).toEqual(
        [],
      )
    })
  })
}
