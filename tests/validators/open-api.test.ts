import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'

test('the OpenAPI document keeps all rules of a linter for such documents, warnings included', async () => {
  const site = await siteOfTest({ PUBLIC_ORIGIN: 'https://www.school.example' })
  const config = await createConfig({
    extends: ['recommended-strict'],
    // get-announcements has no parameter, so no request can be wrong.
    rules: { 'operation-4xx-response': 'off' },
  })
  const source = await (await fetch(`${site.origin}/api/openapi.json`)).text()
  expect(await lintFromString({ source, config })).toEqual([])
})
