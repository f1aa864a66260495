import {
  createCipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  createPrivateKey,
  sign,
  type KeyObject,
} from 'node:crypto'
import type { PushSubscriptionInput } from '../subscription.ts'

/** The keys of this site for push services (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The data that the thread starts with. */
export interface PushThreadData {
  keys: PushKeys
  /** a contact of the sender (RFC 8292, 2.1) */
  subject: string
  /** time by which its clock is ahead of the machine's, in milliseconds */
  aheadMs: number
}

/** One message for one phone. */
export interface PushTask {
  endpoint: string
  keys: PhoneKeys
  text: string
  /** time for which the service keeps it for a phone that is off */
  ttlSeconds: number
  /** a later message with the same topic replaces it at the service (RFC 8030, 5.4) */
  topic: string | null
}

/** Answer of the push service, or the error; `unusable`: the key of the phone is invalid. */
export type PushAnswer =
  { status: number; retryAfter: string | undefined } | { error: string } | { unusable: true }

/** The keys of a phone, base64url. */
type PhoneKeys = PushSubscriptionInput['keys']

/** The size of the one record of a message, in bytes: more than any message (RFC 8291, 4). */
const recordSize = 4_096

/** Random values for the encryption; tests give those of the RFC. */
interface Chance {
  salt: Buffer
  /** the private key of this message; by default a new one */
  privateKey?: Buffer
}

/**
 * Encrypts a message for one phone (RFC 8291, with the content coding of RFC 8188): the push service
 * cannot read it.
 *
 * @throws when the key is no point of the curve P-256
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: PhoneKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16) },
): Buffer {
  const pair = createECDH('prime256v1')
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const ours = pair.getPublicKey()
  const theirs = Buffer.from(p256dh, 'base64url')
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = hkdf(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 ends the last record.
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2]))])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, sizes, ours, record, cipher.final(), cipher.getAuthTag()])
}

const hkdf = (material: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length))

/** Lifetime of a token, and time before its end at which it is renewed, in milliseconds. */
const lifeMs = 12 * 3_600_000
const renewalMs = 3_600_000

/** Signs the requests of this site to push services (RFC 8292), with one token for each until it ends. */
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

  /** Returns the header `Authorization` for a push service. @param now UTC in milliseconds */
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
