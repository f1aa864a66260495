import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentsSchema, countersSchema, headSchema, isPath, rowSchema } from './backup.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import {
  moveDue,
  planBackups,
  readBackupState,
  recordBackup,
  takeWork,
} from './backup-state.server.ts'

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

const hour = 60 * 60_000
const leaseMs = hour

describeOnDatabases('what is known of backups', (given) => {
  const stateAt = (now: number) => readBackupState(given.database, now)
  const plan = (at: number | null) => planBackups(given.database, at)

  test('tells that one is late more than six hours after the time planned first', async () => {
    expect(await stateAt(noon)).toBeNull()
    await plan(null)
    expect(await stateAt(noon)).toBeNull()
    await plan(noon)
    await plan(noon + 50 * hour)
    const none = { passedAt: null, failedAt: null, problem: null }
    expect(await stateAt(noon + 6 * hour)).toEqual({ ...none, isLate: false })
    expect(await stateAt(noon + 6 * hour + 1)).toEqual({ ...none, isLate: true })
    // A site that makes none by itself is never late.
    await plan(null)
    expect(await stateAt(noon + 100 * hour)).toEqual({ ...none, isLate: false })
  })

  test('is the last failure with the last success before it, until one passes again', async () => {
    const record = (problem: string | null, at: number) => recordBackup(given.database, problem, at)
    await record(null, noon)
    await record('The disk is full.', noon + 1)
    const failed = { passedAt: noon, failedAt: noon + 1, problem: 'The disk is full.' }
    expect(await stateAt(noon + 2)).toEqual({ ...failed, isLate: false })
    await record(null, noon + 3)
    const passed = { passedAt: noon + 3, failedAt: null, problem: null }
    expect(await stateAt(noon + 4)).toEqual({ ...passed, isLate: false })
  })
})

describeOnDatabases('a backup that is due', (given) => {
  const take = (now: number) => takeWork(given.database, 'backup', { leaseMs, now })

  test('is made and moved by one process, and by another one when its lease has ended', async () => {
    expect(await take(noon)).toBeNull()
    await planBackups(given.database, noon)
    expect(await take(noon - 1)).toBeNull()
    const first = await take(noon)
    expect(first).toEqual(expect.any(String))
    expect(await take(noon + leaseMs - 1)).toBeNull()
    const now = noon + leaseMs
    const lease = (await take(now)) ?? ''
    expect(lease).not.toBe('')
    expect(lease).not.toBe(first)
    await moveDue(given.database, 'backup', { lease: 'another', dueAt: now })
    expect(await take(now)).toBeNull()
    await moveDue(given.database, 'backup', { lease, dueAt: now + 1 })
    expect(await take(now)).toBeNull()
    expect(await take(now + 1)).not.toBeNull()
  })
})
