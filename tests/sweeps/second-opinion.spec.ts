import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { addressOf, pages } from '../stories/pages.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { cookieQuestion } from '../stories/visit.ts'

/**
 * IBM's engine, which has rules that axe does not
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
  /** such as `['VIOLATION', 'FAIL']`: the severity, and the result */
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

/** Faults of the page as it is on screen, each as its rule and what the engine says. */
async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  const findings = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }))
  })
  return findings
    .filter(({ ruleId }) => !(ruleId in leftOut))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}

// The engine is put into the page, which the page's own policy forbids.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

for (const each of pages) {
  test.describe(`a second engine finds no fault in ${each.name}`, () => {
    test.use({ expectedErrors: each.status ? [/^Failed to load resource/] : [] })

    test('on a phone', async ({ page, request }) => {
      await page.goto(await addressOf(each, request))
      await expect(cookieQuestion(page)).toBeVisible()
      expect(await faultsIn(page)).toEqual([])
    })
  })
}

test('the second engine finds a picture without a description', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>',
  )
  expect(await faultsIn(page)).toContainEqual(expect.stringMatching(/^img_alt_valid: /))
})
