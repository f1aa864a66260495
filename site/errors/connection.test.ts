import type { DataStrategyResult } from 'react-router'
import { expect, test } from 'vitest'
import { ConnectionLostError, keepFrame } from './connection.ts'

const data = (result: unknown): DataStrategyResult => ({ type: 'data', result })
const error = (result: unknown): DataStrategyResult => ({ type: 'error', result })
const refusal = (text: unknown) => ({ status: 502, statusText: '', internal: false, data: text })

test.each([
  ['a request without an answer', new TypeError('fetch failed')],
  ['the page of a captive portal', new Error('Not decoded', { cause: new SyntaxError('<') })],
  ['the error page of a proxy', refusal('<h1>Bad Gateway</h1>')],
])('%s is a lost connection of the page, and header and footer stay', (_, failure) => {
  const results = {
    root: data('settings'),
    'languages/en/news': error(failure),
    'languages/en/common': data('messages'),
    page: error(failure),
    other: data('content'),
  }
  keepFrame(results)
  expect(results).toEqual({
    'languages/en/news': data(null),
    'languages/en/common': data('messages'),
    page: error(expect.any(ConnectionLostError)),
    other: error(expect.any(ConnectionLostError)),
  })
  expect((results.page.result as Error).cause).toBe(failure)
})

test.each([
  ['an answer that says why', error(refusal({ sentence: 'There is no such page.' }))],
  ['a fault of the site', error(new Error('A bug'))],
  ['what was answered, whatever it is,', data(new TypeError('shown'))],
])('%s is left as it is', (_, page) => {
  const results = { root: data('settings'), page }
  keepFrame(results)
  expect(results).toEqual({ root: data('settings'), page })
})
