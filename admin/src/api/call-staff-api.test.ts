import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The connection is watched by the browser's events.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const { callStaffApi } = await import('./call-staff-api.ts')
const { callsWithoutSession } = await import('./waiting-calls.ts')

const saving = { params: { kind: 'article', id: 1 }, body: { data: {}, basedOn: 1 } } as const
let token: string | null = 'old'
const sentTokens: (string | null)[] = []

/** A server that knows the token “new”, and waits before it refuses another. */
const serve = (beforeRefusal = () => undefined as void) =>
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const sent = headers.authorization?.replace('Bearer ', '') ?? null
    sentTokens.push(sent)
    if (sent === 'new') return Response.json({ is: 'saved' })
    beforeRefusal()
    return Response.json({ error: 'Sign in.', reason: 'session' }, { status: 401 })
  })

const refusalOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const untilAsked = () => expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)

beforeEach(() => {
  token = 'old'
  sentTokens.length = 0
  vi.stubGlobal('location', { pathname: '/admin/article' })
  vi.stubGlobal('localStorage', { getItem: () => token })
})
afterEach(() => {
  callsWithoutSession.end('giveUp')
  vi.useRealTimers()
})

const hang = () =>
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
const lost = { status: 0, reason: 'lost' }

test('a call that is never answered counts as a lost connection after 30 seconds, and not before', async () => {
  vi.useFakeTimers()
  hang()
  const call = refusalOf(callStaffApi('PUT /entries/:kind/:id', saving))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await Promise.race([call, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toMatchObject(lost)
})

test('a call that is never answered ends at once when the page that made it is left', async () => {
  hang()
  const left = new AbortController()
  const call = callStaffApi('GET /dashboard', { signal: left.signal })
  left.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer that breaks off in the middle is a lost connection too', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject(lost)
})

test('a call during which the session ended and the person signed in again is repeated with the new token, unasked', async () => {
  serve(() => {
    token = 'new'
  })
  expect(await callStaffApi('PUT /entries/:kind/:id', saving)).toEqual({ is: 'saved' })
  expect(sentTokens).toEqual(['old', 'new'])
})

test('a call that only reads asks no more on a page once the person would rather not sign in; a save asks again', async () => {
  serve()
  token = 'left'
  /** A call that asks for the password, which the person does not give. */
  const givenUp = async (call: Promise<unknown>) => {
    const refusal = refusalOf(call)
    await untilAsked()
    callsWithoutSession.end('giveUp')
    expect(await refusal).toMatchObject({ status: 401, message: 'Sign in.' })
  }
  await givenUp(callStaffApi('GET /dashboard'))
  expect(sentTokens).toEqual(['left'])
  await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject({ status: 401 })
  await givenUp(callStaffApi('POST /sessions/commands', { body: { action: 'sign-out' } }))
  // Another page asks, and so does the end of a later session.
  vi.stubGlobal('location', { pathname: '/admin/event' })
  await givenUp(callStaffApi('GET /dashboard'))
  token = 'later'
  await givenUp(callStaffApi('GET /dashboard'))
})

test('a call does not ask to sign in after the person signed out, or where that is not wanted', async () => {
  serve(() => {
    token = null
  })
  const refused = { status: 401 }
  await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject(refused)
  serve()
  token = 'old'
  const quiet = callStaffApi('GET /session', { askAgain: false })
  await expect(quiet).rejects.toMatchObject(refused)
  expect([sentTokens, callsWithoutSession.isWaiting()]).toEqual([['old', 'old'], false])
})
