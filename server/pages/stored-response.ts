import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { compress, type Effort, type Encoding } from './encoding.ts'

/** Hits after which a body is compressed once more, as small as it gets. */
const popularAfter = 3

/** One encoding of a stored response, as the bytes that go over the wire. */
export interface Variant {
  /** status line, headers and body of the 200 answer; the Date in it is kept fresh by {@link StoredResponse.bytes} */
  full: Buffer
  /** the 304 answer to a visitor who has the page */
  notModified: Buffer
  /** the headers alone, for answers that Node's HTTP server writes */
  headers: Record<string, string>
  body: Buffer
  effort: Effort
}

interface StoredParts {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** the body compressed with Brotli as small as it gets, where that has been done beforehand */
  brotli?: Buffer | null
}

const dateSlot = 'Thu, 01 Jan 1970 00:00:00 GMT'
const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nDate: `

/**
 * A complete answer to a GET request, held in memory in each encoding that has been asked for. Immutable but for the
 * Date header and for encodings that are added or made smaller.
 */
export class StoredResponse {
  readonly etag: string
  readonly status: number
  readonly #headers: Record<string, string>
  readonly #body: Buffer
  readonly #compressible: boolean
  readonly #brotli: Buffer | null
  readonly #variants: Partial<Record<Encoding, Variant>> = {}
  readonly #pending = new Map<string, Promise<Variant>>()
  #hits = 0
  #dateSecond = 0

  constructor({ status, headers, body, brotli = null }: StoredParts) {
    this.status = status
    this.#body = body
    this.#brotli = brotli
    this.#compressible = body.length > 200 && isText(headers['content-type'] ?? '')
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#headers = { ...headers, etag: this.etag, ...(this.#compressible && { vary: 'Accept-Encoding' }) }
  }

  /** Bytes that this response holds in memory, about. */
  get size(): number {
    const variants = Object.values(this.#variants).reduce((sum, variant) => sum + variant.full.length, 0)
    return 2_000 + this.#body.length + variants
  }

  /** The answer in an encoding if it is ready, else undefined: then {@link prepare} it. */
  ready(wanted: Encoding): Variant | undefined {
    return this.#variants[this.#compressible ? wanted : 'identity']
  }

  /** The answer in an encoding, compressed now if it is not there yet. */
  async prepare(wanted: Encoding, effort: Effort = 'quick'): Promise<Variant> {
    const encoding = this.#compressible ? wanted : 'identity'
    const known = this.#variants[encoding]
    if (known && (known.effort === effort || effort === 'quick')) return known
    const key = `${encoding} ${effort}`
    const pending = this.#pending.get(key) ?? this.#make(encoding, effort).finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    return pending
  }

  /** The whole answer with today's Date; a 304 when `ifNoneMatch` names this version. Counts as a hit. */
  bytes(variant: Variant, ifNoneMatch: string | undefined): Buffer {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#dateSecond) {
      this.#dateSecond = second
      const date = new Date(second * 1000).toUTCString()
      for (const each of Object.values(this.#variants)) {
        each.full.write(date, statusLine(this.status).length, 'latin1')
        each.notModified.write(date, statusLine(304).length, 'latin1')
      }
    }
    this.countHit()
    return this.matches(ifNoneMatch) ? variant.notModified : variant.full
  }

  /** Whether a visitor's If-None-Match names this version, compared weakly as RFC 9110 asks. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    return (
      ifNoneMatch === this.etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim() === this.etag)
    )
  }

  /** Once a response proves popular, its encodings are compressed again in the background. */
  countHit() {
    this.#hits += 1
    if (this.#hits !== popularAfter || !this.#compressible) return
    for (const encoding of ['br', 'gzip'] as const) {
      if (this.#variants[encoding]) void this.prepare(encoding, 'best')
    }
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Variant> {
    const compressed = encoding === 'br' ? this.#brotli : null
    const body = compressed ?? (await compress(this.#body, encoding, effort))
    const headers = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const full = Buffer.concat([
      Buffer.from(`${statusLine(this.status)}${dateSlot}\r\n${fields.join('')}\r\n`, 'latin1'),
      body,
    ])
    const kept = fields.filter((field) => !/^content-(type|length|encoding):/.test(field))
    const notModified = Buffer.from(`${statusLine(304)}${dateSlot}\r\n${kept.join('')}\r\n`, 'latin1')
    const variant = { full, notModified, headers, body: full.subarray(full.length - body.length), effort }
    this.#variants[encoding] = variant
    this.#dateSecond = 0
    return variant
  }
}

const isText = (contentType: string) =>
  /^text\/|json|javascript|xml|svg|manifest|turbo-stream|x-script/.test(contentType)
