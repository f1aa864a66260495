import { expect, test } from 'vitest'
import { isFromThisSite } from './same-site.ts'

const origin = 'https://www.dyci.example'
const isFrom = (headers: Record<string, string>) => isFromThisSite(new Headers(headers), origin)

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin }, true],
  ['this site in a browser that says nothing of it', { origin }, true],
  ['this site under the name asked', { origin: 'http://10.0.0.5', host: '10.0.0.5' }, true],
  ['a program', {}, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }, false],
  ['a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://blog.dyci.example' }, false],
  ['another, by an old browser', { origin: 'https://other.example', host: 'dyci.example' }, false],
  ['a hidden origin', { origin: 'null', host: 'www.dyci.example' }, false],
])('a form from %s is taken or refused', (_, headers, isTaken) => {
  expect(isFrom(headers)).toBe(isTaken)
})
