import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageCache, type Rendered } from './page-cache.ts'
import { StoredResponse } from './stored-response.ts'

let version: string
beforeEach(() => {
  version = '1.0'
})
afterEach(() => void vi.useRealTimers())

const newCache = (byteLimit?: number) => new PageCache(() => version, byteLimit)

const response = (text: string) =>
  new StoredResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
  })

const renders = (text: string, keepSeconds: number | null = null) =>
  vi.fn<() => Promise<Rendered>>().mockResolvedValue({ response: response(text), keepSeconds })

/** Builds a render that ends when the test says so. */
function slowRender() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  return {
    render: vi.fn<() => Promise<Rendered>>().mockReturnValue(promise),
    finish: (text: string) => resolve({ response: response(text), keepSeconds: null }),
    fail: (error: Error) => reject(error),
  }
}

test('a page that is requested again is answered from the cache', async () => {
  const cache = newCache()
  const render = renders('home')
  expect(cache.get('/')).toBeUndefined()
  const first = await cache.getOrRender('/', render)
  expect(await cache.getOrRender('/', render)).toBe(first)
  expect(cache.get('/')).toBe(first)
  expect(cache.get('/events')).toBeUndefined()
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page is rendered again as soon as content has changed, and takes memory once', async () => {
  const cache = newCache()
  await cache.getOrRender('/', renders('old'))
  const { bytes } = cache
  version = '2.0'
  expect(cache.get('/')).toBeUndefined()
  const fresh = await cache.getOrRender('/', renders('new'))
  expect(cache.get('/')).toBe(fresh)
  expect([cache.entries, cache.bytes]).toEqual([1, bytes])
})

test('a page is rendered again when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = newCache()
  const kept = await cache.getOrRender('/', renders('home', 5))
  vi.setSystemTime(Date.now() + 5_000)
  expect(cache.get('/')).toBe(kept)
  vi.setSystemTime(Date.now() + 1)
  expect(cache.get('/')).toBeUndefined()
})

test('a page that may not be cached, or is larger than the whole cache, is rendered each time', async () => {
  const cache = newCache(13_000)
  for (const render of [renders('once', 0), renders('a'.repeat(20_000))]) {
    for (const time of [1, 2]) {
      expect((await cache.getOrRender('/', render)).status).toBe(200)
      expect(render).toHaveBeenCalledTimes(time)
    }
    expect([cache.entries, cache.bytes]).toEqual([0, 0])
  }
})

test('requests during the rendering of a page wait for that page and for no other', async () => {
  const cache = newCache()
  const slow = slowRender()
  const waiting = [1, 2, 3].map(() => cache.getOrRender('/', slow.render))
  await cache.getOrRender('/events', renders('events'))
  slow.finish('home')
  expect(new Set(await Promise.all(waiting)).size).toBe(1)
  expect(slow.render).toHaveBeenCalledTimes(1)
  expect(cache.entries).toBe(2)
})

test('requests do not get a page whose rendering began before content changed', async () => {
  const cache = newCache()
  const old = slowRender()
  const before = cache.getOrRender('/', old.render)
  version = '2.0'
  const fresh = await cache.getOrRender('/', renders('new'))
  old.finish('old')
  expect(await before).not.toBe(fresh)
  expect(await cache.getOrRender('/', renders('new'))).not.toBe(await before)
})

test('requests during a rendering all get its error, which is not cached', async () => {
  const cache = newCache()
  const slow = slowRender()
  const waiting = [1, 2].map(() => cache.getOrRender('/', slow.render))
  slow.fail(new Error('no database'))
  const failed = { status: 'rejected', reason: { message: 'no database' } }
  expect(await Promise.allSettled(waiting)).toMatchObject([failed, failed])
  const fresh = await cache.getOrRender('/', renders('home'))
  expect(cache.get('/')).toBe(fresh)
})

/** Three such pages fit into 13,000 bytes. */
const fill = (cache: PageCache, key: string) => cache.getOrRender(key, renders('a'.repeat(4_000)))

test('the cache stays within its limit, and drops the oldest page first', async () => {
  const cache = newCache(13_000)
  for (let number = 1; number <= 10; number += 1) {
    await fill(cache, `/${number}`)
    expect(cache.bytes).toBeLessThanOrEqual(13_000)
  }
  expect(cache.entries).toBe(3)
  const isKept = ['/7', '/8', '/9', '/10'].map((key) => cache.get(key) !== undefined)
  expect(isKept).toEqual([false, true, true, true])
})

test('the cache keeps a page that is requested often while others come and go, and drops one that was requested once', async () => {
  const cache = newCache(13_000)
  for (const key of ['/popular', '/once']) await fill(cache, key)
  cache.get('/once')
  for (let number = 1; number <= 10; number += 1) {
    expect(cache.get('/popular')).toBeDefined()
    await fill(cache, `/${number}`)
  }
  expect(cache.get('/once')).toBeUndefined()
})

test('the cache gives no second chance to a page of older content', async () => {
  const cache = newCache(13_000)
  for (const key of ['/1', '/2', '/3']) {
    await fill(cache, key)
    cache.get(key)
  }
  version = '2.0'
  for (const key of ['/4', '/5', '/6']) await fill(cache, key)
  expect(cache.entries).toBe(3)
  expect(['/4', '/5', '/6'].every((key) => cache.get(key))).toBe(true)
})
