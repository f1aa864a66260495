import { describe, expect, test } from 'vitest'
import { PageViews } from './page-views.ts'
import { store, type StoreSettings } from './store.ts'

const settings: StoreSettings = {
  publicOrigin: 'https://www.example.edu.ph',
  keepSeconds: null,
  views: new PageViews(),
}
const html = { 'content-type': 'text/html; charset=utf-8' }

async function stored(response: Response, more: Partial<StoreSettings> = {}) {
  const { response: kept, keepSeconds } = await store(
    { response, page: null },
    'identity',
    { ...settings, ...more },
    '/',
  )
  const { headers, body } = await kept.prepare('identity')
  return { status: kept.status, headers, text: body.toString(), keepSeconds }
}

describe('an answer of the app', () => {
  test('with a whole page is cached until content changes, and revalidated by browsers', async () => {
    const page = await stored(
      new Response('<p>Mabuhay, Niño</p>', { headers: { ...html, 'content-length': '3' } }),
    )
    expect(page).toMatchObject({ status: 200, text: '<p>Mabuhay, Niño</p>', keepSeconds: null })
    expect(page.headers).toMatchObject({
      ...html,
      'content-length': '21',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is cached for seconds when a content host can change it', async () => {
    expect(
      (await stored(new Response('<p>a</p>', { headers: html }), { keepSeconds: 5 })).keepSeconds,
    ).toBe(5)
  })

  test.each([301, 404, 500, 503])('with status %i is sent and not cached', async (status) => {
    const answer = await stored(new Response('<p>a</p>', { status, headers: html }))
    expect(answer).toMatchObject({ status, text: '<p>a</p>', keepSeconds: 0 })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['no-store', 'private, max-age=60'])(
    'that says %j of itself is not kept',
    async (caching) => {
      const answer = await stored(
        new Response('a', { headers: { ...html, 'cache-control': caching } }),
      )
      expect(answer.keepSeconds).toBe(0)
      expect(answer.headers['cache-control']).toBe(caching)
    },
  )

  test('may run the scripts that it names, and nothing when it names none', async () => {
    const policy = { 'content-security-policy': "script-src 'self' 'sha256-a'" }
    expect(
      (await stored(new Response('a', { headers: { ...html, ...policy } }))).headers,
    ).toMatchObject(policy)
    expect((await stored(Response.json({ a: 1 }))).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
})
