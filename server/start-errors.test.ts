import { afterEach, expect, test, vi } from 'vitest'
import { explainStartError } from './start-errors.ts'

afterEach(() => void vi.unstubAllEnvs())

const storage = (message: string, fault: string) =>
  errorWith(message, { name: 'StorageError', fault })
const errorWith = (message: string, fields: Record<string, unknown> = {}) =>
  Object.assign(new Error(message), fields)
const unopened = 'unable to open database file'

const otherHost = 'HOST must be an address of this machine; ::2 is not.'
const noFolder = 'DATA_DIR must be a folder'

test.each([
  ['a port that is taken', errorWith('', { code: 'EADDRINUSE', port: 80 }), 'Port 80 is taken.'],
  ['another address', errorWith('', { code: 'EADDRNOTAVAIL', address: '::2' }), otherHost],
  ['a host name', errorWith('', { syscall: 'getaddrinfo', hostname: '::2' }), otherHost],
  ['a folder that cannot be made', errorWith('no', { syscall: 'mkdir' }), noFolder],
  ['a database that cannot be opened', errorWith(unopened), noFolder],
  ['that as the cause', errorWith('No.', { cause: new Error(unopened) }), noFolder],
  ['no build', errorWith('gone', { code: 'ERR_MODULE_NOT_FOUND' }), 'The product is not built.'],
  ['a full disk', storage('Full.', 'full'), 'Full. Make room on the disk, then start again.'],
  ['a locked file', storage('Locked.', 'busy'), 'Locked. Another program has locked it.'],
  ['a damaged file', storage('Damaged.', 'damaged'), 'Damaged. Restore it from a backup'],
])('%s is explained, with what to do', (_, error, beginning) => {
  expect(explainStartError(error).startsWith(beginning)).toBe(true)
})

test.each([
  ['of the configuration', errorWith('The configuration is wrong.'), 'The configuration is wrong.'],
  ['of the preparation', errorWith('Newer.', { name: 'PreparationError' }), 'Newer.'],
  ['with a cause', errorWith('It failed.', { cause: new Error('Why.') }), 'It failed.\nWhy.'],
  ['without a stack', errorWith('It failed.', { stack: undefined }), 'It failed.'],
  ['that is a text', 'It failed.', 'It failed.'],
  ['of a database that is away', storage('Away.', 'away'), 'Away.'],
])('a fault %s is told as it is', (_, error, text) => {
  vi.stubEnv('DATABASE_URL', undefined)
  expect(explainStartError(error)).toBe(text)
})

test('any other fault shows where it happened, and a database server that is away is named by its setting', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://db')
  expect(explainStartError(errorWith('Odd.'))).toContain('start-errors.test.ts')
  expect(explainStartError(storage('Away.', 'away'))).toBe(
    'Away. Check DATABASE_URL, and whether that database runs.',
  )
})
