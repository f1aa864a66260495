import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest, requestText, type RawAnswer } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
let secureSite: TestSite
beforeAll(async () => {
  site = await startTestSite()
  secureSite = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
})
afterAll(async () => {
  await site.stop()
  await secureSite.stop()
})

const get = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(site.port, requestText(target, headers))

const everyKind = [
  '/',
  '/dycian-news',
  '/announcements/all',
  '/nothing-here',
  '/dycian-news?page=0',
  '/dycian-news/nothing',
  '/dycian-news.data',
  '/api/get-articles.php',
  '/api/nothing',
  '/api/openapi.json',
  '/healthz',
  '/favicon.svg',
]
const pages = [
  '/',
  '/dycian-news',
  '/dycian-news?topic=robotics',
  '/announcements',
  '/nothing-here',
  '/dycian-news?page=0',
]

describe.each(everyKind)('%s', (target) => {
  test('carries every security header, also from the cache and in a 304', async () => {
    const first = await get(target)
    const again = await get(target)
    const unchanged = await get(target, { 'If-None-Match': first.headers.etag ?? '' })
    for (const { headers } of [first, again, unchanged]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toMatch(
        /camera=\(\), geolocation=\(\), microphone=\(\)/,
      )
      expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  test('does not say what it is made with, and sets no cookie', async () => {
    const { headers } = await get(target)
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'x-forwarded-for']) {
      expect(Object.keys(headers)).not.toContain(name)
    }
  })
})

test.each(['/nothing-here', '/%ff'])(
  'a refusal of POST and of %s carries the headers too',
  async (target) => {
    const refused = await rawRequest(
      site.port,
      requestText(target, { 'Content-Length': '0' }, 'POST'),
    )
    for (const { headers } of [refused, await get(target)]) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  },
)

const policyOf = ({ headers }: RawAnswer) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )

/** Reads scripts as a browser does: from the tag to the first end tag, whatever the attributes. */
function scriptsOf(html: string) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
  // JSON-LD is data: browsers never run it.
  return scripts
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, attributes = '', text = '']) => ({ isInline: !/\bsrc\s*=/i.test(attributes), text }))
}

describe.each(pages)('the content security policy of %s', (target) => {
  test('allows exactly the inline scripts that are in the page', async () => {
    const answer = await get(target)
    const inline = scriptsOf(answer.body.toString()).filter(({ isInline }) => isInline)
    const hashes = inline.map(
      ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(1)
    expect(policyOf(answer)['script-src']?.toSorted()).toEqual(
      ["'self'", ...new Set(hashes)].toSorted(),
    )
  })

  test('needs nothing that it does not allow', async () => {
    const html = (await get(target)).body.toString()
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
  })

  test('leaves no way for others in', async () => {
    const policy = policyOf(await get(target))
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'font-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|http:/)
  })
})

describe('answers that are no pages', () => {
  test.each(['/api/get-articles.php', '/favicon.svg', '/dycian-news.data', '/healthz'])(
    '%s may load nothing at all',
    async (target) => {
      expect(policyOf(await get(target))).toEqual({
        'default-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      })
    },
  )
})

describe('transport security', () => {
  const name = 'strict-transport-security'

  test('is asked for when the site is known under https', async () => {
    for (const target of [
      '/',
      '/api/get-articles.php',
      '/favicon.svg',
      '/nothing-here',
      '/healthz',
    ]) {
      const { headers } = await rawRequest(secureSite.port, requestText(target))
      expect(headers[name]).toBe('max-age=31536000; includeSubDomains')
    }
    const page = await rawRequest(secureSite.port, requestText('/'))
    expect(Object.keys(policyOf(page))).toContain('upgrade-insecure-requests')
  })

  test('is not asked for otherwise', async () => {
    for (const target of ['/', '/favicon.svg'])
      expect(Object.keys((await get(target)).headers)).not.toContain(name)
    expect(Object.keys(policyOf(await get('/')))).not.toContain('upgrade-insecure-requests')
  })
})

test('canonical addresses name the public origin, whatever Host a client sends', async () => {
  const { body } = await rawRequest(
    secureSite.port,
    requestText('/dycian-news', { Host: 'evil.example' }),
  )
  const html = body.toString()
  expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
    'https://www.school.example/dycian-news',
  )
  expect(html.includes('evil.example')).toBe(false)
})
