import { hash } from 'node:crypto'
import type { ViewCounter } from './page-views.ts'
import { compress, decompress, type Encoding } from './encoding.ts'

/** One encoding of a stored response. */
export interface Variant {
  headers: Record<string, string>
  /** code that copies these bytes may point this at its copy, so that memory holds only one */
  body: Buffer
}

/** Estimate of the memory that headers and objects of a variant take, in bytes. */
const variantOverhead = 3_000

/** Headers about a body, which a 304 does not have. */
const bodyHeaders = new Set(['content-type', 'content-length', 'content-encoding'])

/** A complete answer to a GET request, in memory in each encoding that was requested. */
export class StoredResponse {
  /** names the answer in every encoding, so it is weak; proxies may decompress */
  readonly etag: string
  readonly status: number
  /** views since the last count was collected; `null` when it is not a page */
  readonly views: ViewCounter | null
  readonly #headers: Record<string, string>
  readonly #compressible: boolean
  readonly #variants: Partial<Record<Encoding, Variant>> = {}
  readonly #pending = new Map<Encoding, Promise<Variant>>()
  /** the original body, until there is a variant: compressed, it takes a fifth of the memory */
  #body: Buffer | null

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
      (sum, variant) => sum + variant.body.length + variantOverhead,
      0,
    )
    return bodies + (this.#body?.length ?? 0)
  }

  /** Returns the answer in an encoding if it is ready; otherwise {@link prepare} it. */
  ready(wanted: Encoding): Variant | undefined {
    return this.#variants[this.#compressible ? wanted : 'identity']
  }

  /** Returns the answer in an encoding, and compresses it first if needed. */
  async prepare(wanted: Encoding): Promise<Variant> {
    const encoding = this.#compressible ? wanted : 'identity'
    const known = this.#variants[encoding] ?? this.#pending.get(encoding)
    if (known) return known
    const made = this.#make(encoding).finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, made)
    return made
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

  /** Stores a body that the build compressed. */
  give(encoding: Encoding, body: Buffer) {
    if (this.#compressible) this.#keep(encoding, body)
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const body = this.#body ?? (await this.#decompressed())
    return this.#keep(encoding, compress(body, encoding))
  }

  #keep(encoding: Encoding, packed: Buffer): Variant {
    const headers = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(packed.length),
    }
    // Separate memory: zlib's results are slices of larger buffers, which would stay alive.
    const body = Buffer.allocUnsafeSlow(packed.length)
    packed.copy(body)
    const variant = { headers, body }
    this.#variants[encoding] = variant
    this.#body = null
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

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')

const isText = (contentType: string) =>
  /^text\/|json|javascript|xml|svg|manifest|x-script/.test(contentType)
