import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigationOf } from './client-navigation.tsx'

/** As much of an element as a click needs. */
class TestElement {
  readonly link: object | null
  constructor(link: object | null) {
    this.link = link
  }
  closest(selector: string) {
    return selector === 'a' ? this.link : null
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', TestElement)
  vi.stubGlobal('location', new URL('https://www.dyci.example/events?month=2026-12#calendar'))
})
afterEach(() => vi.unstubAllGlobals())

interface Link {
  href?: string
  target?: string
  dataset?: Record<string, string>
  download?: boolean
}

function click(link: Link, fields: object = {}) {
  const { href = '', target = '', dataset = {}, download = false } = link
  const address = href && new URL(href, location.href).href
  const hasAttribute = (name: string) => name === 'download' && download
  const anchor = { href: address, target, dataset, hasAttribute }
  const event = { button: 0, target: new TestElement(anchor), ...fields }
  return navigationOf(event as unknown as MouseEvent)
}

test.each([
  ['/contact-us', '/contact-us'],
  ['https://www.dyci.example/search?q=mass#results', '/search?q=mass#results'],
  ['/events?month=2027-01#calendar', '/events?month=2027-01#calendar'],
  ['/logins', '/logins'],
  ['/dycian-news/version-2.0', '/dycian-news/version-2.0'],
])('a click on a link to %s stays within the site', (href, to) => {
  expect(click({ href })).toEqual({ to, state: undefined })
})

test.each([
  ['of another site', { href: 'https://elsewhere.example/' }],
  ['to write a mail', { href: 'mailto:a@dyci.example' }],
  ['to the staff pages', { href: '/admin' }],
  ['to sign in', { href: '/login' }],
  ['of the API', { href: '/api/get-articles.php' }],
  ['to a small page', { href: '/fil/offline' }],
  ['to a feed', { href: '/dycian-news/rss.xml' }],
  ['to a file', { href: '/media/a/FORM.PDF' }],
  ['within the page', { href: '#top' }],
  ['that saves a file', { href: '/contact-us', download: true }],
  ['that loads its page again', { href: '/contact-us', dataset: { reload: '' } }],
  ['for another tab', { href: '/contact-us', target: '_blank' }],
  ['without an address', {}],
])('the browser handles a click on a link %s', (_, link) => {
  expect(click(link)).toBeNull()
})

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
  { button: 1 },
  { target: null },
  { target: new TestElement(null) },
])('the browser handles a click with %j', (fields) => {
  expect(click({ href: '/contact-us' }, fields)).toBeNull()
})

test('a link may name its own tab, and carry a state', () => {
  const dataset = { state: '{"articleID":"7"}' }
  expect(click({ href: '/dycian-news/a', target: '_self', dataset })).toEqual({
    to: '/dycian-news/a',
    state: { articleID: '7' },
  })
})
