import { createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/backups.ts'
import { openSealed, seal } from './sealed-file.server.ts'

const passphrase = 'Niño at kalabaw'
const headBytes = 62
const chunkBytes = 65_536
const tagBytes = 16
const endMark = 'DYCI end'
const cost = 4

let folder: string
beforeEach(() => {
  folder = testFolder()
})

async function* partsOf(parts: Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part)
}
const sealed = (...parts: Buffer[]) => buffer(seal(partsOf(parts), passphrase, cost))

/** Reads the content of a sealed file, and how far it was read after each chunk. */
async function readSealed(bytes: Buffer, phrase = passphrase) {
  const path = join(folder, 'a.backup')
  writeFileSync(path, bytes)
  const file = await openSealed(path, phrase)
  try {
    const read: number[] = []
    const content = await buffer(file.content((count) => read.push(count)))
    return { content, read, bytes: file.bytes }
  } finally {
    await file.close()
  }
}

/** Changes the head of a sealed file with its checksum. */
function withHead(bytes: Buffer, change: (head: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  const head = copy.subarray(0, headBytes - 16)
  change(head)
  createHash('sha256').update(head).digest().copy(copy, head.length, 0, 16)
  return copy
}

test.each([1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 5])(
  'a sealed file gives back its %j bytes, chunk by chunk',
  async (length) => {
    const content = randomBytes(length)
    const half = Math.floor(length / 2)
    const bytes = await sealed(content.subarray(0, half), content.subarray(half))
    const chunks = Math.ceil(length / chunkBytes)
    expect(bytes).toHaveLength(headBytes + length + chunks * tagBytes + endMark.length)
    const read = await readSealed(bytes)
    expect(read.content.equals(content)).toBe(true)
    expect(read.bytes).toBe(bytes.length)
    expect(read.read).toHaveLength(chunks)
    expect(read.read.at(-1)).toBe(bytes.length - endMark.length)
    expect(read.read[0]).toBe(headBytes + Math.min(length, chunkBytes) + tagBytes)
  },
)

test('a sealed file is encrypted with the passphrase as its comment says: scrypt, then AES-256-GCM', async () => {
  const bytes = await sealed(Buffer.from('One'))
  const head = bytes.subarray(0, headBytes - 16)
  expect(head.subarray(0, 14).toString('latin1')).toBe('DYCI backup\n\u0001\u0004')
  const salt = head.subarray(14, 30)
  const made = scryptSync(passphrase.normalize('NFKC'), salt, 48, { N: 2 ** cost, r: 8, p: 1 })
  expect(head.subarray(30).equals(made.subarray(32))).toBe(true)
  const nonce = Buffer.alloc(12)
  nonce[11] = 1
  const decipher = createDecipheriv('aes-256-gcm', made.subarray(0, 32), nonce).setAAD(head)
  const chunk = bytes.subarray(headBytes, -endMark.length)
  decipher.setAuthTag(chunk.subarray(-tagBytes))
  const opened = decipher.update(chunk.subarray(0, -tagBytes)).toString() + decipher.final('utf8')
  expect(opened).toBe('One')
  expect((await sealed(Buffer.from('One'))).equals(bytes)).toBe(false)
  // By itself, the key costs 128 MB of memory.
  const first = await seal(partsOf([Buffer.from('One')]), passphrase).next()
  expect((first.value as Buffer)[13]).toBe(17)
  // The passphrase may be composed otherwise.
  expect((await readSealed(bytes, passphrase.normalize('NFD'))).content.toString()).toBe('One')
  await expect(readSealed(bytes, 'Nino at kalabaw')).rejects.toThrow('The passphrase is wrong')
})

test('what is no sealed file, or one of a newer product, is refused with a sentence', async () => {
  const bytes = await sealed(Buffer.from('One'))
  await expect(openSealed(join(folder, 'none'), passphrase)).rejects.toThrow('There is no file')
  await expect(openSealed(folder, passphrase)).rejects.toThrow('is a folder')
  for (const other of ['', 'x', 'Something else that is long enough to be one. '.repeat(3)])
    await expect(readSealed(Buffer.from(other))).rejects.toThrow('is not a backup of this site')
  for (const newer of [
    withHead(bytes, (head) => (head[12] = 2)),
    withHead(bytes, (head) => (head[13] = 19)),
  ])
    await expect(readSealed(newer)).rejects.toThrow('newer version of the product')
})

test('a file that is cut off anywhere is refused, also when its end is there', async () => {
  const bytes = await sealed(Buffer.from('One'))
  for (const length of [1, 5, 13, headBytes, headBytes + 19, bytes.length - 1])
    await expect(readSealed(bytes.subarray(0, length))).rejects.toThrow('is cut off')
  const short = Buffer.concat([bytes.subarray(0, headBytes), Buffer.from(endMark)])
  await expect(readSealed(short)).rejects.toThrow('is cut off')
})

test('a changed byte anywhere is noticed, as are chunks that are left out or in another order', async () => {
  const bytes = await sealed(randomBytes(2 * chunkBytes + 9))
  const step = chunkBytes + tagBytes
  const flip = (place: number) => {
    const copy = Buffer.from(bytes)
    copy[place] = (copy[place] ?? 0) ^ 1
    return copy
  }
  const chunk = (number: number) =>
    bytes.subarray(headBytes + number * step, headBytes + (number + 1) * step)
  const end = bytes.subarray(headBytes + 2 * step)
  const head = bytes.subarray(0, headBytes)
  const last = bytes.length - endMark.length - 1
  const places = [12, 13, 14, 46, headBytes, headBytes + step + 3, last]
  const faults = [
    ...places.map(flip),
    Buffer.concat([head, chunk(0), end]),
    Buffer.concat([head, chunk(1), chunk(0), end]),
    Buffer.concat([head, chunk(0), chunk(1), Buffer.from(endMark)]),
  ]
  for (const [place, fault] of faults.entries())
    await expect(readSealed(fault), `fault ${place}`).rejects.toThrow('was changed or damaged')
})
