import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageCache, type Rendered } from './page-cache.ts'
import { StoredResponse } from './stored-response.ts'

let version: string
beforeEach(() => {
  version = '1.0'
})
afterEach(() => {
  vi.useRealTimers()
})

const newCache = (byteLimit?: number) => new PageCache(() => version, byteLimit)

const response = (text: string) =>
  new StoredResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
  })

/** Builds a render that returns the same text at once. */
const renders = (text: string, keepSeconds: number | null = null) => {
  const rendered = response(text)
  return vi.fn<() => Promise<Rendered>>().mockResolvedValue({ response: rendered, keepSeconds })
}

/** Builds a render that ends when the test says so. */
function slowRender() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  return {
    render: vi.fn<() => Promise<Rendered>>().mockReturnValue(promise),
    finish: (text: string) => resolve({ response: response(text), keepSeconds: null }),
    fail: (error: Error) => reject(error),
  }
}

describe('a page that is requested again', () => {
  test('is answered from the cache', async () => {
    const cache = newCache()
    const render = renders('home')
    const first = await cache.getOrRender('/', render)
    expect(await cache.getOrRender('/', render)).toBe(first)
    expect(cache.get('/')).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is not cached before it was rendered, or at another address', async () => {
    const cache = newCache()
    expect(cache.get('/')).toBeUndefined()
    await cache.getOrRender('/', renders('home'))
    expect(cache.get('/events')).toBeUndefined()
  })

  test('is rendered again as soon as content has changed', async () => {
    const cache = newCache()
    await cache.getOrRender('/', renders('old'))
    version = '2.0'
    expect(cache.get('/')).toBeUndefined()
    const render = renders('new')
    const fresh = await cache.getOrRender('/', render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.get('/')).toBe(fresh)
    expect(cache.entries).toBe(1)
  })

  test('is rendered again when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cache = newCache()
    const kept = await cache.getOrRender('/', renders('home', 5))
    vi.setSystemTime(Date.now() + 5_000)
    expect(cache.get('/')).toBe(kept)
    vi.setSystemTime(Date.now() + 1)
    expect(cache.get('/')).toBeUndefined()
  })

  test('is rendered each time when it may not be cached', async () => {
    const cache = newCache()
    const render = renders('once', 0)
    await cache.getOrRender('/', render)
    await cache.getOrRender('/', render)
    expect(render).toHaveBeenCalledTimes(2)
    expect([cache.entries, cache.bytes]).toEqual([0, 0])
  })
})

describe('requests during the rendering of a page', () => {
  test('wait for that page', async () => {
    const cache = newCache()
    const slow = slowRender()
    const waiting = [1, 2, 3].map(() => cache.getOrRender('/', slow.render))
    slow.finish('home')
    const answers = await Promise.all(waiting)
    expect(new Set(answers).size).toBe(1)
    expect(slow.render).toHaveBeenCalledTimes(1)
  })

  test('do not wait for another page', async () => {
    const cache = newCache()
    const slow = slowRender()
    const home = cache.getOrRender('/', slow.render)
    await cache.getOrRender('/events', renders('events'))
    slow.finish('home')
    await home
    expect(cache.entries).toBe(2)
  })

  test('do not get a page whose rendering began before content changed', async () => {
    const cache = newCache()
    const old = slowRender()
    const before = cache.getOrRender('/', old.render)
    version = '2.0'
    const fresh = await cache.getOrRender('/', renders('new'))
    old.finish('old')
    expect(await before).not.toBe(fresh)
    expect(await cache.getOrRender('/', renders('new'))).not.toBe(await before)
  })

  test('all get its error, which is not cached', async () => {
    const cache = newCache()
    const slow = slowRender()
    const waiting = [1, 2].map(() => cache.getOrRender('/', slow.render))
    slow.fail(new Error('no database'))
    expect(await Promise.allSettled(waiting)).toMatchObject([
      { status: 'rejected', reason: { message: 'no database' } },
      { status: 'rejected', reason: { message: 'no database' } },
    ])
    const fresh = await cache.getOrRender('/', renders('home'))
    expect(cache.get('/')).toBe(fresh)
  })
})

describe('the memory of the cache', () => {
  /** Three such pages fit into 13,000 bytes. */
  const fill = (cache: PageCache, key: string) => cache.getOrRender(key, renders('a'.repeat(4_000)))

  test('stays within its limit, and drops the oldest page first', async () => {
    const cache = newCache(13_000)
    for (let number = 1; number <= 10; number += 1) {
      await fill(cache, `/${number}`)
      expect(cache.bytes).toBeLessThanOrEqual(13_000)
    }
    expect(cache.entries).toBe(3)
    expect(['/7', '/8', '/9', '/10'].map((key) => cache.get(key) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('keeps a page that is requested often while others come and go', async () => {
    const cache = newCache(13_000)
    await fill(cache, '/popular')
    for (let number = 1; number <= 10; number += 1) {
      expect(cache.get('/popular')).toBeDefined()
      await fill(cache, `/${number}`)
    }
  })

  test('drops a page that was requested once', async () => {
    const cache = newCache(13_000)
    await fill(cache, '/once')
    cache.get('/once')
    for (let number = 1; number <= 10; number += 1) await fill(cache, `/${number}`)
    expect(cache.get('/once')).toBeUndefined()
  })

  test('gives no second chance to a page of older content', async () => {
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

  test('is counted once for a page that is rendered again', async () => {
    const cache = newCache()
    await fill(cache, '/')
    const { bytes } = cache
    version = '2.0'
    await fill(cache, '/')
    expect(cache.bytes).toBe(bytes)
  })

  test('does not store a page that is larger than the whole cache', async () => {
    const cache = newCache(13_000)
    const huge = await cache.getOrRender('/huge', renders('a'.repeat(20_000)))
    expect(huge.status).toBe(200)
    expect([cache.entries, cache.bytes]).toEqual([0, 0])
  })
})
