import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
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

const module = pathToFileURL(join(import.meta.dirname, 'unfinished.server.ts')).href

test('what is unfinished when a process ends is removed with all it holds, and what was finished stays', () => {
  const folder = testFolder()
  const path = (name: string) => join(folder, name)
  mkdirSync(path('part'))
  for (const name of ['part/file', 'finished', 'open']) writeFileSync(path(name), 'x')
  const script = `
    import { removeUnlessFinished } from ${JSON.stringify(module)}
    removeUnlessFinished(process.argv[1] + '/finished')()
    const finish = removeUnlessFinished(process.argv[1] + '/finished')
    for (const name of ['part', 'open', 'never-made'])
      removeUnlessFinished(process.argv[1] + '/' + name)
    finish()
  `
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder])
  const left = ['part', 'open', 'finished'].filter((name) => existsSync(path(name)))
  expect(left).toEqual(['finished'])
})
