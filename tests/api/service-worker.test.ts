import { expect, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'

const path = '/service-worker.js'

/** Starts a site, and reads its service worker. */
async function openSite(settings: Record<string, string> = {}) {
  const { origin } = await siteOfTest(settings)
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers })
    return { answer, script: await answer.text() }
  }
  return { origin, read }
}

test('the service worker is one small script that public pages register, is asked for each time and may read only this site', async () => {
  const { origin, read } = await openSite()
  const { answer, script } = await read({ 'accept-encoding': 'br' })
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
  const etag = (await read()).answer.headers.get('etag') ?? ''
  expect((await read({ 'if-none-match': etag })).answer.status).toBe(304)

  const registers = async (address: string) =>
    (await (await fetch(origin + address)).text()).includes(path)
  expect(await registers('/meaning/mission')).toBe(true)
  for (const other of ['/login', '/admin', '/preview/x', '/api/openapi.json'])
    expect([other, await registers(other)]).toEqual([other, false])
})

test('SERVICE_WORKER=0 answers with a worker that removes what was kept, and itself', async () => {
  const { read } = await openSite({ SERVICE_WORKER: '0' })
  const { answer, script } = await read()
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script).toContain('caches.delete')
  expect(script).toContain('unregister')
  expect(script).not.toContain('"fetch"')
})
