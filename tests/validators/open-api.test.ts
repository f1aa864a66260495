import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, onTestFinished, test } from 'vitest'
import { startTestSite } from '../helpers/site.ts'

test('the OpenAPI document keeps all rules of a linter for such documents, warnings included', async () => {
  const site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
  onTestFinished(site.stop)
  const config = await createConfig({
    extends: ['recommended-strict'],
    // get-announcements has no parameter, so no request can be wrong.
    rules: { 'operation-4xx-response': 'off' },
  })
  const source = await (await fetch(`${site.origin}/api/openapi.json`)).text()
  expect(await lintFromString({ source, config })).toEqual([])
})
