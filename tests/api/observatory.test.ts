import { expect, test } from 'vitest'
import { rawRequest, requestText } from '../helpers/raw-client.ts'
import { startSiteBeforeAll } from '../helpers/site-before-all.ts'

const site = startSiteBeforeAll({ PUBLIC_ORIGIN: 'https://www.school.example' })

const get = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(site.port, requestText(target, headers))

test.each(['/', '/dycian-news', '/search?q=robotics', '/nothing-here', '/login', '/admin'])(
  '%s follows the rules of Mozilla’s HTTP Observatory, in the order of docs/security.md',
  async (target) => {
    const { headers, body } = await get(target, { Origin: 'https://evil.example' })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy.split('; ')).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http:| https:(?!\/\/)|script-src[^;]* data:/)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    const seconds = Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])
    expect(seconds, 'half a year of https').toBeGreaterThanOrEqual(15_768_000)
    const scripts = body.toString().matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)
    for (const [, source] of scripts) expect(source, 'of this origin').toMatch(/^\/(?!\/)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(policy.split('; ')).toContain("frame-ancestors 'none'")
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
