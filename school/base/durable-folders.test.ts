import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test, vi } from 'vitest'
import { testFolder } from '../../tests/helpers/test-folder.ts'
import { watchSyncs } from '../../tests/helpers/watch-syncs.ts'
import { makeFolder, syncFolder } from './durable-folders.server.ts'
import { explainFileFault } from './file-faults.server.ts'

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

const fault = (code: string, fields: object = {}) =>
  Object.assign(new Error(code), { code, ...fields })

const file = `${import.meta.dirname}/nothing.backup`

test.each([
  ['ENOENT', { path: file }, `Nothing has the path ${file}.`],
  ['ENOENT', { path: '/nowhere/x' }, 'There is no folder /nowhere. Make it, or name another'],
  ['EACCES', { path: '/x' }, 'This account may not use /x. Run this as the account of the site'],
  ['EROFS', { path: '/x.part' }, '/x is on a disk that cannot be written to.'],
  ['EISDIR', { path: '/x.part', dest: '/y' }, '/y is a folder. Name a file.'],
  ['ENOTDIR', { path: '/x/y' }, 'A part of /x/y is a file, not a folder.'],
  ['ENOSPC', { path: '/x' }, 'There is no room for /x on its disk. Make room'],
  ['ENOSPC', { path: '/x.part-a1B2/copy/y' }, 'There is no room for /x on its disk.'],
  ['ENOSPC', {}, 'There is no room on the disk. Make room'],
  ['EIO', {}, 'A disk does not work.'],
])('%s with %o is explained, with what to do', (code, fields, beginning) => {
  expect(explainFileFault(fault(code, fields))).toContain(beginning)
})

test('the file is the one that was meant when the error names no other', () => {
  expect(explainFileFault(fault('ENOSPC'), '/x')).toContain('no room for /x on')
  expect(explainFileFault(fault('EACCES', { path: '/y' }), '/x')).toContain('may not use /y.')
  for (const other of [fault('ECONNREFUSED'), fault('EISDIR'), new Error('no'), 'a text'])
    expect(explainFileFault(other)).toBeNull()
})
