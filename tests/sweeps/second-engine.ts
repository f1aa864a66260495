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

const check = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
  .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
  .map(({ ruleId, message, snippet }) => ruleId + ': ' + message + ' ' + snippet))`

/** Rules that do not fit this site, each with its reason. */
const leftOut: Record<string, string> = {
  aria_article_label_unique: 'A card is named by the heading in it; a label would be read twice.',
}

/** Faults of the page as it is on screen, each as its rule and what the engine says. */
export async function findWithSecondEngine(page: Page): Promise<string[]> {
  // The policy of the page forbids the engine; developer tools may run it all the same.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: engine })
  const options = { awaitPromise: true, returnByValue: true }
  const { result } = await devTools.send('Runtime.evaluate', { expression: check, ...options })
  await devTools.detach()
  const faults = result.value as string[]
  return faults.filter((fault) => !Object.keys(leftOut).some((rule) => fault.startsWith(rule)))
}
