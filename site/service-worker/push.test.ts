import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://www.dyci.example'
const listeners = new Map<string, (event: object) => void>()
const shown: { title: string; options: unknown }[] = []
const opened: string[] = []
const subscribed: unknown[] = []
const phone = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  options: { applicationServerKey: new ArrayBuffer(65) },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: name } }),
})
let windows: object[] = []

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  )
  vi.stubGlobal('location', { origin, host: 'www.dyci.example' })
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: unknown) =>
      void shown.push({ title, options }),
    pushManager: {
      subscribe: async (options: object) => {
        subscribed.push(options)
        return phone('made')
      },
    },
  })
  vi.stubGlobal('clients', {
    matchAll: async () => windows,
    openWindow: async (address: string) => void opened.push(address),
  })
  const { listenToPush } = await import('./push.ts')
  listenToPush()
  return () => vi.unstubAllGlobals()
})
beforeEach(() => {
  shown.length = 0
  opened.length = 0
  windows = []
})

/** Gives the worker an event, and waits until it has done its work. */
async function give(name: string, event: object) {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) })
  await Promise.all(work)
}

const push = (json: () => unknown) => give('push', { data: { json } })
const press = (path?: string) => {
  const close = vi.fn<() => void>()
  return give('notificationclick', { notification: { close, data: { path } } }).then(() => close)
}

test('a message is shown in place of the one before about the same notice', async () => {
  const [title, path] = ['No classes', '/status/no-classes']
  const said = { body: 'Stay home.', tag: 'class-notice-7', lang: 'en' }
  await push(() => ({ ...said, title, path }))
  const options = { ...said, renotify: true, icon: '/icons/icon-192.png', data: { path } }
  expect(shown).toEqual([{ title, options }])
})

test('something is shown also when what came cannot be read', async () => {
  await push(() => {
    throw new SyntaxError('no JSON')
  })
  await give('push', { data: null })
  const plain = { title: 'www.dyci.example', options: { data: { path: '/status' } } }
  expect(shown).toMatchObject([plain, plain])
})

test('a press opens the page of the notice, and no other site', async () => {
  const close = await press('/status/no-classes')
  expect(close).toHaveBeenCalledOnce()
  await press()
  await press('https://evil.example/')
  expect(opened).toEqual([`${origin}/status/no-classes`, `${origin}/status`, '/status'])
})

test('a press uses the window that is open', async () => {
  const moves: string[] = []
  const window = {
    url: `${origin}/`,
    focus: () => Promise.resolve(window),
    navigate: (address: string) => Promise.resolve(void moves.push(address)),
  }
  windows = [window]
  await press('/status')
  window.url = `${origin}/status`
  await press('/status')
  expect([moves, opened]).toEqual([[`${origin}/status`], []])
})

test('a phone whose browser changes its address is told what it was told before', async () => {
  const calls: unknown[] = []
  let isKnown = true
  const choices = { levels: ['shs'], language: 'fil' }
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    calls.push([method, path, JSON.parse(body)])
    return Promise.resolve(Response.json(choices, { status: isKnown ? 200 : 404 }))
  })
  const path = '/api/class-status/phone'
  const [oldSubscription, newSubscription] = [phone('old'), phone('given')]
  const { endpoint } = oldSubscription
  for (const [given, name] of [
    [newSubscription, 'given'],
    [null, 'made'],
  ] as const) {
    await give('pushsubscriptionchange', { oldSubscription, newSubscription: given })
    expect(calls.splice(0)).toEqual([
      ['POST', `${path}/choices`, { endpoint }],
      ['PUT', path, { ...phone(name).toJSON(), ...choices }],
      ['DELETE', path, { endpoint }],
    ])
  }
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) }])
  isKnown = false
  await give('pushsubscriptionchange', { oldSubscription })
  await give('pushsubscriptionchange', {})
  expect(calls).toHaveLength(1)
})
