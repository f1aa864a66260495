import { expect, test } from 'vitest'
import { isFileOfPage, isKeptAnswer, keptAddress, pageOfData } from './keep-rules.ts'

const at = (address: string) => new URL(address, 'https://www.school.example')

test.each([
  ['/assets/root-4f2a.css', true],
  ['/assets/figtree-x_1.woff2', true],
  ['/assets/root-4f2a.js', false],
  ['/images/hero.svg', false],
  ['/media/1/assets/root.css', false],
])('%s is style or type of a page: %s', (file, is) => {
  expect(isFileOfPage(at(file))).toBe(is)
})

test.each([
  ['/', '/'],
  ['/admissions/shs?learner=public', '/admissions/shs?learner=public'],
  ['/contact-us#map', '/contact-us'],
  ['/search?q=Juan+Cruz', null],
  ['/search', null],
  ['/ask-us', null],
  ['/dycian-news?topic=Juan', null],
  ['/admissions?learner=public', null],
  ['/admissions/shs?learner=public&name=Juan', null],
  ['/verify/ABCD2345', null],
  ['/offline', null],
  ['/login?from=/admin', null],
])('the address under which %s is kept is %s', (given, address) => {
  expect(keptAddress(at(given))).toBe(address)
})

test.each([
  ['/events.data', '/events'],
  ['/_root.data?_routes=root', '/'],
  ['/admissions/shs.data?learner=public&_routes=a', '/admissions/shs?learner=public'],
  ['/events', undefined],
])('a request for %s is one for the data of %s', (given, page) => {
  expect(pageOfData(at(given))?.href).toBe(page && at(page).href)
})

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=0',
}

test.each<[string, Partial<Response>, Record<string, string>, boolean]>([
  ['a whole public page', {}, {}, true],
  ['a missing page', { status: 404 }, {}, false],
  ['a part', { status: 206 }, {}, false],
  ['a redirect', { type: 'opaqueredirect' }, {}, false],
  ['what was redirected', { redirected: true }, {}, false],
  ['data', {}, { 'content-type': 'application/json' }, false],
  ['what is for once', {}, { 'cache-control': 'no-store' }, false],
  ['what is for one person', {}, { 'cache-control': 'private' }, false],
  ['the page of a hotel', { headers: new Headers({ 'content-type': 'text/html' }) }, {}, false],
])('the worker keeps only whole public pages: %s', (_, fields, others, isKept) => {
  const all = new Headers({ ...headers, ...others })
  const answer = { status: 200, type: 'basic', redirected: false, headers: all, ...fields }
  expect(isKeptAnswer(answer as Response)).toBe(isKept)
})
