import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

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
export async function findWithSecondEngine(page: Page): Promise<string[]> {
  // Developer tools put the engine into a page whose policy forbids it.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: engine })
  await devTools.detach()
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
