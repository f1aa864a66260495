import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { PushKeys } from '../push-keys.server.ts'

/** Lifetime of a token, and time before its end at which it is renewed, in milliseconds. */
const lifeMs = 12 * 3_600_000
const renewalMs = 3_600_000

/**
 * Signs the requests of this site to push services (RFC 8292): one token for each service, made again
 * before it ends.
 */
export class Vapid {
  readonly #key: KeyObject
  readonly #publicKey: string
  readonly #subject: string
  readonly #tokens = new Map<string, { header: string; until: number }>()

  /** @param subject an address of the operator: `https:` or `mailto:` */
  constructor({ publicKey, privateKey }: PushKeys, subject: string) {
    const point = Buffer.from(publicKey, 'base64url')
    const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d: privateKey }
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' })
    this.#publicKey = publicKey
    this.#subject = subject
  }

  /**
   * Returns the header `Authorization` for a push service.
   * @param now UTC in milliseconds
   */
  headerFor(origin: string, now: number): string {
    const known = this.#tokens.get(origin)
    if (known && known.until - renewalMs > now) return known.header
    const until = now + lifeMs
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { aud: origin, exp: Math.floor(until / 1_000), sub: this.#subject }
    const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), {
      key: this.#key,
      dsaEncoding: 'ieee-p1363',
    })
    const header = `vapid t=${signed}.${signature.toString('base64url')}, k=${this.#publicKey}`
    this.#tokens.set(origin, { header, until })
    return header
  }
}
