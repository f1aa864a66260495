import { expect, test } from 'vitest'
import { rawRequest, requestText } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite({ PUBLIC_ORIGIN: 'https://www.school.example' })

const get = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(site.port, requestText(target, headers))

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
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      const policy = headers['content-security-policy']?.split('; ') ?? []
      const closed = ["default-src 'none'", "frame-ancestors 'none'"]
      expect(policy).toEqual(expect.arrayContaining(closed))
      // What is no page may load nothing at all.
      expect(policy.length > closed.length).toBe(pages.includes(target))
      for (const name of ['server', 'x-powered-by', 'set-cookie', 'x-forwarded-for'])
        expect(Object.keys(headers)).not.toContain(name)
    }
  },
)

test.each(pages)(
  '%s follows the rules of Mozilla’s HTTP Observatory about what it loads and who loads it',
  async (target) => {
    const { headers, body } = await get(target, { Origin: 'https://evil.example' })
    const policy = headers['content-security-policy']
    expect(policy).not.toMatch(/unsafe|\*|http:| https:(?!\/\/)|script-src[^;]* data:/)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    const scripts = body.toString().matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)
    for (const [, source] of scripts) expect(source, 'of this origin').toMatch(/^\/(?!\/)/)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
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
