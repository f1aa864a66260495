import { beforeEach, expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { signIn } from './sign-in.server.ts'

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

describeOnDatabases('a sign-in', (databases) => {
  const now = Date.UTC(2026, 10, 21)
  const attempt = (email: string, given: string) =>
    signIn(
      { database: databases.database, dataDir: '', now: () => now },
      { email, password: given },
      { address: '192.0.2.1', device: 'Test' },
    )
  beforeEach(() => signInAs(databases.database, 'author', { now }))

  test('does not tell by its time whether there is an account, or in which state', async () => {
    const { database } = databases
    const [disabled, invited] = [
      await signInAs(database, 'editor', { now }),
      await signInAs(database, 'editor', { now }),
    ]
    await database
      .updateTable('staff')
      .set({ disabled: 1 })
      .where('id', '=', disabled.staff.id)
      .execute()
    await database
      .updateTable('staff')
      .set({ password_hash: null })
      .where('id', '=', invited.staff.id)
      .execute()
    const { email } = await database
      .selectFrom('staff')
      .select('email')
      .where('role', '=', 'author')
      .executeTakeFirstOrThrow()
    const emails = [
      email ?? '',
      'stranger@dyci.example',
      disabled.staff.email,
      invited.staff.email,
      '',
    ]
    for (const each of emails) {
      made.count = 0
      expect(await attempt(each, 'wrong password')).toEqual({
        ok: false,
        failure: { reason: 'wrong' },
      })
      expect(made.count).toBe(1)
    }
    made.count = 0
    expect((await attempt(email ?? '', password)).ok).toBe(true)
    expect(made.count).toBe(1)
  })
  test.each([
    ['the password is changed', { password_hash: 'another' }],
    ['the account is disabled', { disabled: 1 }],
  ])('opens no session when %s while it is checked', async (_, change) => {
    const { database } = databases
    const { staff } = await signInAs(database, 'editor', { now })
    const sessions = () => database.selectFrom('staff_session').select('id').execute()
    const before = await sessions()
    made.meanwhile = async () => {
      made.meanwhile = () => Promise.resolve()
      await database.updateTable('staff').set(change).where('id', '=', staff.id).execute()
    }
    expect(await attempt(staff.email, password)).toEqual({
      ok: false,
      failure: { reason: 'wrong' },
    })
    expect(await sessions()).toEqual(before)
  })
})
