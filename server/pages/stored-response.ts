import { hash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { runInBackground } from './background.ts'
import type { ViewCounter } from './page-views.ts'
import { compress, decompress, type Effort, type Encoding } from './encoding.ts'

/** Number of hits after which a body is compressed again, at the best level. */
const popularAfter = 8

/** One encoding of a stored response. */
export interface Variant {
  /** status line, headers and body as sent; {@link StoredResponse.bytes} updates the Date in it */
  full: Buffer
  /** the headers alone, for answers through Node's HTTP server */
  headers: Record<string, string>
  body: Buffer
  effort: Effort
}

/** The tag names the page in every encoding, so it is weak; proxies may decompress. */

const dateSlot = 'Thu, 01 Jan 1970 00:00:00 GMT'
const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nDate: `

/** Headers about a body, which a 304 does not have. */
const bodyHeaders = new Set(['content-type', 'content-length', 'content-encoding'])

/**
 * A complete answer to a GET request, in memory in each encoding that was requested. Immutable
 * except for the Date header and for encodings that are added or made smaller.
 */
export class StoredResponse {
  readonly etag: string
  readonly status: number
  /** views since the last count was collected; `null` when it is not a page */
  readonly views: ViewCounter | null
  readonly #headers: Record<string, string>
  readonly #compressible: boolean
  readonly #variants: Partial<Record<Encoding, Variant>> = {}
  readonly #pending = new Map<string, Promise<Variant>>()
  /**
   * the original body, until there is a variant to derive others from: a compressed one takes a
   * fifth of the memory
   */
  #body: Buffer | null
  #hits = 0
  #dateSecond = 0

  constructor({
    status,
    headers,
    body,
    views = null,
  }: {
    status: number
    headers: Record<string, string>
    body: Buffer
    views?: ViewCounter | null
  }) {
    this.status = status
    this.views = views
    this.#body = body
    this.#compressible = body.length > 200 && isText(headers['content-type'] ?? '')
    this.etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    this.#headers = {
      ...headers,
      etag: this.etag,
      ...(this.#compressible && { vary: 'Accept-Encoding' }),
    }
  }

  /** Returns the approximate number of bytes in memory. */
  get size(): number {
    const bodies = Object.values(this.#variants).reduce(
      (sum, variant) => sum + variant.full.length + 2_000,
      0,
    )
    return bodies + (this.#body?.length ?? 0)
  }

  /** Returns the answer in an encoding if it is ready; otherwise {@link prepare} it. */
  ready(wanted: Encoding): Variant | undefined {
    return this.#variants[this.#compressible ? wanted : 'identity']
  }

  /** Returns the answer in an encoding, and compresses it first if needed. */
  async prepare(wanted: Encoding, effort: Effort = 'quick'): Promise<Variant> {
    const encoding = this.#compressible ? wanted : 'identity'
    const known = this.#variants[encoding]
    if (known && (known.effort === effort || effort === 'quick')) return known
    const key = `${encoding} ${effort}`
    const pending =
      this.#pending.get(key) ??
      this.#make(encoding, effort).finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    return pending
  }

  /**
   * Builds the whole answer with the current Date; a 304 when `ifNoneMatch` names this version.
   * Counts as a hit.
   *
   * @param isPerson whether it also counts as a page view
   */
  bytes(variant: Variant, ifNoneMatch: string | undefined, isPerson = false): Buffer {
    this.countHit()
    const second = Math.floor(Date.now() / 1000)
    if (this.matches(ifNoneMatch)) return this.#notModified(new Date(second * 1000).toUTCString())
    if (isPerson) this.views?.count()
    if (second !== this.#dateSecond) {
      this.#dateSecond = second
      const date = new Date(second * 1000).toUTCString()
      for (const each of Object.values(this.#variants)) {
        each.full.write(date, statusLine(this.status).length, 'latin1')
      }
    }
    return variant.full
  }

  /** Returns whether If-None-Match names this version, by the weak comparison of RFC 9110. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    if (ifNoneMatch === this.etag || ifNoneMatch === '*') return true
    return ifNoneMatch
      .split(',')
      .some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(this.etag))
  }

  /** Returns the headers of a 304 answer: those of a 200, without those about a body. */
  get notModifiedHeaders(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.#headers).filter(([name]) => !bodyHeaders.has(name)),
    )
  }

  /** Recompresses the encodings of a popular response in the background. */
  countHit() {
    this.#hits += 1
    if (this.#hits !== popularAfter || !this.#compressible) return
    for (const encoding of ['br', 'gzip'] as const) {
      if (this.#variants[encoding]) runInBackground(() => this.prepare(encoding, 'best'))
    }
  }

  #notModified(date: string): Buffer {
    return Buffer.from(
      `${statusLine(304)}${date}\r\n${headerLines(this.notModifiedHeaders)}\r\n`,
      'latin1',
    )
  }

  /** Stores a body that was compressed elsewhere at the best level. */
  give(encoding: Encoding, body: Buffer) {
    if (this.#compressible) this.#keep(encoding, body, 'best')
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Variant> {
    const body = await compress(this.#body ?? (await this.#decompressed()), encoding, effort)
    return this.#keep(encoding, body, effort)
  }

  #keep(encoding: Encoding, body: Buffer, effort: Effort): Variant {
    const headers = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const head = Buffer.from(
      `${statusLine(this.status)}${dateSlot}\r\n${headerLines(headers)}\r\n`,
      'latin1',
    )
    // Allocates separate memory: a slice of Node's shared pool would keep the whole pool alive.
    const full = Buffer.allocUnsafeSlow(head.length + body.length)
    head.copy(full)
    body.copy(full, head.length)
    const variant = { full, headers, body: full.subarray(head.length), effort }
    this.#variants[encoding] = variant
    this.#body = null
    this.#dateSecond = 0
    return variant
  }

  async #decompressed(): Promise<Buffer> {
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const variant = this.#variants[encoding]
      if (variant) return decompress(variant.body, encoding)
    }
    throw new Error('A stored response has neither its body nor an encoding of it.')
  }
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')

const isText = (contentType: string) =>
  /^text\/|json|javascript|xml|svg|manifest|x-script/.test(contentType)
