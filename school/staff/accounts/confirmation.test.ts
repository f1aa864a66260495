import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { fail } from '../../base/result.ts'
import { checkProof } from './confirmation.server.ts'

describeOnDatabases('a confirmation', (given) => {
  const now = Date.UTC(2026, 10, 21)

  test('proves the account by its password; a code counts only with two-factor sign-in', async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    expect(await checkProof(accounts, staff, { password })).toMatchObject({ ok: true })
    const wrong = { ok: false, failure: { reason: 'wrong' } }
    expect(await checkProof(accounts, staff, { password: 'another one' })).toMatchObject(wrong)
    expect(await checkProof(accounts, staff, { code: '123456' })).toMatchObject(wrong)
    const log = await given.database.selectFrom('activity').select('action').execute()
    expect(log.map(({ action }) => action)).toEqual(['password-wrong', 'password-wrong'])
  })

  test('fails for a person who was deleted meanwhile', async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    await given.database.deleteFrom('staff').where('id', '=', staff.id).execute()
    for (const proof of [{ password }, { code: '123456' }]) {
      expect(await checkProof(accounts, staff, proof)).toMatchObject({
        ok: false,
        failure: { reason: 'wrong' },
      })
    }
  })

  test('is locked for a while after eight wrong ones, which is recorded once', async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    const prove = () => checkProof(accounts, staff, { code: '123456' })
    for (let each = 0; each < 8; each += 1)
      expect(await prove()).toMatchObject({ failure: { reason: 'wrong' } })
    for (let each = 0; each < 2; each += 1)
      expect(await prove()).toEqual(fail({ reason: 'locked', retryAfter: 15 * 60_000 }))
    const log = await given.database.selectFrom('activity').select('action').execute()
    expect(log.filter(({ action }) => action === 'lock-out')).toHaveLength(1)
    expect(log).toHaveLength(9)
  })
})
