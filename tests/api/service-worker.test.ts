import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../helpers/site.ts'

const path = '/service-worker.js'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const read = async (from: TestSite, headers: Record<string, string> = {}) => {
  const answer = await fetch(from.origin + path, { headers })
  return { answer, script: await answer.text() }
}

describe('the service worker', () => {
  test('is one small script that is asked for each time and may read only this site', async () => {
    const { answer, script } = await read(site, { 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(8_000)
    expect(script).not.toMatch(/\bimport\b|importScripts/)
  })

  test('costs a browser that has it one short answer', async () => {
    const { answer } = await read(site)
    const again = await read(site, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.answer.status).toBe(304)
  })

  test('is registered by pages, and by no staff page, preview or page for signing in', async () => {
    const has = async (address: string) =>
      (await (await fetch(site.origin + address)).text()).includes(path)
    expect(await has('/meaning/mission')).toBe(true)
    const others = ['/login', '/admin', '/preview/x', '/api/openapi.json']
    expect(await Promise.all(others.map(has))).toEqual([false, false, false, false])
  })
})

test('SERVICE_WORKER=0 answers with a worker that removes what was kept, and itself', async () => {
  const off = await startTestSite({ SERVICE_WORKER: '0' })
  try {
    const { answer, script } = await read(off)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script).toContain('caches.delete')
    expect(script).toContain('unregister')
    expect(script).not.toContain('"fetch"')
  } finally {
    await off.stop()
  }
})
