import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

// The rules of Mozilla's HTTP Observatory, in the order of docs/security.md, for a site with an
// https origin.
let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
})
afterAll(() => site.stop())

describe.each(['/', '/dycian-news', '/search?q=robotics', '/nothing-here', '/login', '/admin'])(
  '%s',
  (target) => {
    const get = () => rawRequest(site.port, requestText(target))
    const policyOf = async () => (await get()).headers['content-security-policy']?.split('; ') ?? []

    test('loads nothing but what its policy lists, and no unsafe code or style', async () => {
      const policy = await policyOf()
      expect(policy).toContain("default-src 'none'")
      expect(policy.join('; ')).not.toMatch(/unsafe|\*|http:| https:(?!\/\/)|script-src[^;]* data:/)
    })

    test('sets no cookie', async () => {
      expect((await get()).headers).not.toHaveProperty('set-cookie')
    })

    test('lets no other site read it', async () => {
      const { headers } = await rawRequest(
        site.port,
        requestText(target, { Origin: 'https://evil.example' }),
      )
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    })

    test('tells other sites no address below its own', async () => {
      expect((await get()).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    })

    test('asks to be reached over https for half a year or longer', async () => {
      const { headers } = await get()
      const seconds = Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])
      expect(seconds).toBeGreaterThanOrEqual(15_768_000)
    })

    test('loads its scripts from its own origin only', async () => {
      const html = (await get()).body.toString()
      const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(
        ([, source]) => source,
      )
      for (const source of sources) expect(source).toMatch(/^\/(?!\/)/)
    })

    test('stops browsers from guessing its content type', async () => {
      expect((await get()).headers['x-content-type-options']).toBe('nosniff')
    })

    test('cannot be shown in a frame', async () => {
      expect(await policyOf()).toContain("frame-ancestors 'none'")
    })

    test('cannot be loaded by another site', async () => {
      expect((await get()).headers['cross-origin-resource-policy']).toBe('same-origin')
    })
  },
)

test('other sites may load pictures of shared links and the public calls, and nothing else of this one', async () => {
  const policyOf = async (target: string) =>
    (await rawRequest(site.port, requestText(target))).headers['cross-origin-resource-policy']
  for (const target of ['/share-card.jpg', '/api/get-articles.php'])
    expect(await policyOf(target)).toBe('cross-origin')
  for (const target of ['/favicon.svg', '/manifest.webmanifest', '/rss.xml', '/healthz']) {
    expect(await policyOf(target)).toBe('same-origin')
  }
})

test('a person who finds a security problem learns where to report it', async () => {
  const { status, headers, body } = await rawRequest(
    site.port,
    requestText('/.well-known/security.txt'),
  )
  expect([status, headers['content-type']]).toEqual([200, 'text/plain;charset=UTF-8'])
  const fields = Object.fromEntries(
    body
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields).toMatchObject({
    Contact: 'https://www.school.example/contact-us',
    Canonical: 'https://www.school.example/.well-known/security.txt',
  })
  const daysLeft = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(170)
  expect(daysLeft).toBeLessThan(366)
  expect((await rawRequest(site.port, requestText('/contact-us'))).status).toBe(200)
})
