import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { readStarterReference } from '../content/starter-content.ts'
import { pageOfChange, searchedPages } from '../school/kinds/define-reference-kind.ts'
import { contentKinds } from '../school/kinds/index.ts'
import { findReferenceKind } from '../school/kinds/reference-kinds.ts'
import { plainPath } from './languages/language.ts'
import { linkInLanguage } from './page-address.ts'
import { menuTitles } from './layout/menu.ts'
import { isPage } from './layout/breadcrumb.tsx'
import routes from './routes.ts'

/** The patterns of all pages of the URL table, such as `/events/:slug`. */
const patterns = routes.flatMap((route) => patternsOf(route, ''))

function patternsOf(route: RouteConfigEntry, parent: string): string[] {
  const { path, index, file, children = [] } = route
  if (file === 'research/old-research-address.tsx') return []
  const own = path === undefined ? parent : `${parent}/${path}`
  const below = children.flatMap((child) => patternsOf(child, own))
  return index || (path !== undefined && children.length === 0) ? [own || '/', ...below] : below
}

const addresses = [
  ...contentKinds.flatMap(({ pattern, listPages }) => [pattern, ...listPages]),
  ...menuTitles.keys(),
]

test.each(addresses)('the page %s of the kinds and of the menu is in the URL table', (address) => {
  expect(patterns.some((pattern) => pattern === address || isOf(address, pattern))).toBe(true)
})

const parent = { tag: 'x', title: 'x', headerContent: { title: 'x' } }

test.each(await readStarterReference())(
  'every address that the reference content $kind.key gives is in the URL table',
  ({ kind: given, data: starter, place }) => {
    const kind = findReferenceKind(given.key, place && { key: place.parent, data: parent })
    if (!kind) throw new Error(`There is no “${given.key}”.`)
    const data = kind.schema.parse(starter)
    const parts = [...kind.parts(data), ...kind.facts(data), ...searchedPages(kind, data)]
    const steps = JSON.stringify(data).match(/(?<="address":")\/[^"]*/g) ?? []
    const own = [kind.page, pageOfChange(kind, null, data), ...parts.map((part) => part.address)]
    const unknown = [...own, ...steps]
      .map((address) => address.replace(/[?#].*/, ''))
      .filter((address) => !patterns.some((each) => isOf(address, each)))
    expect(unknown).toEqual([])
  },
)

const sections = patterns.filter((pattern) => pattern.startsWith('/') && !pattern.includes('*'))
const crumbs = [...new Set(sections.flatMap(parentsOf))]

test.each(crumbs)('the breadcrumb links to %s exactly when it is a page', (pattern) => {
  const path = pattern.replace(/:\w+/g, 'x')
  expect(isPage(plainPath(path))).toBe(sections.some((each) => isOf(path, each)))
})

/** The patterns of the segments before the last: '/a' and '/a/:b' of '/a/:b/c'. */
function parentsOf(pattern: string): string[] {
  const segments = pattern.split('/').slice(1, -1)
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}

const isOf = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)

test('links of staff lead Filipino readers to the Filipino page of every page that has one', () => {
  const english = patterns.filter((pattern) => plainPath(pattern) === pattern)
  const led = english.map((pattern) => linkInLanguage('fil', pattern))
  expect(led.filter((pattern) => !patterns.includes(pattern))).toEqual([])
  expect(led.filter((pattern) => english.includes(pattern))).toEqual([
    '/events.ics',
    '/events/:slug.ics',
    '/go/:code',
    '/login',
  ])
})

test.each([
  ['/', '/fil'],
  ['/?p=12', '/fil?p=12'],
  ['/admissions/college?x=a/b.c#papers', '/fil/admissions/college?x=a/b.c#papers'],
  ['/status', '/fil/status'],
  ['/dycian-news/version-2.0', '/fil/dycian-news/version-2.0'],
  ['/administration', '/fil/administration'],
])('a link to %s leads Filipino readers to %s', (link, filipino) => {
  expect(linkInLanguage('fil', link)).toBe(filipino)
  expect(linkInLanguage('en', link)).toBe(link)
})

test.each([
  '/fil/admissions',
  '/api/get-articles.php?page=1',
  '/research/study.pdf#page=2',
  '/go/XY2345',
  '#papers',
  '//elsewhere.example/admissions',
  '/\\elsewhere.example',
  'https://elsewhere.example/admissions',
  '',
])('the link %s is the same for all readers', (link) => {
  expect(linkInLanguage('fil', link)).toBe(link)
})
