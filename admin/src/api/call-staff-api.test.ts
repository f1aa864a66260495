import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// The connection is watched by the browser's events.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const { callStaffApi } = await import('./call-staff-api.ts')
const { callsWithoutSession } = await import('./waiting-calls.ts')

const saving = { params: { kind: 'article', id: 1 }, body: { data: {}, basedOn: 1 } } as const
let token: string | null = 'old'
const sentTokens: (string | null)[] = []

const answer = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that knows one token, and waits before it refuses another. */
const serve = (known: string, beforeRefusal = () => undefined as void) =>
  vi.stubGlobal(
    'fetch',
    async (_path: string, { headers }: { headers: Record<string, string> }) => {
      const sent = headers.authorization?.replace('Bearer ', '') ?? null
      sentTokens.push(sent)
      if (sent === known) return answer(200, { is: 'saved' })
      beforeRefusal()
      return answer(401, { error: 'Sign in.', reason: 'session' })
    },
  )

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

describe('a call that is never answered', () => {
  /** A server that takes each call; only the signal ends it. */
  const hang = () =>
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )

  test('counts as a lost connection after 30 seconds, and not before', async () => {
    vi.useFakeTimers()
    hang()
    let failure: unknown
    void callStaffApi('PUT /entries/:kind/:id', saving).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toMatchObject({ status: 0, reason: 'lost' })
  })

  test('ends at once when the page that made it is left', async () => {
    hang()
    const left = new AbortController()
    const call = callStaffApi('GET /dashboard', { signal: left.signal })
    left.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('is a lost connection too when the answer breaks off in the middle', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
    await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject({
      status: 0,
      reason: 'lost',
    })
  })
})

describe('a call after the session has ended', () => {
  test('that was under way while the person signed in again is repeated with the new token, unasked', async () => {
    serve('new', () => {
      token = 'new'
    })
    expect(await callStaffApi('PUT /entries/:kind/:id', saving)).toEqual({
      is: 'saved',
    })
    expect(sentTokens).toEqual(['old', 'new'])
  })

  test('waits until the person has signed in again, and is then repeated', async () => {
    serve('new')
    const call = callStaffApi('GET /dashboard')
    await expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)
    expect(sentTokens).toEqual(['old'])
    token = 'new'
    callsWithoutSession.end('resume')
    expect(await call).toEqual({ is: 'saved' })
    expect(sentTokens).toEqual(['old', 'new'])
  })

  test('ends as refused when the person does not sign in', async () => {
    serve('new')
    const call = callStaffApi('GET /dashboard').catch((error: unknown) => error)
    await expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)
    callsWithoutSession.end('giveUp')
    expect(await call).toMatchObject({ status: 401, message: 'Sign in.' })
    expect(sentTokens).toEqual(['old'])
  })

  test('that only reads asks no more on a page once the person would rather not; a save asks again', async () => {
    serve('new')
    token = 'left'
    const first = callStaffApi('GET /dashboard').catch((error: unknown) => error)
    await expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)
    callsWithoutSession.end('giveUp')
    await first
    await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject({ status: 401 })
    const save = callStaffApi('DELETE /sessions').catch((error: unknown) => error)
    await expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)
    callsWithoutSession.end('giveUp')
    await save
    // Another page asks, and so does the end of a later session.
    for (const next of [
      { pathname: '/admin/event' },
      { pathname: '/admin/event', token: 'later' },
    ]) {
      vi.stubGlobal('location', next)
      token = next.token ?? token
      const later = callStaffApi('GET /dashboard').catch((error: unknown) => error)
      await expect.poll(() => callsWithoutSession.isWaiting()).toBe(true)
      callsWithoutSession.end('giveUp')
      await later
    }
  })

  test('that the person ended by signing out asks for nothing', async () => {
    serve('new', () => {
      token = null
    })
    await expect(callStaffApi('GET /dashboard')).rejects.toMatchObject({ status: 401 })
    expect(callsWithoutSession.isWaiting()).toBe(false)
  })

  test('is refused at once where signing in again is not asked for', async () => {
    serve('new')
    await expect(callStaffApi('GET /session', { askAgain: false })).rejects.toMatchObject({
      status: 401,
    })
    expect([sentTokens, callsWithoutSession.isWaiting()]).toEqual([['old'], false])
  })
})
