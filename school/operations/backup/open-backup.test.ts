import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  backupPassphrase,
  encryptBytes,
  sealMembers,
  testFolder,
} from '../../../tests/helpers/backups.ts'
import { BackupError } from './backup.ts'
import { openBackup } from './open-backup.server.ts'

const head = { format: 2, madeAt: '2026-11-28T20:45:21.241Z', version: '1.0.0', engine: 'SQLite' }
const contents = { ...head, migrations: ['first'], rows: {}, files: 1, missing: [] }

/** A real backup in the first format, and one of today with a picture of several chunks. */
const files = {
  'the first format': readFileSync(
    join(import.meta.dirname, '../../../tests/released/first-format.backup'),
  ),
  today: Buffer.alloc(0),
}
const picture = randomBytes(100_000).toString('hex')
beforeAll(async () => {
  files.today = Buffer.from(
    await sealMembers([
      { name: 'backup.json', text: JSON.stringify(contents) },
      { name: 'media/a/b/whole', text: picture },
    ]),
  )
})

function writeTestFile(bytes: Uint8Array) {
  const path = join(testFolder(), 'site.tar.age')
  writeFileSync(path, bytes)
  return path
}

/** Reads the types of all parts, the bytes of files, and the progress after each part. */
async function readAll(bytes: Uint8Array, passphrase = backupPassphrase) {
  const opened = await openBackup(writeTestFile(bytes), passphrase)
  const types: string[] = []
  const progress: number[] = []
  let length = 0
  onTestFinished(() => opened[Symbol.asyncDispose]())
  for await (const part of opened.parts) {
    if (part.type === 'file') for await (const chunk of part.bytes) length += chunk.length
    types.push(part.type)
    progress.push(opened.progress())
  }
  return { types, length, progress }
}

test('a backup of today is read part by part', async () => {
  const { types, length, progress } = await readAll(files.today)
  expect(types).toEqual(['head', 'file', 'end'])
  expect(length).toBe(picture.length)
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  expect(progress.at(-1)).toBe(1)
})

test('a passphrase may be composed otherwise than it was when the backup was made', async () => {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase('Niño at kalabaw'.normalize('NFC'))
  encrypter.setScryptWorkFactor(2)
  const bytes = await encrypter.encrypt('no archive')
  await expect(readAll(bytes, 'Niño at kalabaw'.normalize('NFD'))).rejects.toThrow('was cut off')
  await expect(readAll(bytes, 'Nino at kalabaw')).rejects.toThrow('The passphrase is wrong')
})

test('what is no backup is refused with a sentence', async () => {
  const folder = testFolder()
  await expect(openBackup(join(folder, 'none'), 'x')).rejects.toThrow('There is no file')
  await expect(openBackup(folder, 'x')).rejects.toThrow('is a folder')
  for (const other of ['', 'x', 'Something else that is long enough to be one. '.repeat(3)])
    await expect(openBackup(writeTestFile(Buffer.from(other)), 'x')).rejects.toThrow(
      'is not a backup of this site',
    )
})

/** Expects that a damaged backup is refused. */
async function expectRefused(bytes: Uint8Array, damage: string) {
  const sentence =
    'was cut off, changed or damaged after it was made. Copy it again, or use another backup.'
  const reading = readAll(bytes)
  await expect(reading, `with ${damage}`).rejects.toThrow(sentence)
  await expect(reading, `with ${damage}`).rejects.toBeInstanceOf(BackupError)
}

test.each(['the first format', 'today'] as const)(
  'a backup of %s is refused with another passphrase, or once it was cut off or changed anywhere',
  async (format) => {
    const whole = files[format]
    const other = readAll(whole, 'another passphrase')
    await expect(other).rejects.toThrow('The passphrase is wrong')
    // A chunk is 65,552 bytes long.
    for (const length of [60, 62 + 65_552, whole.length - 1])
      await expectRefused(whole.subarray(0, length), `cut at ${length}`)
    for (const place of [200, whole.length - 20]) {
      const changed = Buffer.from(whole)
      changed[place] = (changed[place] ?? 0) ^ 1
      await expectRefused(changed, `changed at ${place}`)
    }
    const moved = Buffer.from(whole)
    const [start, chunk] = [whole.indexOf('\n---') > 0 ? 300 : 62, 65_552]
    whole.copy(moved, start, start + chunk, start + 2 * chunk)
    await expectRefused(moved, 'a chunk moved')
    await expectRefused(await encryptBytes(Buffer.alloc(512)), 'cut before it was encrypted')
  },
)
