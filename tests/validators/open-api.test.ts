import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
})
afterAll(() => site.stop())

/** Redocly's recommended rules, warnings included. */
const rules = createConfig({
  extends: ['recommended-strict'],
  // get-announcements has no parameter, so no request can be wrong.
  rules: { 'operation-4xx-response': 'off' },
})

const problemsOf = async (source: string) =>
  (await lintFromString({ source, config: await rules })).map(
    ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`,
  )

test('the OpenAPI document keeps all rules of a linter for such documents', async () => {
  const answer = await fetch(`${site.origin}/api/openapi.json`)
  expect(await problemsOf(await answer.text())).toEqual([])
})

test('the linter notices a call that does not say whether it is open to all', async () => {
  const document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as Record<
    string,
    unknown
  >
  delete document.security
  const problems = await problemsOf(JSON.stringify(document))
  expect(problems).toHaveLength(2)
  for (const problem of problems) expect(problem).toMatch(/^security-defined:/)
})
