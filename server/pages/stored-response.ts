import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, decompress, type Encoding } from './encoding.ts'
import { isPerson, type ViewCounter } from './page-views.ts'

/** A stored response in one encoding. */
export interface Variant {
  headers: Record<string, string>
  /** code that copies these bytes may point this at its copy, so that memory holds only one */
  body: Buffer
}

/** Estimate of the memory that headers and objects of a variant take, in bytes. */
const variantOverhead = 3_000

/** Headers about a body, which a 304 does not have. */
const bodyHeaders = new Set(['content-type', 'content-length', 'content-encoding'])

interface CompleteAnswer {
  status: number
  headers: Record<string, string>
  /** in no encoding */
  body: Buffer
  /** counts its views; `null` when it is not a page */
  views?: ViewCounter | null
}

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

  constructor({ status, headers, body, views = null }: CompleteAnswer) {
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

  /** Returns whether If-None-Match names this version. */
  matches(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch === this.etag || namesTag(ifNoneMatch, this.etag)
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

/** Returns whether If-None-Match names a tag, by the weak comparison of RFC 9110, 8.8.3.2. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    ifNoneMatch?.trim() === '*' ||
    (ifNoneMatch ?? '').split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  )
}

const isText = (contentType: string) =>
  /^text\/|json|javascript|xml|svg|manifest|x-script/.test(contentType)

/** Sends a stored response over Node's HTTP server, as a 304 or without its body where requested. */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const variant = stored.ready(encoding) ?? (await stored.prepare(encoding))
  if (stored.status === 200 && stored.matches(request.headers['if-none-match'])) {
    response.writeHead(304, stored.notModifiedHeaders).end()
    return
  }
  const { 'user-agent': userAgent, 'x-for-later': forLater } = request.headers
  // The service worker asks for pages that no one is opening.
  if (request.method === 'GET' && isPerson(userAgent) && !forLater) stored.views?.count()
  response.writeHead(stored.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
