import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BackupError } from './backup.ts'

// The file: a head, chunks of encrypted bytes, and an end mark.
//
// The head is the name and version of the format, the cost of the key, a salt, a value by which a
// wrong passphrase is noticed, and a checksum of these. Each chunk is encrypted with AES-256-GCM
// under the key that scrypt makes of passphrase and salt; its nonce is its number and whether it is
// the last one, so chunks cannot be left out, repeated or put in another order.

const name = Buffer.from('DYCI backup\n')
const endMark = Buffer.from('DYCI end')
const formatVersion = 1
const saltBytes = 16
const checkBytes = 16
const headBytes = name.length + 2 + saltBytes + 2 * checkBytes

/** Bytes of a chunk before encryption. */
const chunkBytes = 65_536
const tagBytes = 16

/** scrypt makes its key with 2 to the power of this many blocks: 128 MB of memory. */
const usualCost = 17
/** A file that asks for more was not made by this product. */
const maxCost = 18

const makeKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function deriveKey(passphrase: string, salt: Buffer, cost: number) {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) }
  const bytes = await makeKey(passphrase.normalize('NFKC'), salt, 32 + checkBytes, options)
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) }
}

const checksum = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest().subarray(0, checkBytes)

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Encrypts bytes of any length into the bytes of a sealed file.
 *
 * @param cost of the key, lower in tests
 */
export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const { key, check } = await deriveKey(passphrase, salt, cost)
  const head = Buffer.concat([name, Buffer.from([formatVersion, cost]), salt, check])
  yield Buffer.concat([head, checksum(head)])
  let number = 0
  const encrypt = (chunk: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head)
    number += 1
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
  let waiting: Buffer[] = []
  let length = 0
  for await (const part of source) {
    waiting.push(part)
    length += part.length
    if (length <= chunkBytes) continue
    let rest: Buffer = Buffer.concat(waiting)
    // The last chunk is never empty, so a full one waits until more has come.
    for (; rest.length > chunkBytes; rest = rest.subarray(chunkBytes))
      yield encrypt(rest.subarray(0, chunkBytes), false)
    waiting = [rest]
    length = rest.length
  }
  yield encrypt(Buffer.concat(waiting), true)
  yield endMark
}

export interface SealedFile {
  /** bytes of the whole file */
  bytes: number
  /** Decrypts the content. @param onRead receives how many bytes of the file have been read */
  content: (onRead?: (bytes: number) => void) => AsyncGenerator<Buffer>
  close: () => Promise<void>
}

/**
 * Opens a sealed file.
 *
 * @throws {@link BackupError} with a sentence when it is something else, cut off or changed, or when
 * the passphrase is wrong
 */
export async function openSealed(path: string, passphrase: string): Promise<SealedFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There is no file ${path}.`) : error
  })
  try {
    const found = await file.stat()
    if (found.isDirectory()) throw new BackupError(`${path} is a folder. Name a file.`)
    const { size } = found
    const head = await readAt(file, 0, Math.min(headBytes, size))
    if (!head.subarray(0, name.length).equals(name.subarray(0, head.length)) || size === 0)
      throw new BackupError(`${path} is not a backup of this site.`)
    const mark = await readAt(file, Math.max(0, size - endMark.length), endMark.length)
    if (size < headBytes + tagBytes + endMark.length || !mark.equals(endMark)) {
      throw new BackupError(
        `${path} is cut off: its end is missing. Copy it again, or use another backup.`,
      )
    }
    const signed = head.subarray(0, headBytes - checkBytes)
    const cost = head[name.length + 1] ?? 0
    if (!checksum(signed).equals(head.subarray(headBytes - checkBytes))) throw changed(path)
    if (head[name.length] !== formatVersion || cost > maxCost)
      throw new BackupError(`${path} was made by a newer version of the product. Use that one.`)
    const salt = signed.subarray(name.length + 2, name.length + 2 + saltBytes)
    const { key, check } = await deriveKey(passphrase, salt, cost)
    if (!check.equals(signed.subarray(-checkBytes))) {
      throw new BackupError(
        `The passphrase is wrong for ${path}. Set BACKUP_PASSPHRASE to the one it was made with.`,
      )
    }
    const content = (onRead?: (bytes: number) => void) =>
      decrypt(file, { path, key, head: signed, end: size - endMark.length }, onRead)
    return { bytes: size, content, close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function* decrypt(
  file: FileHandle,
  { path, key, head, end }: { path: string; key: Buffer; head: Buffer; end: number },
  onRead?: (bytes: number) => void,
) {
  const step = chunkBytes + tagBytes
  for (let number = 0, at = headBytes; at < end; number += 1, at += step) {
    const chunk = await readAt(file, at, Math.min(step, end - at))
    if (chunk.length <= tagBytes) throw changed(path)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, at + step >= end))
    decipher.setAAD(head).setAuthTag(chunk.subarray(-tagBytes))
    const plain = decipher.update(chunk.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch {
      throw changed(path)
    }
    onRead?.(at + chunk.length)
    yield plain
  }
}

const changed = (path: string) =>
  new BackupError(
    `${path} was changed or damaged after it was made. Copy it again, or use another backup.`,
  )

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
