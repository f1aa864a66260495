import { expect, test } from 'vitest'
import { PageViews } from './page-views.ts'
import { storeAnswer, type StoreSettings } from './store-answer.ts'

const settings: StoreSettings = {
  publicOrigin: 'https://www.example.edu.ph',
  keepSeconds: null,
  views: new PageViews(),
}
const html = { 'content-type': 'text/html; charset=utf-8' }

async function stored(response: Response, more: Partial<StoreSettings> = {}) {
  const answer = { response, page: null }
  const all = { ...settings, ...more }
  const { response: kept, keepSeconds } = await storeAnswer(
    answer,
    { encoding: 'identity', address: '/' },
    all,
  )
  const { headers, body } = await kept.prepare('identity')
  return { status: kept.status, headers, text: body.toString(), keepSeconds }
}

test('a whole page is cached until content changes, or for seconds when a content host can change it', async () => {
  const headers = { ...html, 'content-length': '3' }
  const page = await stored(new Response('<p>Mabuhay, Niño</p>', { headers }))
  expect(page).toMatchObject({ status: 200, text: '<p>Mabuhay, Niño</p>', keepSeconds: null })
  expect(page.headers).toMatchObject({
    ...html,
    'content-length': '21',
    'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    'x-content-type-options': 'nosniff',
  })
  const short = await stored(new Response('<p>a</p>', { headers }), { keepSeconds: 5 })
  expect(short.keepSeconds).toBe(5)
})

test.each([301, 404, 500, 503])(
  'an answer with status %i is sent and not cached',
  async (status) => {
    const answer = await stored(new Response('<p>a</p>', { status, headers: html }))
    expect(answer).toMatchObject({ status, text: '<p>a</p>', keepSeconds: 0 })
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test.each(['no-store', 'private, max-age=60'])(
  'an answer that says %j of itself is not kept',
  async (caching) => {
    const headers = { ...html, 'cache-control': caching }
    expect(await stored(new Response('a', { headers }))).toMatchObject({
      keepSeconds: 0,
      headers: { 'cache-control': caching },
    })
  },
)

test('an answer may run the scripts that it names, and nothing when it names none', async () => {
  const policy = { 'content-security-policy': "script-src 'self' 'sha256-a'" }
  const page = await stored(new Response('a', { headers: { ...html, ...policy } }))
  expect(page.headers).toMatchObject(policy)
  expect((await stored(Response.json({ a: 1 }))).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})
