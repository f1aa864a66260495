import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

const derive = promisify(argon2)

/** OWASP's settings for argon2id with one pass: 46 MiB per hash, about 45 ms. */
const settings = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 }

/** Maximum number of hashes at a time: each takes 46 MiB, and a thread that files need too. */
const maxConcurrentHashes = 2
/** Maximum number of hashes that wait; they are done within about three seconds. */
const maxWaitingHashes = 60

const inTurn = pLimit(maxConcurrentHashes)

/** More people sign in at once than the server can check. */
export class TooBusyError extends Error {
  constructor() {
    super('Too many people are signing in at this moment. Try again in a minute.')
  }
}

function deriveInTurn(password: string, nonce: Buffer): Promise<Buffer> {
  if (inTurn.pendingCount >= maxWaitingHashes) return Promise.reject(new TooBusyError())
  const message = password.normalize('NFKC')
  return inTurn(() => derive('argon2id', { message, nonce, ...settings }))
}

/**
 * Hashes a password for storage.
 *
 * @returns the hash in PHC string format, parameters included
 * @throws {@link TooBusyError}
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await deriveInTurn(password, salt)
  const { memory, passes, parallelism } = settings
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/**
 * Checks a password against a stored hash. Without a hash it takes as long and returns false, so
 * the time does not reveal whether an account exists.
 *
 * @throws {@link TooBusyError}
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const [salt, hash] = (stored ?? '').split('$').slice(-2)
  const expected = Buffer.from(hash ?? '', 'base64')
  const actual = await deriveInTurn(
    password,
    stored === null ? Buffer.alloc(16) : Buffer.from(salt ?? '', 'base64'),
  )
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
