import { expect, test } from 'vitest'
import { isPagePath } from '../../site/page-paths.ts'
import { mediaPaths } from '../media/serve-media.ts'
import { staffPaths } from '../staff-pages/staff-pages.ts'
import { canonicalAddress, matchesPath, readTarget, tidyAddress } from './address.ts'
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
  // A parameter that is not read may be broken; one that is read means what is written.
  ['/events?utm_campaign=50%off&fbclid=%zz&x=%ff%0a', '/events'],
  ['/dycian-news?x=%%URL%%&page=2', '/dycian-news?page=2'],
  ['/dycian-news?topic=100%', '/dycian-news?topic=100%25'],
  ['/dycian-news?topic=Ni%F1o+%C3%B1', '/dycian-news?topic=Ni%25F1o+%C3%B1'],
  ['/dycian-news?topic=a%0Ab%00', '/dycian-news?topic=a+b+'],
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
  ['too long a query', `/?${'a'.repeat(12_000)}`],
])('an address with %s is invalid', (_what, target) => {
  expect(canonicalAddress(target, parametersOf)).toBeNull()
})

test.each([
  ['http://dyci.example/events?page=2', '/events?page=2'],
  ['https://dyci.example', '/'],
  ['http://dyci.example//evil.example', '//evil.example'],
  ['/caf\xc3\xa9', '/caf%C3%A9'],
])('of the request target %s, %s is read', (url, target) => {
  expect(readTarget(url)).toBe(target)
})

test.each([
  ...[
    '//admissions',
    '///admissions//',
    '/Admissions',
    '/ADMISSIONS/',
    '/admissions...',
    '/admissions/.”',
    '/)/',
  ],
  ...['.', ')', ',', ']', '>', '"', "'", '”', '’', ' ', '\u00A0', '\n', '.)', '…'].map(
    (mark) => `/admissions${encodeURIComponent(mark)}`,
  ),
  ...['\u200B', '\u00AD', '\uFEFF', '\u202E', '\uFE0F'].flatMap((sign) => [
    `/admissions${encodeURIComponent(sign)}`,
    `/admis${encodeURIComponent(sign)}sions`,
  ]),
])('%s means the page without what a text or a clipboard added', (target) => {
  expect(tidyAddress(target, parametersOf)).toBe(target === '/)/' ? '/' : '/admissions')
})

test.each([
  ['//dycian-news/?utm_source=x&page=2', '/dycian-news?page=2'],
  ['/FIL/Dycian-News/CAF%C3%89.', '/fil/dycian-news/caf%C3%A9'],
  ['/Status/Atom.XML', '/status/atom.xml'],
  ['/VERIFY/K7RWM4TX.', '/verify/k7rwm4tx'],
  // Never another host.
  ['//evil.example', '/evil.example'],
  ['/%E2%80%8B/evil.example', '/evil.example'],
  ['/%E2%80%8B%5Cevil.example', '/%5Cevil.example'],
])('%s means %s', (target, address) => {
  expect(tidyAddress(target, parametersOf)).toBe(address)
})

test.each([
  ...[
    '/',
    '/admissions',
    '/admissions/',
    '/dycian-news?page=2.',
    '/meaning/a-b-',
    '/events/%F0%9F%98%80',
    '/caf%C3%A9',
  ],
  ...['/%2f/evil', '/%2F%2Fevil.', '/\\Evil', '/a/../B', '/.%E2%80%8B./B', '/B%ff', '/B%'],
  ...['/admin/Media/A', '/api/A.', '/assets/A.js', '/media/A.jpg', '/go/K7RWM4TX', '/verify/K7RW'],
  ...[
    '/preview/A',
    '/fil/preview/A',
    '/status/mail/A',
    '/post-kit/K7RWM4TX/square.jpg',
    '/reports/norms/a/B',
  ],
])('%s is used as it is written', (target) => {
  expect(tidyAddress(target, parametersOf)).toBeNull()
})

test.each([
  ['/login', true],
  ['/login/', true],
  ['/admin', true],
  ['/admin/a/b', true],
  ['/preview/x', true],
  ['/api/admin', true],
  ['/api/admin/session', true],
  ['/', false],
  ['/login/a', false],
  ['/admins', false],
  ['/api/administration', false],
  ['/Admin', false],
])('%s is for staff: %s', (path, isForStaff) => {
  expect(matchesPath(staffPaths, path)).toBe(isForStaff)
})

test('everything below /media is a media file', () => {
  expect(matchesPath(mediaPaths, '/media/a/b.pdf')).toBe(true)
  expect(matchesPath(mediaPaths, '/media')).toBe(false)
})

test.each([...staffPaths, '/go/*', '/metrics', '/healthz', '/readyz', '/events/fair.ics'])(
  '%s is no page',
  (path) => expect(isPagePath(path)).toBe(false),
)
