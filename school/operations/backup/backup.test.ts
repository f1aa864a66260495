import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentsSchema, countersSchema, headSchema, isPath, rowSchema } from './backup.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const media = ['media/1a-b_c/2d-e_f/whole', 'media/1a/2d/640.webp', 'media/1a/2d/..']
test.each<[boolean, string[]]>([
  [true, ['staff.key', ...media]],
  [false, ['staff.key.old', 'staffxkey', 'old/staff.key', 'old/media/1a/2d/whole']],
  [false, ['media/1a/2d/a/b', 'media/1a/2d/a\\b', 'media/1a/2d/', 'media/1a/whole']],
  [false, ['media//2d/whole', 'media/1a//whole', 'media/../2d/whole', 'media/1a/../whole']],
])('a backup has a file at each of these (%j): %j', (isTaken, paths) => {
  for (const path of paths) expect([path, isPath(path)]).toEqual([path, isTaken])
})

test.each<[boolean, string[]]>([
  [true, ['staff', 'media_version2', 's']],
  [false, ['', '_staff', '2staff', 'Staff', 'staff; drop table staff', 'staff staff', '"staff"']],
])('a backup has tables and columns of these names (%j): %j', (isTaken, names) => {
  for (const name of names) {
    expect([name, accepts(rowSchema, { id: 1, [name]: 1 })]).toEqual([name, isTaken])
    expect(accepts(countersSchema, { [name]: 1 })).toBe(isTaken)
  }
})

test('backup.json has all of its fields, each of its type', () => {
  const head = { format: 2, madeAt: '2026-11-28T20:45:21.241Z', version: '1.0.0' }
  const held = { migrations: ['first'], rows: { staff: 1 }, files: 1, missing: ['media/lost/v'] }
  const contents = { ...head, ...held, engine: 'SQLite' }
  const { madeAt } = contentsSchema.parse(contents)
  expect(madeAt).toEqual(new Date(contents.madeAt))
  expect(accepts(contentsSchema, { ...contents, engine: 'PostgreSQL' })).toBe(true)
  const needed = Object.keys(contents).filter((name) => name !== 'format')
  const lacking = needed.map((name) => ({ [name]: undefined }))
  const odd = [{ format: '2' }, { madeAt: 'soon' }, { version: 1 }, { engine: 'MySQL' }]
  const wrong = [{ migrations: [] }, { rows: { Staff: 1 } }, { files: 1.5 }, { missing: [1] }]
  const isTaken = (fault: object) => accepts(contentsSchema, { ...contents, ...fault })
  expect([{}, ...lacking, ...odd, ...wrong].filter(isTaken)).toEqual([{}])
  expect(accepts(rowSchema, { id: 'a', name: null, at: 1.5 })).toBe(true)
  expect(accepts(rowSchema, { id: true })).toBe(false)
  expect(accepts(countersSchema, { staff: 1.5 })).toBe(false)
})

test('the head of a backup in the first format has no number of a format, and its time in milliseconds', () => {
  const head = { madeAt: 1, version: '1.0.0', engine: 'SQLite', migrations: ['first'] }
  expect(headSchema.parse(head)).toEqual({ ...head, format: 1, madeAt: new Date(1) })
})
