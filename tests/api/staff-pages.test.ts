import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const nonceOf = (policy = '') => /style-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1]

/** Asks for a page of staff, and expects what each of them answers. */
async function askForStaffPage(path: string) {
  const { status, headers, body } = await rawRequest(site.port, requestText(path))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['x-content-type-options']).toBe('nosniff')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  return { policy, html: body.toString() }
}

test.each(['/admin', '/admin/dashboard', '/admin/article/12', '/%61dmin'])(
  '%s answers the staff pages under their own policy, without caching or indexing',
  async (path) => {
    const { policy, html } = await askForStaffPage(path)
    expect(policy).toContain("script-src 'self';")
    expect(html).toContain(`nonce="${nonceOf(policy)}"`)
    expect(html).not.toContain('STAFF-PAGE-NONCE')
  },
)

test.each(['/login', '/login?from=%2Fadmin%2Fnews', '/%6Cogin'])(
  '%s answers the sign-in page, whose one script and one style its policy names by hash',
  async (path) => {
    const { policy, html } = await askForStaffPage(path)
    const hashesOf = (element: RegExp) =>
      [...html.matchAll(element)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
    const scripts = hashesOf(/<script>(.*?)<\/script>/gs)
    const styles = hashesOf(/<style>(.*?)<\/style>/gs)
    expect([scripts.length, styles.length]).toEqual([1, 1])
    expect(policy).toContain(`script-src 'self' ${scripts[0]};`)
    expect(policy).toContain(`style-src ${styles[0]};`)
    expect(html).not.toContain('<script src')
  },
)

test('the sign-in page is sent compressed', async () => {
  const sizeOf = async (encoding: string) => {
    const asked = requestText('/login', { 'Accept-Encoding': encoding })
    const { headers, body } = await rawRequest(site.port, asked)
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    return body.length
  }
  const whole = await sizeOf('identity')
  for (const encoding of ['br', 'gzip']) expect(await sizeOf(encoding)).toBeLessThan(whole / 2)
})

test('the nonce is another one each time, also for two who ask at once', async () => {
  const answers = await Promise.all(
    ['/admin', '/admin', '/admin'].map((path) => rawRequest(site.port, requestText(path))),
  )
  const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']))
  expect(new Set(nonces).size).toBe(3)
})

test('its scripts are compressed beforehand and never change', async () => {
  const page = await (await fetch(`${site.origin}/admin`)).text()
  const script = /src="(\/assets\/staff\/[\w.-]+\.js)"/.exec(page)?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const { status, headers, body } = await rawRequest(
      site.port,
      requestText(script, { 'Accept-Encoding': encoding }),
    )
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body.length).toBeLessThan(700_000)
  }
  expect((await fetch(`${site.origin}/assets/staff/none.js`)).status).toBe(404)
})

test('can only be read', async () => {
  expect((await fetch(`${site.origin}/login`, { method: 'POST' })).status).toBe(405)
})

test('the sign-in page is found with a slash at the end', async () => {
  const { status, headers } = await rawRequest(site.port, requestText('/login/?from=%2Fadmin'))
  expect(status).toBe(301)
  expect(headers.location).toMatch(/\/login\?from=%2Fadmin$/)
})

test('what is nothing near them is a page of the site, under the site’s own policy', async () => {
  for (const path of ['/login/x', '/Admin']) {
    const { status, headers } = await rawRequest(site.port, requestText(path))
    expect({ path, status, caching: headers['cache-control'] }).toEqual({
      path,
      status: 404,
      caching: 'no-store',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})
