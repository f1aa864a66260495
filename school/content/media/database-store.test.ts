import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { databaseStore } from './database-store.server.ts'
import { MediaCopies } from './media-copies.server.ts'
import type { MediaStore } from './media-store.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { folderStore, mediaFolder } from './media-folder.server.ts'

const place = { id: 'a', version: 'v' }
const mebibyte = 1024 * 1024

describeOnBothDatabases('the files of the media library in a database', (given) => {
  let store: MediaStore
  beforeEach(() => {
    store = databaseStore(given.database, { copies: null, folder: testFolder() })
  })

  const readPart = async (part: { start: number; end: number }, of = place) => {
    const file = await store.open(of, 'whole')
    const parts: Uint8Array[] = []
    for await (const each of (await file?.stream(part)) ?? []) parts.push(each as Uint8Array)
    await file?.close()
    return Buffer.concat(parts)
  }

  test('come back byte for byte, whole and in part, from rows of at most 1 MiB', async () => {
    const large = randomBytes(2 * mebibyte + 100)
    const even = randomBytes(mebibyte)
    await store.put(place, new Map(Object.entries({ whole: large, even })))
    expect(await store.list(place)).toEqual(['even', 'whole'])
    expect((await store.read(place, 'whole'))?.equals(large)).toBe(true)
    expect((await store.read(place, 'even'))?.equals(even)).toBe(true)
    expect((await store.open(place, 'whole'))?.size).toBe(large.length)
    const ranges = [
      [0, 0],
      [mebibyte - 1, mebibyte],
      [10, 2 * mebibyte + 9],
      [2 * mebibyte, large.length - 1],
    ] as const
    for (const [start, end] of ranges) {
      const part = await readPart({ start, end })
      expect(part.equals(large.subarray(start, end + 1))).toBe(true)
    }
    const rows = await given.database.selectFrom('media_part').select('bytes').execute()
    const lengths = rows.map(({ bytes }) => bytes.length).toSorted((a, b) => a - b)
    expect(lengths).toEqual([100, mebibyte, mebibyte, mebibyte])
    expect(await store.countBytes()).toBe(large.length + even.length)
  })

  test('are not there when they were not put, or removed', async () => {
    expect(await store.countBytes()).toBe(0)
    expect(await store.open(place, 'whole')).toBeNull()
    expect(await store.read(place, 'whole')).toBeNull()
    const files = new Map([['whole', Buffer.from('x')]])
    for (const version of ['v', 'w']) await store.put({ id: 'a', version }, files)
    await store.put({ id: 'b', version: 'v' }, files)
    await store.remove('a', 'v')
    expect(await store.list(place)).toEqual([])
    expect(await store.list({ id: 'a', version: 'w' })).toEqual(['whole'])
    await store.remove('a')
    expect(await store.list({ id: 'a', version: 'w' })).toEqual([])
    expect(await store.list({ id: 'b', version: 'v' })).toEqual(['whole'])
  })

  test('are copied to this disk when they are read, until their version is removed', async () => {
    const folder = testFolder()
    store = databaseStore(given.database, { copies: new MediaCopies(folder, mebibyte), folder })
    const places = [place, { id: 'a', version: 'w' }, { id: 'b', version: 'v' }]
    const copied = () => readdirSync(folder).toSorted()
    for (const each of places) {
      await store.put(each, new Map([['whole', Buffer.from('x')]]))
      await readPart({ start: 0, end: 0 }, each)
    }
    expect(copied()).toEqual(['a-v-whole', 'a-w-whole', 'b-v-whole'])
    await store.remove('a', 'v')
    expect(copied()).toEqual(['a-w-whole', 'b-v-whole'])
    await store.remove('a')
    expect(copied()).toEqual(['b-v-whole'])
  })

  test('that are removed while they are read are an error, and not a file that is too short', async () => {
    await store.put(place, new Map([['whole', Buffer.alloc(2 * mebibyte)]]))
    const file = await store.open(place, 'whole')
    await store.remove('a')
    const bytes = await file?.stream({ start: 0, end: 2 * mebibyte - 1 })
    await expect(bytes?.toArray()).rejects.toThrow('removed while it was read')
  })
})

const picture = new Map([['whole', Buffer.from('a picture')]])

test('the files of a picture are synced to the disk, with every folder on their way', async () => {
  const dataDir = testFolder()
  const isSynced = await watchSyncs()
  await folderStore(mediaFolder(dataDir)).put(place, picture)
  const parts = ['media', 'a', 'v', 'whole']
  const paths = parts.map((_, count) => join(dataDir, ...parts.slice(0, count + 1)))
  expect([dataDir, ...paths].filter((path) => !isSynced(path))).toEqual([])
})

test('the sweep leaves no empty folder behind', async () => {
  const folder = mediaFolder(testFolder())
  const store = folderStore(folder)
  await store.put(place, picture)
  const { mtimeMs } = statSync(folder)
  expect(await store.sweep(new Map(), mtimeMs + 2 * 60 * 60_000)).toBe(1)
  expect(existsSync(join(folder, 'a'))).toBe(false)
})
