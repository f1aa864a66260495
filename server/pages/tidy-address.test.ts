import { expect, test } from 'vitest'
import { findParameters } from './query-parameters.ts'
import { tidyAddress } from './tidy-address.ts'

const parametersOf = findParameters([{ pattern: '/dycian-news', names: ['page'] }])

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
