import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Loaded when somebody uses it: visitors need none of it.
const loadCrypto = () => import('better-auth/crypto')

/** Encrypts a secret that has to be read again, with a key that no copy of the database holds. */
export async function encryptSecret(dataDir: string, secret: string): Promise<string> {
  const { symmetricEncrypt } = await loadCrypto()
  return symmetricEncrypt({ key: await readKey(dataDir), data: secret })
}

/** @returns `null` when it was encrypted with another key */
export async function decryptSecret(dataDir: string, encrypted: string): Promise<string | null> {
  const { symmetricDecrypt } = await loadCrypto()
  const key = await readKey(dataDir)
  return symmetricDecrypt({ key, data: encrypted }).catch(() => null)
}

/** The key of this installation, made when it is first needed. */
async function readKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'staff.key')
  const known = await readIfThere(file)
  if (known) return known
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // All of it or nothing, and never over the one of another process.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
