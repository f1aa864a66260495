import { expect, test } from 'vitest'
import { explainFileFault } from './file-faults.server.ts'

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
