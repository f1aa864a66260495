import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rawRequest, requestText } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.port, requestText(path, headers))

const nonceOf = (policy = '') => /style-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1]

/** Asks for a page of staff. What else its headers say: http-security.test.ts. */
async function askForStaffPage(path: string) {
  const { status, headers, body } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  return { policy: headers['content-security-policy'] ?? '', html: body.toString() }
}

test('the staff pages are answered under their own policy, with another nonce each time, without caching or indexing', async () => {
  const paths = ['/admin', '/admin/dashboard', '/admin/article/12', '/%61dmin']
  const pages = await Promise.all(paths.map(askForStaffPage))
  for (const { policy, html } of pages) {
    expect(policy).toContain("script-src 'self';")
    expect(html).toContain(`nonce="${nonceOf(policy)}"`)
    expect(html).not.toContain('STAFF-PAGE-NONCE')
  }
  expect(new Set(pages.map(({ policy }) => nonceOf(policy))).size).toBe(4)
})

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

test('the sign-in page is sent compressed, with a slash at the end too, and can only be read', async () => {
  const sizeOf = async (encoding: string) => {
    const { headers, body } = await get('/login', { 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    return body.length
  }
  const whole = await sizeOf('identity')
  for (const encoding of ['br', 'gzip']) expect(await sizeOf(encoding)).toBeLessThan(whole / 2)
  const { status, headers } = await get('/login/?from=%2Fadmin')
  expect(status).toBe(301)
  expect(headers.location).toMatch(/\/login\?from=%2Fadmin$/)
  expect((await fetch(`${site.origin}/login`, { method: 'POST' })).status).toBe(405)
})

test('scripts of the staff pages are compressed beforehand and never change', async () => {
  const page = await (await fetch(`${site.origin}/admin`)).text()
  const script = /src="(\/assets\/staff\/[\w.-]+\.js)"/.exec(page)?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const { status, headers, body } = await get(script, { 'Accept-Encoding': encoding })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body.length).toBeLessThan(700_000)
  }
  expect((await get('/assets/staff/none.js')).status).toBe(404)
})

test('a page near the staff pages is a missing page of the site under the site’s own policy', async () => {
  const { status, headers } = await get('/login/x')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get('/Admin')).headers.location).toBe('/admin')
})
