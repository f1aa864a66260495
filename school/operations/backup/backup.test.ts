import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  countersSchema,
  endSchema,
  fileEndSchema,
  fileSchema,
  headSchema,
  rowsSchema,
  tableSchema,
} from './backup.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const media = ['media/1a-b_c/2d-e_f/whole', 'media/1a/2d/640.webp', 'media/1a/2d/..']
test.each<[boolean, string[]]>([
  [true, ['staff.key', ...media]],
  [false, ['staff.key.old', 'staffxkey', 'old/staff.key', 'old/media/1a/2d/whole']],
  [false, ['media/1a/2d/a/b', 'media/1a/2d/a\\b', 'media/1a/2d/', 'media/1a/whole']],
  [false, ['media//2d/whole', 'media/1a//whole', 'media/../2d/whole', 'media/1a/../whole']],
])('a backup has a file at each of these (%j): %j', (isTaken, paths) => {
  for (const path of paths) expect([path, accepts(fileSchema, { path })]).toEqual([path, isTaken])
})

test.each<[boolean, string[]]>([
  [true, ['staff', 'media_version2', 's']],
  [false, ['', '_staff', '2staff', 'Staff', 'staff; drop table staff', 'staff staff', '"staff"']],
])('a backup has tables and columns of these names (%j): %j', (isTaken, names) => {
  for (const name of names) {
    expect([name, accepts(tableSchema, { name, columns: ['id'] })]).toEqual([name, isTaken])
    expect(accepts(tableSchema, { name: 'staff', columns: ['id', name] })).toBe(isTaken)
    expect(accepts(countersSchema, { [name]: 1 })).toBe(isTaken)
  }
})

test('every other record of a backup has all of its fields, each of its type', () => {
  const head = { madeAt: 1, version: '1.0.0', engine: 'SQLite', migrations: ['first'] }
  const end = { rows: { staff: 1 }, files: 1, missing: ['staff.key'], sha256: 'ab' }
  const records: [z.ZodType, object, object[]][] = [
    [headSchema, head, [{ engine: 'MySQL' }, { migrations: [] }, { madeAt: 1.5 }, { version: 1 }]],
    [headSchema, { ...head, engine: 'PostgreSQL' }, []],
    [tableSchema, { name: 'staff', columns: ['id'] }, [{ columns: [] }]],
    [fileEndSchema, { bytes: 1, sha256: 'ab' }, [{ bytes: 1.5 }, { sha256: null }]],
    [endSchema, end, [{ rows: { Staff: 1 } }, { files: 1.5 }, { missing: [1] }, { sha256: null }]],
  ]
  for (const [schema, record, faults] of records) {
    expect(accepts(schema, record)).toBe(true)
    for (const name of Object.keys(record))
      expect([name, accepts(schema, { ...record, [name]: undefined })]).toEqual([name, false])
    for (const fault of faults)
      expect([fault, accepts(schema, { ...record, ...fault })]).toEqual([fault, false])
  }
  expect(accepts(rowsSchema, [['a', 1, null], []])).toBe(true)
  expect(accepts(rowsSchema, [[true]])).toBe(false)
  expect(accepts(countersSchema, { staff: 1.5 })).toBe(false)
})
