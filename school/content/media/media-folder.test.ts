import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { mediaFolder, putFiles } from './media-folder.server.ts'

test('the files of a picture are synced to the disk, with every folder on their way', async () => {
  const dataDir = makeTestFolder('media')
  onTestFinished(() => removeTestFolder(dataDir))
  const isSynced = await watchSyncs()
  const place = { id: 'a', version: 'b' }
  await putFiles(mediaFolder(dataDir), place, new Map([['whole', Buffer.from('a picture')]]))
  const parts = ['media', 'a', 'b', 'whole']
  const paths = parts.map((_, count) => join(dataDir, ...parts.slice(0, count + 1)))
  expect([dataDir, ...paths].filter((path) => !isSynced(path))).toEqual([])
})
