import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rawRequest, requestText, type RawAnswer } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()
const secureSite = shareSite({ PUBLIC_ORIGIN: 'https://www.school.example' })

const get = (target: string, headers: Record<string, string> = {}, { port } = site) =>
  rawRequest(port, requestText(target, headers))

test.each([
  '/',
  '/dycian-news',
  '/nothing-here',
  '/dycian-news?page=0',
  '/dycian-news.data',
  '/api/get-articles.php',
  '/api/nothing',
  '/api/openapi.json',
  '/healthz',
  '/favicon.svg',
])(
  '%s carries every security header, also from the cache and in a 304, and says no more',
  async (target) => {
    const first = await get(target)
    const again = await get(target)
    const unchanged = await get(target, { 'If-None-Match': first.headers.etag ?? '' })
    for (const { headers } of [first, again, unchanged]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\), geolocation=\(\), microphone=\(\)/,
        ) as string,
      })
      const policy = headers['content-security-policy']
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).toContain("frame-ancestors 'none'")
      for (const name of ['server', 'x-powered-by', 'set-cookie', 'x-forwarded-for'])
        expect(Object.keys(headers)).not.toContain(name)
    }
  },
)

test('a refusal carries the headers too', async () => {
  const post = requestText('/nothing-here', { 'Content-Length': '0' }, 'POST')
  for (const { headers } of [await rawRequest(site.port, post), await get('/%ff')]) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

const policyOf = ({ headers }: RawAnswer) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )

/** Reads scripts as a browser does: from the tag to the first end tag, whatever the attributes. */
function inlineScriptsOf(html: string) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
  return (
    scripts
      // JSON-LD is data: browsers never run it.
      .filter(([, attributes = '']) => !/application\/ld\+json|\bsrc\s*=/i.test(attributes))
      .map(([, , text = '']) => text)
  )
}

describe.each([
  '/',
  '/dycian-news?topic=robotics',
  '/announcements',
  '/nothing-here',
  '/dycian-news?page=0',
])('the content security policy of %s', (target) => {
  test('allows exactly the inline scripts that are in the page, and leaves no way for others in', async () => {
    const answer = await get(target)
    const policy = policyOf(answer)
    const hashes = inlineScriptsOf(answer.body.toString()).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(1)
    expect(policy['script-src']?.toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted())
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
})

test('answers that are no pages may load nothing at all', async () => {
  for (const target of ['/api/get-articles.php', '/favicon.svg', '/dycian-news.data', '/healthz'])
    expect(policyOf(await get(target))).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
})

test('transport security is asked for when the site is known under https, and not otherwise', async () => {
  const name = 'strict-transport-security'
  for (const target of [
    '/',
    '/api/get-articles.php',
    '/favicon.svg',
    '/nothing-here',
    '/healthz',
  ]) {
    const { headers } = await get(target, {}, secureSite)
    expect(headers[name]).toBe('max-age=31536000; includeSubDomains')
    expect((await get(target)).headers).not.toHaveProperty(name)
  }
  expect(policyOf(await get('/', {}, secureSite))).toHaveProperty('upgrade-insecure-requests')
  expect(policyOf(await get('/'))).not.toHaveProperty('upgrade-insecure-requests')
})

test('canonical addresses name the public origin, whatever Host a client sends', async () => {
  const html = (await get('/dycian-news', { Host: 'evil.example' }, secureSite)).body.toString()
  expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
    'https://www.school.example/dycian-news',
  )
  expect(html.includes('evil.example')).toBe(false)
})
