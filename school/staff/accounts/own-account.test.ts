import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { fail } from '../../base/result.ts'
import { changePassword, checkProof, type Proof } from './own-account.server.ts'

describeOnDatabases('a confirmation', (given) => {
  const now = Date.UTC(2026, 10, 21)
  const wrong = { ok: false, failure: { reason: 'wrong' } }
  const enter = async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    return { staff, prove: (proof: Proof) => checkProof(accounts, staff, proof) }
  }
  const actions = async () =>
    (await given.database.selectFrom('activity').selectAll().execute()).map(({ action }) => action)

  test('proves the account by its password; a code counts only with two-factor sign-in', async () => {
    const { staff, prove } = await enter()
    expect(await prove({ password })).toMatchObject({ ok: true })
    expect(await prove({ password: 'another one' })).toMatchObject(wrong)
    expect(await prove({ code: '123456' })).toMatchObject(wrong)
    expect(await actions()).toEqual(['password-wrong', 'password-wrong'])
    await given.database.deleteFrom('staff').where('id', '=', staff.id).execute()
    for (const proof of [{ password }, { code: '123456' }])
      expect(await prove(proof), 'a person who was deleted').toMatchObject(wrong)
  })

  test('is locked for a while after eight wrong ones, which is recorded once', async () => {
    const { prove } = await enter()
    const code = '123456'
    for (let each = 0; each < 8; each += 1) expect(await prove({ code })).toMatchObject(wrong)
    for (let each = 0; each < 2; each += 1)
      expect(await prove({ code })).toEqual(fail({ reason: 'locked', retryAfter: 15 * 60_000 }))
    const log = await actions()
    expect(log.filter((action) => action === 'lock-out')).toHaveLength(1)
    expect(log).toHaveLength(9)
  })
})

describeOnDatabases('a new password', (given) => {
  const now = Date.UTC(2026, 10, 21)

  test('may consist neither of the person’s own name nor of the own address', async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    const person = {
      ...staff,
      name: 'Florentina Quibuyen',
      email: 'mangubat.dimaculangan@dyci.example',
    }
    const change = (next: string) =>
      changePassword(accounts, person, 'A session', { current: password, next })
    const weak = { ok: false, failure: { reason: 'weak' } }
    expect(await change('Florentina Quibuyen')).toMatchObject(weak)
    expect(await change('mangubat dimaculangan')).toMatchObject(weak)
    expect(await change('florante dimasalang quezada')).toMatchObject({ ok: true })
  })
})
