import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { isReusable, toStorageError } from './postgres-errors.ts'
import { StorageError } from './storage-error.ts'

/** An error as the server reports it. */
const reported = (code: string) =>
  Object.assign(new pg.DatabaseError('as the server says', 0, 'error'), { code })

describe('an error of PostgreSQL', () => {
  test.each([
    ['08006', 'away', 'a lost connection'],
    ['25006', 'read-only', 'a server that takes no writes'],
    ['28P01', 'away', 'a wrong password'],
    ['3D000', 'away', 'a missing database'],
    ['40001', 'busy', 'a transaction that another one overtook'],
    ['40P01', 'busy', 'a deadlock'],
    ['53100', 'full', 'a full disk'],
    ['53300', 'away', 'too many connections'],
    ['55P03', 'busy', 'a lock that another program holds'],
    ['57014', 'slow', 'a query that ran out of time'],
    ['57P01', 'away', 'a server that is stopped'],
    ['58030', 'away', 'a disk that cannot be read'],
    ['XX001', 'damaged', 'a damaged table'],
    ['XX002', 'damaged', 'a damaged index'],
  ])('with the code %s says that the database is %s (%s)', (code, fault) => {
    const error = reported(code)
    const failure = toStorageError(error)
    expect(failure).toMatchObject({ fault, message: 'PostgreSQL: as the server says' })
    expect(failure).toHaveProperty('cause', error)
  })

  test.each(['23505', '42P01', '22P02'])('about a wrong query stays as it is (%s)', (code) => {
    const error = reported(code)
    expect(toStorageError(error)).toBe(error)
  })

  test('leaves the connection usable unless the server ends it', () => {
    expect(['23505', '57014', '57P01'].map(reported).map(isReusable)).toEqual([true, true, false])
    expect(isReusable(new Error('Connection terminated unexpectedly'))).toBe(false)
  })
})

describe('an error of the driver', () => {
  test('means a lost connection, or a slow one when its time limit was reached', () => {
    expect(toStorageError(new Error('Query read timeout'))).toMatchObject({ fault: 'slow' })
    const lost = (error: Error, reason: string) =>
      expect(toStorageError(error)).toMatchObject({
        fault: 'away',
        message: `PostgreSQL does not answer: ${reason}`,
      })
    lost(new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED')
    const both = new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')])
    lost(both, 'Error: ::1 refused; Error: 127.0.0.1 refused')
  })

  test('about a value that cannot be sent is a bug, and one that is known already stays', () => {
    for (const error of [
      new TypeError('Do not know how to serialize a BigInt'),
      new RangeError('Invalid time value'),
      new StorageError('busy', 'Another one writes.'),
      'no error',
    ])
      expect(toStorageError(error)).toBe(error)
  })
})
