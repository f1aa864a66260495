import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { testFolder } from '../../tests/helpers/test-folder.ts'
import { watchSyncs } from '../../tests/helpers/watch-syncs.ts'
import { makeFolder, syncFolder } from './durable-folders.server.ts'

let folder: string
beforeEach(() => void (folder = testFolder()))

test('a new folder and the new ones above it have their names synced; one that exists costs nothing', async () => {
  const isSynced = await watchSyncs()
  mkdirSync(join(folder, 'old'))
  await makeFolder(join(folder, 'old'))
  expect(isSynced(folder)).toBe(false)
  await makeFolder(join(folder, 'one/two'))
  expect([folder, join(folder, 'one')].map(isSynced)).toEqual([true, true])
})

test('a disk that cannot sync folders is taken as it is, one that fails is not', async () => {
  const some = await open(folder)
  const sync = vi.spyOn(Object.getPrototypeOf(some) as typeof some, 'sync')
  await some.close()
  sync.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'EINVAL' }))
  await syncFolder(folder)
  sync.mockRejectedValueOnce(Object.assign(new Error('broken'), { code: 'EIO' }))
  await expect(syncFolder(folder)).rejects.toThrow('broken')
})
