import { createHash, createHmac, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../../base/durable-folders.server.ts'

/** Encrypts a secret with the key in `dataDir`, which no copy of the database holds. */
export async function encryptSecret(dataDir: string, secret: string): Promise<string> {
  const cipher = await createCipher(await readKey(dataDir))
  return Buffer.from(cipher.encrypt(Buffer.from(secret))).toString('hex')
}

/** @returns `null` when another key encrypted it */
export async function decryptSecret(dataDir: string, encrypted: string): Promise<string | null> {
  const cipher = await createCipher(await readKey(dataDir))
  try {
    return Buffer.from(cipher.decrypt(Buffer.from(encrypted, 'hex'))).toString()
  } catch {
    return null
  }
}

/**
 * Derives a token that can be made again whenever it is sent: the database holds its hash alone.
 *
 * @param subject what it belongs to, and nothing else
 */
export const deriveToken = async (dataDir: string, subject: string): Promise<string> =>
  createHmac('sha256', await readKey(dataDir))
    .update(subject)
    .digest('base64url')

/** XChaCha20-Poly1305 with a random nonce before the text. Loaded on first use: visitors need none. */
async function createCipher(key: string) {
  const [{ xchacha20poly1305 }, { managedNonce }] = await Promise.all([
    import('@noble/ciphers/chacha.js'),
    import('@noble/ciphers/utils.js'),
  ])
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(key).digest())
}

/** Reads the key of this installation, and makes it on first use. */
async function readKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'staff.key')
  const known = await readIfThere(file)
  if (known) return known
  await makeFolder(dataDir)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // A link is atomic and never replaces the key of another process.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  // What is encrypted with a key that a power cut takes away can never be read again.
  await syncFolder(dataDir)
  return readFile(file, 'utf8')
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
