import { expect, test } from 'vitest'
import { isFromThisSite } from './same-site.ts'

const origin = 'https://www.dyci.example'
const isFrom = (headers: Record<string, string>) => isFromThisSite(new Headers(headers), origin)

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin }],
  ['this site in a browser that says nothing of it', { origin }],
  ['this site under the name that was asked', { origin: 'http://10.0.0.5', host: '10.0.0.5' }],
  ['a program', {}],
])('a form is taken from %s', (_, headers) => {
  expect(isFrom(headers)).toBe(true)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
  ['a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://blog.dyci.example' }],
  ['another site in an older browser', { origin: 'https://other.example', host: 'dyci.example' }],
  ['a hidden origin', { origin: 'null', host: 'www.dyci.example' }],
])('a form is refused from %s', (_, headers) => {
  expect(isFrom(headers)).toBe(false)
})
