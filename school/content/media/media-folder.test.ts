import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { folderStore, mediaFolder } from './media-folder.server.ts'

const place = { id: 'a', version: 'b' }
const picture = new Map([['whole', Buffer.from('a picture')]])

test('the files of a picture are synced to the disk, with every folder on their way', async () => {
  const dataDir = testFolder()
  const isSynced = await watchSyncs()
  await folderStore(mediaFolder(dataDir)).put(place, picture)
  const parts = ['media', 'a', 'b', 'whole']
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
