import { expect, test, vi } from 'vitest'
import type { StaffRow } from '../../../db/tables.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { signIn } from './sign-in.server.ts'
import type { Staff } from './staff.ts'

/** Counts the hashes, and runs `meanwhile` before the next one is done. */
const made = vi.hoisted(() => ({ count: 0, meanwhile: () => Promise.resolve() }))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const counted: typeof crypto.argon2 = (algorithm, parameters, done) => {
    made.count += 1
    const finish = async (...result: Parameters<typeof done>) => {
      await made.meanwhile()
      done(...result)
    }
    crypto.argon2(algorithm, parameters, (...result) => void finish(...result))
  }
  return { ...crypto, argon2: counted }
})

const wrong = { ok: false, failure: { reason: 'wrong' } }

describeOnDatabases('a sign-in', (databases) => {
  const now = Date.UTC(2026, 10, 21)
  const attempt = (email: string, given: string) =>
    signIn(
      { database: databases.database, dataDir: '', now: () => now },
      { email, password: given },
      { address: '192.0.2.1', device: 'Test' },
    )
  const person = async () => (await signInAs(databases.database, 'editor', { now })).staff
  const set = ({ id }: Staff, fields: Partial<StaffRow>) =>
    databases.database.updateTable('staff').set(fields).where('id', '=', id).execute()

  test('does not tell by its time whether there is an account, or in which state', async () => {
    const [active, disabled, invited] = [await person(), await person(), await person()]
    await set(disabled, { disabled: 1 })
    await set(invited, { password_hash: null })
    const count = async (email: string, given: string) => {
      made.count = 0
      return [await attempt(email, given), made.count]
    }
    const emails = [active, disabled, invited].map(({ email }) => email)
    for (const email of [...emails, 'stranger@dyci.example', ''])
      expect(await count(email, 'wrong password')).toEqual([wrong, 1])
    expect(await count(active.email, password)).toMatchObject([{ ok: true }, 1])
  })

  test.each([
    ['the password is changed', { password_hash: 'another' }],
    ['the account is disabled', { disabled: 1 }],
  ])('opens no session when %s while it is checked', async (_, change) => {
    const staff = await person()
    const sessions = () => databases.database.selectFrom('staff_session').select('id').execute()
    const before = await sessions()
    made.meanwhile = async () => {
      made.meanwhile = () => Promise.resolve()
      await set(staff, change)
    }
    expect(await attempt(staff.email, password)).toEqual(wrong)
    expect(await sessions()).toEqual(before)
  })
})
