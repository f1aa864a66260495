import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import {
  moveDue,
  planBackups,
  readBackupState,
  recordBackup,
  takeWork,
} from './backup-state.server.ts'

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
