import { beforeEach, expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { password, signInAs } from '../../tests/helpers/staff.ts'
import { signIn } from './sign-in.server.ts'

/** How many hashes were made. */
const made = vi.hoisted(() => ({ count: 0 }))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const counted: typeof crypto.argon2 = (...given) => {
    made.count += 1
    crypto.argon2(...given)
  }
  return { ...crypto, argon2: counted }
})

describeOnDatabases('how long a sign-in takes', (databases) => {
  const now = Date.UTC(2026, 10, 21)
  const attempt = (email: string, given: string) =>
    signIn(
      { database: databases.database, dataDir: '', now: () => now },
      { email, password: given },
      { address: '192.0.2.1', device: 'Test' },
    )
  beforeEach(() => signInAs(databases.database, 'author', { now }))

  test('does not tell whether there is an account, or in which state', async () => {
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
      'nobody@dyci.example',
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
})
