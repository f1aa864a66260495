import { describe, expect, test } from 'vitest'
import { canonicalAddress } from './address.ts'
import { findParameters } from './query-parameters.ts'

const parametersOf = findParameters([
  { pattern: '/dycian-news', names: ['page', 'category', 'topic'] },
  { pattern: '/api/get-articles.php', names: ['mode', 'page', 'status'] },
])

describe('an address and its canonical form', () => {
  test.each([
    ['/', '/'],
    ['/learn-with-us/shs/tracks/stem', '/learn-with-us/shs/tracks/stem'],
    ['/dycian-news/simbang-gabi', '/dycian-news/simbang-gabi'],
    ['/dycian-news/caf%C3%A9', '/dycian-news/caf%C3%A9'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/a...b/..c/d..', '/a...b/..c/d..'],
    ['/events/', '/events/'],
    ['/%70review/%7Eabc%2D%5f', '/preview/~abc-_'],
    ['/dycian-news/caf%c3%a9%2fx', '/dycian-news/caf%C3%A9%2Fx'],
    ['/%6d%65aning%2edata', '/meaning.data'],
    ['/a%252e', '/a%252e'],
  ])('%s is %s', (target, address) => {
    expect(canonicalAddress(target, parametersOf)).toBe(address)
  })

  test.each([
    ['/?utm_source=facebook', '/'],
    ['/events?page=2', '/events'],
    ['/dycian-news?', '/dycian-news'],
    ['/dycian-news?fbclid=x&page=2', '/dycian-news?page=2'],
    [
      '/dycian-news?topic=stem&page=2&category=Campus+News',
      '/dycian-news?page=2&category=Campus+News&topic=stem',
    ],
    ['/dycian-news?category=Campus%20News', '/dycian-news?category=Campus+News'],
    ['/dycian-news?page=2&page=3', '/dycian-news?page=2'],
    ['/dycian-news?topic=', '/dycian-news?topic='],
    ['/dycian-news?topic=R%26D', '/dycian-news?topic=R%26D'],
    ['/dycian-news.data?_routes=x&page=2', '/dycian-news.data?page=2'],
    ['/dycian-news/some-article?page=2', '/dycian-news/some-article'],
    [
      '/api/get-articles.php?status=Published&mode=paginate&page=1&x=1',
      '/api/get-articles.php?mode=paginate&page=1&status=Published',
    ],
    ['/api/get-announcements.php?page=1', '/api/get-announcements.php'],
  ])('with the query %s keeps declared parameters only, in one order: %s', (target, address) => {
    expect(canonicalAddress(target, parametersOf)).toBe(address)
  })
})

describe('an invalid address', () => {
  test.each([
    ['no path', ''],
    ['a path without a slash', 'events'],
    ['a whole address', 'http://evil.example/'],
    ['the star of OPTIONS', '*'],
    ['another host', '//evil.example/'],
    ['another host, as browsers read it', '/\\evil.example/'],
    ['a backslash', '/events\\..'],
    ['a fragment, which browsers keep to themselves', '/events#top'],
    ['a fragment after the query', '/dycian-news?page=2#top'],
    ['a step up', '/a/../events'],
    ['a step up at the end', '/events/..'],
    ['a hidden step up', '/a/%2E%2e/events'],
    ['a step that goes nowhere', '/./events'],
    ['a broken percent sign', '/100%'],
    ['a broken percent code', '/%zz'],
    ['bytes that are no UTF-8', '/%ff'],
    ['an overlong slash', '/%c0%af'],
    ['half of a character', '/%C3'],
    ['a zero byte', '/a%00b'],
    ['a line break', '/a%0d%0ab'],
    ['the delete character', '/a%7f'],
    ['a raw tab', '/a\tb'],
    ['a broken query', '/dycian-news?topic=%E0%A4%A'],
    ['a zero byte in the query', '/dycian-news?topic=%00'],
    ['a line break in a query that is not looked at', '/?x=%0a'],
    ['bytes that are no UTF-8 in a query that is not looked at', '/events?x=%ff'],
    ['too much of it', `/${'a'.repeat(12_000)}`],
    ['too long a query', `/?${'a'.repeat(12_000)}`],
  ])('%s', (_what, target) => {
    expect(canonicalAddress(target, parametersOf)).toBeNull()
  })
})
