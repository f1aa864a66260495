import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rawRequest, requestText, type RawAnswer } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
const plainSite = shareSite()

const get = (target: string, headers: Record<string, string> = {}, { port } = site) =>
  rawRequest(port, requestText(target, headers))

const policyOf = ({ headers }: RawAnswer) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )

/** Reads scripts as a browser does: from the tag to the first end tag, whatever the attributes. */
const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    // JSON-LD is data: browsers never run it.
    .filter(([, attributes = '']) => !/application\/ld\+json|\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text)

test.each([
  '/',
  '/dycian-news?topic=robotics',
  '/announcements',
  '/nothing-here',
  '/dycian-news?page=0',
])(
  'the content security policy of %s allows exactly the inline scripts that are in the page, and leaves no way for others in',
  async (target) => {
    const answer = await get(target)
    const policy = policyOf(answer)
    const html = answer.body.toString()
    const hashes = inlineScriptsOf(html).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(1)
    expect(policy['script-src']?.toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted())
    expect(policy).toMatchObject({
      'font-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|http:/)

    // It needs nothing that it does not allow.
    const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '<script></script>')
    expect(
      markup.match(/<style\b|\sstyle="|\son[a-z]+="|javascript:|<base\b|<object\b|<embed\b/gi),
    ).toBeNull()
    const addresses = [...markup.matchAll(/<(?:script|link|img)\b[^>]*?(?:src|href)="([^"]*)"/g)]
    // Browsers load nothing from the addresses of the page and of its other language.
    const outside = addresses.filter(
      ([tag, address = '']) =>
        !/^\/(?!\/)/.test(address) && !/rel="(?:canonical|alternate)"/.test(tag),
    )
    expect(outside).toEqual([])
  },
)

test('transport security is asked for only when the site is known under https', async () => {
  const needsHttps = 'upgrade-insecure-requests'
  expect(policyOf(await get('/'))).toHaveProperty(needsHttps)
  for (const target of ['/', '/api/get-articles.php', '/favicon.svg', '/nothing-here']) {
    const answer = await get(target, {}, plainSite)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(policyOf(answer)).not.toHaveProperty(needsHttps)
  }
})

test('canonical addresses name the public origin, whatever Host a client sends', async () => {
  const html = (await get('/dycian-news', { Host: 'evil.example' })).body.toString()
  expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
    'https://www.school.example/dycian-news',
  )
  expect(html.includes('evil.example')).toBe(false)
})

const pages = [
  '/',
  '/dycian-news',
  '/search?q=robotics',
  '/nothing-here',
  '/dycian-news?page=0',
  '/login',
  '/admin',
]
const noPages = ['/api/get-articles.php', '/favicon.svg', '/dycian-news.data', '/healthz']

test.each([...pages, ...noPages, '/api/nothing'])(
  '%s carries every security header, also from the cache and in a 304, and says no more',
  async (target) => {
    const origin = { Origin: 'https://evil.example' }
    const first = await get(target, origin)
    const again = await get(target, origin)
    const unchanged = await get(target, { 'If-None-Match': first.headers.etag ?? '' })
    for (const { headers } of [first, again, unchanged]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\), geolocation=\(\), microphone=\(\)/,
        ) as string,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      const policy = headers['content-security-policy']?.split('; ') ?? []
      const closed = ["default-src 'none'", "frame-ancestors 'none'"]
      expect(policy).toEqual(expect.arrayContaining(closed))
      // What is no page may load nothing at all.
      expect(policy.length > closed.length).toBe(pages.includes(target))
      for (const name of ['server', 'x-powered-by', 'set-cookie', 'x-forwarded-for'])
        expect(Object.keys(headers)).not.toContain(name)
      if (!pages.includes(target)) continue
      // Mozilla’s HTTP Observatory asks for these of a page.
      const open = /unsafe|\*|http:| https:(?!\/\/)|script-src[^;]* data:/
      expect(headers['content-security-policy']).not.toMatch(open)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  },
)

test.each([
  ['/share-card.jpg', 'cross-origin'],
  ['/api/get-articles.php', 'cross-origin'],
  ['/favicon.svg', 'same-origin'],
  ['/manifest.webmanifest', 'same-origin'],
  ['/rss.xml', 'same-origin'],
  ['/healthz', 'same-origin'],
])('%s may be loaded by sites of the %s', async (target, policy) => {
  expect((await get(target)).headers['cross-origin-resource-policy']).toBe(policy)
})

test('a person who finds a security problem learns where to report it', async () => {
  const { status, headers, body } = await get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain;charset=UTF-8'])
  const lines = body.toString().trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
  expect(fields).toMatchObject({
    Contact: 'https://www.school.example/contact-us',
    Canonical: 'https://www.school.example/.well-known/security.txt',
  })
  const daysLeft = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(170)
  expect(daysLeft).toBeLessThan(366)
  expect((await get('/contact-us')).status).toBe(200)
})
