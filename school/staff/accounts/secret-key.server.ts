import { createHash, createHmac } from 'node:crypto'
import { readSiteKey } from './site-key.server.ts'

/** Encrypts a secret with the key of the site, which this node has in `dataDir`. */
export async function encryptSecret(dataDir: string, secret: string): Promise<string> {
  const cipher = await createCipher(await readSiteKey(dataDir))
  return Buffer.from(cipher.encrypt(Buffer.from(secret))).toString('hex')
}

/** Decrypts what {@link encryptSecret} returned; `null` when another key encrypted it. */
export async function decryptSecret(dataDir: string, encrypted: string): Promise<string | null> {
  const cipher = await createCipher(await readSiteKey(dataDir))
  try {
    return Buffer.from(cipher.decrypt(Buffer.from(encrypted, 'hex'))).toString()
  } catch {
    return null
  }
}

/** Derives a token from the key of the site. @param subject names the one thing that it is for */
export const deriveToken = async (dataDir: string, subject: string): Promise<string> =>
  createHmac('sha256', await readSiteKey(dataDir))
    .update(subject)
    .digest('base64url')

/** Makes an XChaCha20-Poly1305 cipher that writes a random nonce before the text. */
async function createCipher(key: string) {
  // Loads the library on first use, because no visitor needs it.
  const [{ xchacha20poly1305 }, { managedNonce }] = await Promise.all([
    import('@noble/ciphers/chacha.js'),
    import('@noble/ciphers/utils.js'),
  ])
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(key).digest())
}
