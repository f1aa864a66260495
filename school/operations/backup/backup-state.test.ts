import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import {
  moveDue,
  planBackups,
  readBackupState,
  recordBackup,
  takeBackup,
} from './backup-state.server.ts'

const hour = 60 * 60_000
const leaseMs = hour

describeOnDatabases('what is known of backups', (given) => {
  const stateAt = (now: number) => readBackupState(given.database, now)

  test('is nothing as long as none was made or planned', async () => {
    expect(await stateAt(noon)).toBeNull()
    await planBackups(given.database, null)
    expect(await stateAt(noon)).toBeNull()
  })

  test('tells that one is late when it is due for more than six hours', async () => {
    await planBackups(given.database, noon)
    expect(await stateAt(noon + 6 * hour)).toEqual({
      passedAt: null,
      failedAt: null,
      problem: null,
      isLate: false,
    })
    expect(await stateAt(noon + 6 * hour + 1)).toMatchObject({ isLate: true })
  })

  test('is never late on a site that makes none by itself', async () => {
    await planBackups(given.database, noon)
    await planBackups(given.database, null)
    expect(await stateAt(noon + 100 * hour)).toMatchObject({ isLate: false })
  })

  test('keeps the time that was planned first', async () => {
    await planBackups(given.database, noon)
    await planBackups(given.database, noon + 50 * hour)
    expect(await stateAt(noon + 7 * hour)).toMatchObject({ isLate: true })
  })

  test('is the last failure with the last success before it, until one passes again', async () => {
    await recordBackup(given.database, null, noon)
    await recordBackup(given.database, 'The disk is full.', noon + 1)
    const failed = { passedAt: noon, failedAt: noon + 1, problem: 'The disk is full.' }
    expect(await stateAt(noon + 2)).toEqual({ ...failed, isLate: false })
    await recordBackup(given.database, null, noon + 3)
    const passed = { passedAt: noon + 3, failedAt: null, problem: null }
    expect(await stateAt(noon + 4)).toEqual({ ...passed, isLate: false })
  })
})

describeOnDatabases('a backup that is due', (given) => {
  const take = (now: number) => takeBackup(given.database, { leaseMs, now })

  test('is made by one process, and by another one when its lease has ended', async () => {
    expect(await take(noon)).toBeNull()
    await planBackups(given.database, noon)
    expect(await take(noon - 1)).toBeNull()
    const first = await take(noon)
    expect(first).toEqual(expect.any(String))
    expect(await take(noon + leaseMs - 1)).toBeNull()
    const second = await take(noon + leaseMs)
    expect(second).toEqual(expect.any(String))
    expect(second).not.toBe(first)
  })

  test('is moved by the process that has its lease, and by no other', async () => {
    await planBackups(given.database, noon)
    const lease = (await take(noon)) ?? ''
    await moveDue(given.database, 'backup_state', { lease: 'another', dueAt: noon })
    expect(await take(noon)).toBeNull()
    await moveDue(given.database, 'backup_state', { lease, dueAt: noon + 1 })
    expect(await take(noon)).toBeNull()
    expect(await take(noon + 1)).not.toBeNull()
  })
})
