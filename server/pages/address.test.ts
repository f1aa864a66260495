import { expect, test } from 'vitest'
import { canonicalAddress } from './address.ts'
import { findParameters } from './query-parameters.ts'

const news = { pattern: '/dycian-news', names: ['page', 'category', 'topic'] }
const parametersOf = findParameters([news])

test.each([
  ['/', '/'],
  ['/dycian-news/caf%C3%A9', '/dycian-news/caf%C3%A9'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a...b/..c/d..', '/a...b/..c/d..'],
  ['/events/', '/events/'],
  ['/%70review/%7Eabc%2D%5f', '/preview/~abc-_'],
  ['/dycian-news/caf%c3%a9%2fx', '/dycian-news/caf%C3%A9%2Fx'],
  ['/%6d%65aning%2edata', '/meaning.data'],
  ['/a%252e', '/a%252e'],
  // Of a query, declared parameters are kept, in one order.
  ['/?utm_source=facebook', '/'],
  ['/dycian-news?', '/dycian-news'],
  ['/dycian-news?fbclid=x&topic=stem&page=2', '/dycian-news?page=2&topic=stem'],
  ['/dycian-news?category=Campus%20News', '/dycian-news?category=Campus+News'],
  ['/dycian-news?page=2&page=3', '/dycian-news?page=2'],
  ['/dycian-news?topic=', '/dycian-news?topic='],
  ['/dycian-news?topic=R%26D', '/dycian-news?topic=R%26D'],
  ['/dycian-news.data?_routes=x&page=2', '/dycian-news.data?page=2'],
  ['/dycian-news/some-article?page=2', '/dycian-news/some-article'],
])('the canonical form of %s is %s', (target, address) => {
  expect(canonicalAddress(target, parametersOf)).toBe(address)
})

test.each([
  ['no path', ''],
  ['a path without a slash', 'events'],
  ['another host', '//evil.example/'],
  ['another host, as browsers read it', '/\\evil.example/'],
  ['a fragment, which browsers keep to themselves', '/events#top'],
  ['a fragment after the query', '/dycian-news?page=2#top'],
  ['a step up', '/a/../events'],
  ['a step up at the end', '/events/..'],
  ['a hidden step up', '/a/%2E%2e/events'],
  ['a step that goes nowhere', '/./events'],
  ['a broken percent sign', '/100%'],
  ['bytes that are no UTF-8', '/%ff'],
  ['an overlong slash', '/%c0%af'],
  ['a zero byte', '/a%00b'],
  ['a line break', '/a%0d%0ab'],
  ['the delete character', '/a%7f'],
  ['a raw tab', '/a\tb'],
  ['a broken query', '/dycian-news?topic=%E0%A4%A'],
  ['a zero byte in the query', '/dycian-news?topic=%00'],
  ['a line break in a query that is not looked at', '/?x=%0a'],
  ['bytes that are no UTF-8 in a query that is not looked at', '/events?x=%ff'],
  ['too long a query', `/?${'a'.repeat(12_000)}`],
])('an address with %s is invalid', (_what, target) => {
  expect(canonicalAddress(target, parametersOf)).toBeNull()
})
