import { afterEach, expect, test, vi } from 'vitest'
import { explainStartError } from './start-errors.ts'

afterEach(() => void vi.unstubAllEnvs())

const fault = (message: string, fields: Record<string, unknown> = {}) =>
  Object.assign(new Error(message), fields)
const unopened = 'unable to open database file'

test.each([
  ['a port that is taken', fault('', { code: 'EADDRINUSE', port: 80 }), 'Port 80 is taken.'],
  [
    'an address of another machine',
    fault('', { code: 'EADDRNOTAVAIL', address: '192.0.2.1' }),
    'HOST must be an address of this machine; 192.0.2.1 is not.',
  ],
  [
    'a host name that is unknown',
    fault('', { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'nowhere' }),
    'HOST must be an address of this machine; nowhere is not.',
  ],
  ['a folder that cannot be made', fault('no', { syscall: 'mkdir' }), 'DATA_DIR must be a folder'],
  ['a database that cannot be opened', fault(unopened), 'DATA_DIR must be a folder'],
  ['that as the cause', fault('No.', { cause: new Error(unopened) }), 'DATA_DIR must be a folder'],
  ['no build', fault('gone', { code: 'ERR_MODULE_NOT_FOUND' }), 'The product is not built.'],
  [
    'a full disk',
    fault('Full.', { name: 'StorageError', fault: 'full' }),
    'Full. Make room on the disk, then start again.',
  ],
  [
    'a locked file',
    fault('Locked.', { name: 'StorageError', fault: 'busy' }),
    'Locked. Another program has locked it.',
  ],
  [
    'a damaged file',
    fault('Damaged.', { name: 'StorageError', fault: 'damaged' }),
    'Damaged. Restore it from a backup',
  ],
])('%s is explained, with what to do', (_, error, beginning) => {
  expect(explainStartError(error).startsWith(beginning)).toBe(true)
})

test.each([
  ['of the configuration', fault('The configuration is wrong.'), 'The configuration is wrong.'],
  ['of the preparation', fault('Newer.', { name: 'PreparationError' }), 'Newer.'],
  ['with a cause', fault('It failed.', { cause: new Error('Why.') }), 'It failed.\nWhy.'],
  ['without a stack', fault('It failed.', { stack: undefined }), 'It failed.'],
  ['that is a text', 'It failed.', 'It failed.'],
  ['of a database that is away', fault('Away.', { name: 'StorageError', fault: 'away' }), 'Away.'],
])('a fault %s is told as it is', (_, error, text) => {
  vi.stubEnv('DATABASE_URL', undefined)
  expect(explainStartError(error)).toBe(text)
})

test('any other fault shows where it happened', () => {
  expect(explainStartError(fault('Odd.'))).toContain('start-errors.test.ts')
})

test('a database server that is away is named by its setting', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://db')
  const away = fault('Away.', { name: 'StorageError', fault: 'away' })
  expect(explainStartError(away)).toBe('Away. Check DATABASE_URL, and whether that database runs.')
})
