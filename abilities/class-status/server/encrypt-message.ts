import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a phone, base64url. */
export interface PhoneKeys {
  p256dh: string
  auth: string
}

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
