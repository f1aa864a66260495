import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, password, signInAs, type StaffAnswer } from '../helpers/staff.ts'

const minute = 60_000

describeOnDatabases('a stolen token', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let boss: Staff
  let other: Staff
  let editor: Staff
  let token: string
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    const { now } = site.clock
    ;({ staff: boss, token } = await signInAs(database, 'administrator', { now }))
    ;({ staff: other } = await signInAs(database, 'administrator', { now }))
    ;({ staff: editor } = await signInAs(database, 'editor', { now }))
  })

  const ask = (method: string, path: string, body?: object, as = token) =>
    site.call(method, path, { token: as, body })
  const reasonOf = ({ status, body }: StaffAnswer) => [status, (body as { reason?: string }).reason]
  const confirm = (body: object = { password }) => ask('POST', '/session/confirmation', body)
  const reset = (as?: string) => ask('POST', `/staff/${boss.id}/reset`, undefined, as)
  const unconfirmed = [403, 'confirm']

  /** Every change with which a thief could keep an account. */
  const changes = (): [method: string, path: string, body?: object][] => [
    ['PUT', `/staff/${boss.id}`, { ...boss, email: 'thief@dyci.example' }],
    ['POST', `/staff/${boss.id}/reset`],
    ['POST', '/two-factor'],
    ['DELETE', '/sessions/some-session'],
    ['POST', '/staff', { name: 'A thief', email: 'new@dyci.example', role: 'administrator' }],
    ['PUT', `/staff/${editor.id}`, { ...editor, role: 'administrator' }],
    ['POST', `/staff/${other.id}/reset`],
    ['PUT', `/staff/${other.id}`, { ...other, email: 'mine@dyci.example' }],
    ['DELETE', '/sessions'],
  ]

  test('changes nothing by which its thief could keep an account, but for the owner, who confirms with the password each time', async () => {
    const staff = () => database.selectFrom('staff').selectAll().orderBy('id').execute()
    const before = await staff()
    for (const change of changes())
      expect([change, ...reasonOf(await ask(...change))]).toEqual([change, ...unconfirmed])
    expect(await staff()).toEqual(before)
    expect(await database.selectFrom('staff_link').selectAll().execute()).toEqual([])
    expect((await ask('GET', '/session')).status).toBe(200)

    for (const change of changes()) {
      expect(reasonOf(await reset())).toEqual(unconfirmed)
      expect((await confirm()).body).toEqual({ confirmed: true })
      const isUnknown = change[1].endsWith('some-session')
      expect([change, (await ask(...change)).status]).toEqual([change, isUnknown ? 404 : 200])
    }
  })

  test('needs no confirmation for what gives no power over an account', async () => {
    const author = { name: 'Maria Cruz', email: 'maria@dyci.example', role: 'author' }
    const harmless: ReturnType<typeof changes> = [
      ['PUT', `/staff/${boss.id}`, { ...boss, name: 'The Principal' }],
      ['POST', `/staff/${editor.id}/reset`],
      ['PUT', `/staff/${editor.id}`, { ...editor, email: 'married@dyci.example' }],
      ['POST', '/staff', author],
    ]
    for (const change of harmless)
      expect([change, (await ask(...change)).status]).toEqual([change, 200])
  })

  test('does not turn off the code that its owner signs in with', async () => {
    const own = database.updateTable('staff').where('id', '=', boss.id)
    await own.set({ totp_confirmed: 1 }).execute()
    const turnOff = () => ask('PUT', `/staff/${boss.id}`, { ...boss, twoFactor: false })
    expect(reasonOf(await turnOff())).toEqual(unconfirmed)
    await confirm()
    expect((await turnOff()).body).toMatchObject({ twoFactor: false })
  })

  test('is confirmed for two minutes, for its own session only, and once when two calls come together', async () => {
    const elsewhere = await ask('POST', '/session', { email: boss.email, password })
    await confirm()
    expect(reasonOf(await reset((elsewhere.body as { token: string }).token))).toEqual(unconfirmed)
    site.clock.now += 2 * minute
    expect(reasonOf(await reset())).toEqual(unconfirmed)
    await confirm()
    const statuses = (await Promise.all([reset(), reset()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403])
  })

  test('cannot be used to guess the password, and strangers cannot use up the guesses', async () => {
    const guesses = Array.from({ length: 10 }, () => confirm({ password: 'wrong' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(8)
    expect(reasonOf(await confirm())).toEqual([429, 'locked'])
    site.clock.now += 15 * minute
    for (let attempt = 0; attempt < 9; attempt += 1)
      await ask('POST', '/session', { email: boss.email, password: 'wrong' })
    expect((await confirm()).status).toBe(200)
  })

  test('is not confirmed by a code of a person who has none, nor by an empty body', async () => {
    for (const proof of [{ code: '000000' }, {}]) expect((await confirm(proof)).status).toBe(422)
    expect(reasonOf(await ask('POST', '/two-factor'))).toEqual(unconfirmed)
  })
})
