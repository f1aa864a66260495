import { describe, expect, test } from 'vitest'
import { isFileOfPage, isKeptAnswer, isPage, keptAddress, pageOfData } from './rules.ts'

const at = (address: string) => new URL(address, 'https://www.school.example')

describe('what the worker answers', () => {
  test.each(['/', '/status', '/dycian-news/robotics-team', '/search?q=fees', '/administration'])(
    'the loading of %s',
    (address) => expect(isPage(at(address))).toBe(true),
  )

  test.each([
    '/admin/articles',
    '/login',
    '/api/get-articles.php',
    '/preview/abc',
    '/go/ABCD2345',
    '/media/12-800.webp',
    '/events/fair.ics',
  ])('never %s', (address) => expect(isPage(at(address))).toBe(false))

  test('style and type of a page, and no script, picture or film', () => {
    const files = ['/assets/root-4f2a.css', '/assets/figtree-x_1.woff2', '/assets/root-4f2a.js']
    expect(files.map((file) => isFileOfPage(at(file)))).toEqual([true, true, false])
    expect(isFileOfPage(at('/images/hero.svg'))).toBe(false)
    expect(isFileOfPage(at('/media/1/assets/root.css'))).toBe(false)
  })
})

describe('the address under which a page is kept', () => {
  test.each([
    ['/', '/'],
    ['/status', '/status'],
    ['/admissions/shs?learner=public', '/admissions/shs?learner=public'],
    ['/contact-us#map', '/contact-us'],
  ])('of %s is %s', (given, address) => expect(keptAddress(at(given))).toBe(address))

  test.each([
    '/search?q=Juan+Cruz',
    '/search',
    '/ask-us',
    '/ask-us?office=registrar',
    '/dycian-news?topic=Juan',
    '/admissions?learner=public',
    '/admissions/shs?learner=public&name=Juan',
    '/verify/ABCD2345',
    '/offline',
    '/login?from=/admin',
  ])('does not exist for %s', (given) => expect(keptAddress(at(given))).toBeNull())
})

describe('a request for the data of a page', () => {
  test.each([
    ['/events.data', '/events'],
    ['/_root.data?_routes=root', '/'],
    ['/admissions/shs.data?learner=public&_routes=a', '/admissions/shs?learner=public'],
    ['/dycian-news.data?topic=Juan', '/dycian-news?topic=Juan'],
  ])('%s is one for %s', (given, page) => expect(pageOfData(at(given))?.href).toBe(at(page).href))

  test('is told from others', () => expect(pageOfData(at('/events'))).toBeNull())
})

describe('an answer', () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=0',
  }
  const answer = (fields: Partial<Response>, others: Record<string, string> = {}) =>
    isKeptAnswer({
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers({ ...headers, ...others }),
      ...fields,
    } as Response)

  test('that is a whole public page is kept', () => expect(answer({})).toBe(true))

  test('that is anything else is not', () => {
    expect([
      answer({ status: 404 }),
      answer({ status: 206 }),
      answer({ type: 'opaqueredirect', status: 0 }),
      answer({ redirected: true }),
      answer({}, { 'content-type': 'application/json' }),
      answer({}, { 'cache-control': 'no-store' }),
      answer({}, { 'cache-control': 'private' }),
      answer({ headers: new Headers({ 'content-type': 'text/html' }) }),
    ]).toEqual(Array(8).fill(false))
  })
})
