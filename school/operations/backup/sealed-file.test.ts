import { createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { openSealed, seal } from './sealed-file.server.ts'

const passphrase = 'Niño at kalabaw'
const headBytes = 62
const chunkBytes = 65_536
const tagBytes = 16
const endMark = 'DYCI end'
const cost = 4

let folder: string
beforeEach(() => {
  folder = makeTestFolder('sealed')
  onTestFinished(() => removeTestFolder(folder))
})

async function sealed(...parts: Buffer[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of seal(partsOf(parts), passphrase, cost)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
async function* partsOf(parts: Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part)
}

function fileOf(bytes: Buffer): string {
  const file = join(folder, 'a.backup')
  writeFileSync(file, bytes)
  return file
}

/** Reads the content of a sealed file, and how far it was read after each chunk. */
async function readSealed(bytes: Buffer, phrase = passphrase) {
  const file = await openSealed(fileOf(bytes), phrase)
  try {
    const read: number[] = []
    const chunks: Buffer[] = []
    for await (const chunk of file.content((count) => read.push(count))) chunks.push(chunk)
    return { content: Buffer.concat(chunks), read, bytes: file.bytes }
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

test('a sealed file is encrypted as its comment says: scrypt, then AES-256-GCM', async () => {
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
  expect(decipher.update(chunk.subarray(0, -tagBytes)).toString() + decipher.final('utf8')).toBe(
    'One',
  )
  expect((await sealed(Buffer.from('One'))).equals(bytes)).toBe(false)
})

test('by itself, the key of a sealed file costs 128 MB of memory', async () => {
  const first = await seal(partsOf([Buffer.from('One')]), passphrase).next()
  expect((first.value as Buffer)[13]).toBe(17)
})

test('the passphrase may be composed otherwise, and no other one opens the file', async () => {
  const bytes = await sealed(Buffer.from('One'))
  expect((await readSealed(bytes, passphrase.normalize('NFD'))).content.toString()).toBe('One')
  await expect(readSealed(bytes, 'Nino at kalabaw')).rejects.toThrow('The passphrase is wrong')
})

test('what is no sealed file, or one of a newer product, is refused with a sentence', async () => {
  const bytes = await sealed(Buffer.from('One'))
  await expect(openSealed(join(folder, 'none'), passphrase)).rejects.toThrow('There is no file')
  await expect(openSealed(folder, passphrase)).rejects.toThrow('is a folder')
  for (const other of [
    '',
    'x',
    'Something else that is long enough to be one, or so it seems. '.repeat(3),
  ])
    await expect(readSealed(Buffer.from(other))).rejects.toThrow('is not a backup of this site')
  for (const newer of [
    withHead(bytes, (head) => (head[12] = 2)),
    withHead(bytes, (head) => (head[13] = 19)),
  ])
    await expect(readSealed(newer)).rejects.toThrow('newer version of the product')
})

test.each([1, 5, 13, headBytes, headBytes + 19, headBytes + 27])(
  'of a sealed file, the first %j bytes are cut off',
  async (length) => {
    const bytes = await sealed(Buffer.from('One'))
    const cut = length < headBytes + 27 ? bytes.subarray(0, length) : bytes.subarray(0, -1)
    await expect(readSealed(cut)).rejects.toThrow('is cut off')
    // The end alone makes no file either.
    const short = Buffer.concat([bytes.subarray(0, headBytes), Buffer.from(endMark)])
    await expect(readSealed(short)).rejects.toThrow('is cut off')
  },
)

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
  const faults = [
    flip(12),
    flip(13),
    flip(14),
    flip(46),
    flip(headBytes),
    flip(headBytes + step + 3),
    flip(bytes.length - endMark.length - 1),
    Buffer.concat([head, chunk(0), end]),
    Buffer.concat([head, chunk(1), chunk(0), end]),
    Buffer.concat([head, chunk(0), chunk(1), Buffer.from(endMark)]),
  ]
  for (const [place, fault] of faults.entries())
    await expect(readSealed(fault), `fault ${place}`).rejects.toThrow('was changed or damaged')
})
