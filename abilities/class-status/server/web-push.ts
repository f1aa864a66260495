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

/** The keys of a phone, base64url. */
type PhoneKeys = PushSubscriptionInput['keys']

/** Size of the only record of a message, in bytes. */
const recordSizeBytes = 4_096

/** Maximum size of a text, in bytes: with header and tag it fills the record (RFC 8291, 4). */
const maxTextBytes = 3_993

/** Random values for the encryption; tests give those of the RFC. */
interface EncryptionRandomness {
  salt: Buffer
  /** the private key of this message; by default a new one */
  privateKey?: Buffer
}

/**
 * Encrypts a message for one phone (RFC 8291, with the content coding of RFC 8188): the push service
 * cannot read it.
 *
 * @throws an error that {@link isPhoneKeyError} recognizes, when the key of the phone is no point of
 * the curve P-256; a RangeError, when the text is longer than 3,993 bytes
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: PhoneKeys,
  { salt, privateKey }: EncryptionRandomness = { salt: randomBytes(16) },
): Buffer {
  const textBytes = Buffer.byteLength(text)
  if (textBytes > maxTextBytes)
    throw new RangeError(
      `The text of a push message has ${textBytes} bytes. Shorten it to ${maxTextBytes}.`,
    )

  // RFC 8291, 3.1 and 3.2: a key pair for this message alone, and the secret shared with the phone.
  const pair = createECDH('prime256v1')
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const siteKey = pair.getPublicKey()
  const phoneKey = Buffer.from(p256dh, 'base64url')
  const sharedSecret = pair.computeSecret(phoneKey)

  // RFC 8291, 3.3: mixes in the authentication secret, which the push service does not know.
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), phoneKey, siteKey])
  const secret = hkdf(sharedSecret, Buffer.from(auth, 'base64url'), keyInfo, 32)

  // RFC 8291, 3.4: derives the key and the nonce of the content coding.
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  // RFC 8188, 2: encrypts the only record. The byte 2 marks it as the last.
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2]))])

  // RFC 8188, 2.1: the header has the salt, the size of records, and the public key with its length.
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSizeBytes)
  sizes.writeUInt8(siteKey.length, 4)
  return Buffer.concat([salt, sizes, siteKey, record, cipher.final(), cipher.getAuthTag()])
}

/** Tells whether encrypting failed because the key of the phone is no point of the curve P-256. */
export const isPhoneKeyError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'

const hkdf = (material: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length))

/** Lifetime of a token, and time before its end at which it is renewed, in milliseconds. */
const tokenLifetimeMs = 12 * 3_600_000
const tokenRenewalMs = 3_600_000

/**
 * Signs the requests of this site to push services (RFC 8292). Caches one token per push service
 * until an hour before it expires.
 */
export class VapidSigner {
  readonly #key: KeyObject
  readonly #publicKey: string
  readonly #subject: string
  readonly #tokens = new Map<string, { header: string; expiresAt: number }>()

  /** @param subject an address of the operator: `https:` or `mailto:` */
  constructor({ publicKey, privateKey }: PushKeys, subject: string) {
    // The byte that marks an uncompressed point, then its two coordinates.
    const point = Buffer.from(publicKey, 'base64url')
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: privateKey }
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' })
    this.#publicKey = publicKey
    this.#subject = subject
  }

  /** Returns the header `Authorization` for a push service. @param now UTC in milliseconds */
  headerFor(origin: string, now: number): string {
    const cached = this.#tokens.get(origin)
    if (cached && cached.expiresAt - tokenRenewalMs > now) return cached.header
    const expiresAt = now + tokenLifetimeMs
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { aud: origin, exp: Math.floor(expiresAt / 1_000), sub: this.#subject }
    const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), {
      key: this.#key,
      dsaEncoding: 'ieee-p1363',
    })
    const header = `vapid t=${signed}.${signature.toString('base64url')}, k=${this.#publicKey}`
    this.#tokens.set(origin, { header, expiresAt })
    return header
  }
}
