import {
  emptyIndex,
  indexAddress,
  keptLimits,
  serverTime,
  trim,
  withPage,
  withUse,
  type KeptIndex,
  type KeptLimits,
  type KeptPage,
} from './kept-index.ts'
import { isKeptAnswer } from './keep-rules.ts'
import { currentTime } from '../../school/base/clock.ts'

/** The cache of kept pages and their files. Change the name when its content changes its form. */
export const keptCache = 'kept-1'

/** Options of a background request: the server counts no page view for it. */
export const forLater = { headers: { 'x-for-later': '1' }, priority: 'low' } as const

/** A kept page as the server answered. */
export interface KeptCopy {
  html: string
  headers: Headers
  page: KeptPage
}

interface Parts {
  caches: Pick<CacheStorage, 'open'>
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** runs one piece of work at a time, also across versions of the worker */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  limits?: KeptLimits
}

/**
 * The pages on this device, each with all its files; the index, written last, says what is there.
 * Every method may fail where there is no storage: callers go on without.
 */
export class KeptPages {
  readonly #parts: Parts
  readonly #limits: KeptLimits

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limits = parts.limits ?? keptLimits
  }

  /** @returns `null` when the page is not kept */
  async find(address: string): Promise<KeptCopy | null> {
    const cache = await this.#open()
    const page = (await readIndex(cache)).pages.find((one) => one.address === address)
    const answer = page && (await cache.match(address))
    if (!answer) return null
    await this.#change((index) => withUse(index, address, currentTime()))
    return { html: await answer.text(), headers: answer.headers, page }
  }

  async findFile(address: string): Promise<Response | undefined> {
    return (await this.#open()).match(address)
  }

  /** Keeps a page that the server just answered with, if the page is public and not too large. */
  async keep(address: string, answer: Response) {
    if (!isKeptAnswer(answer)) return
    const { headers } = answer
    const html = await answer.text()
    const bytes = new Blob([html]).size
    if (bytes > this.#limits.bytes / 4) return
    const files = filesNamedIn(html)
    const fetched = await this.#fetchFiles(files)
    const now = currentTime()
    const keptAt = Date.parse(headers.get('date') ?? '') || now
    const page = {
      address,
      title: titleOf(html),
      keptAt,
      clockOffset: keptAt - now,
      usedAt: now,
      bytes,
      files,
    }
    const sizes = Object.fromEntries(fetched.map(([file, body]) => [file, body.size]))
    try {
      await this.#change(
        (index) => requireFiles(withPage(index, page, sizes), page),
        async (cache) => {
          for (const [file, body, fileHeaders] of fetched)
            await cache.put(file, new Response(body, { headers: fileHeaders }))
          await cache.put(address, new Response(html, { headers: withoutLength(headers) }))
        },
      )
    } catch (error) {
      if (error instanceof TypeError) return
      // The device is full: frees half of the room.
      const half = { pages: this.#limits.pages / 2, bytes: this.#limits.bytes / 2 }
      await this.#change((index) => trim(index, half))
    }
  }

  /**
   * Keeps a page unless its copy is younger than `maxAgeMs`.
   * @returns whether the site was asked
   */
  async refresh(address: string, maxAgeMs: number): Promise<boolean> {
    const { pages } = await readIndex(await this.#open())
    const copy = pages.find((page) => page.address === address)
    if (copy && serverTime(copy) - copy.keptAt < maxAgeMs) return false
    await this.keep(address, await this.#parts.fetch(address, forLater))
    return true
  }

  /** Deletes what the index does not name: the rest of interrupted work. */
  async removeStrays() {
    await this.#change((index) => index)
  }

  #open() {
    return this.#parts.caches.open(keptCache)
  }

  /** Fetches the files that are not kept yet; files of a release never change. */
  async #fetchFiles(files: readonly string[]): Promise<[string, Blob, Headers][]> {
    const cache = await this.#open()
    const fetched: [string, Blob, Headers][] = []
    for (const file of files) {
      if (await cache.match(file)) continue
      const answer = await this.#parts.fetch(file, forLater)
      if (!answer.ok) throw new TypeError(file)
      fetched.push([file, await answer.blob(), withoutLength(answer.headers)])
    }
    return fetched
  }

  /** Changes the index, adds what it then names, and deletes everything that it does not name. */
  async #change(
    change: (index: KeptIndex) => KeptIndex,
    add: (cache: Cache) => Promise<void> = () => Promise.resolve(),
  ) {
    await this.#parts.alone(async () => {
      const cache = await this.#open()
      const index = trim(change(await readIndex(cache)), this.#limits)
      await add(cache)
      await cache.put(indexAddress, Response.json(index))
      const named = new Set([
        indexAddress,
        ...index.pages.map(({ address }) => address),
        ...Object.keys(index.files),
      ])
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        if (!named.has(pathname + search)) await cache.delete(url)
      }
    })
  }
}

/** @throws when a file of the page was deleted with another page in the meantime */
function requireFiles(index: KeptIndex, { files }: KeptPage): KeptIndex {
  if (files.every((file) => file in index.files)) return index
  throw new TypeError('A file is missing')
}

async function readIndex(cache: Cache): Promise<KeptIndex> {
  const answer = await cache.match(indexAddress)
  return answer ? ((await answer.json()) as KeptIndex) : emptyIndex
}

const filesNamedIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/"(\/assets\/[\w.-]+\.(?:css|woff2))"/g)].map(([, file = '']) => file),
  ),
]

/** Removes headers about the transfer: the stored body is not compressed. */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Reads the title as React wrote it, without the name of the school behind it. */
const titleOf = (html: string) =>
  (/<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => entities[name] ?? '',
  )
