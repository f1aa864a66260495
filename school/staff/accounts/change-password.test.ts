import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { changePassword } from './change-password.server.ts'

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
