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
    ;({ staff: boss, token } = await signInAs(database, 'administrator', { now: site.clock.now }))
    ;({ staff: other } = await signInAs(database, 'administrator', { now: site.clock.now }))
    ;({ staff: editor } = await signInAs(database, 'editor', { now: site.clock.now }))
  })

  const reasonOf = ({ status, body }: StaffAnswer) => [status, (body as { reason?: string }).reason]
  const confirm = (body: object) => site.call('POST', '/session/confirmation', { token, body })

  /** Every change with which a thief could keep an account. */
  const changes = (): { what: string; method: string; path: string; body?: object }[] => [
    {
      what: 'own e-mail',
      method: 'PUT',
      path: `/staff/${boss.id}`,
      body: { ...boss, email: 'thief@dyci.example' },
    },
    { what: 'own reset', method: 'POST', path: `/staff/${boss.id}/reset` },
    { what: 'code on', method: 'POST', path: '/two-factor' },
    { what: 'one session', method: 'DELETE', path: '/sessions/some-session' },
    { what: 'all sessions', method: 'DELETE', path: '/sessions' },
    {
      what: 'a new administrator',
      method: 'POST',
      path: '/staff',
      body: { name: 'A thief', email: 'new@dyci.example', role: 'administrator' },
    },
    {
      what: 'an editor made administrator',
      method: 'PUT',
      path: `/staff/${editor.id}`,
      body: { ...editor, role: 'administrator' },
    },
    { what: "another administrator's reset", method: 'POST', path: `/staff/${other.id}/reset` },
    {
      what: "another administrator's e-mail",
      method: 'PUT',
      path: `/staff/${other.id}`,
      body: { ...other, email: 'mine@dyci.example' },
    },
  ]

  test('changes nothing by which its thief could keep an account', async () => {
    const before = await database.selectFrom('staff').selectAll().orderBy('id').execute()
    for (const { what, method, path, body } of changes()) {
      expect([what, ...reasonOf(await site.call(method, path, { token, body }))]).toEqual([
        what,
        403,
        'confirm',
      ])
    }
    expect(await database.selectFrom('staff').selectAll().orderBy('id').execute()).toEqual(before)
    expect(await database.selectFrom('staff_link').selectAll().execute()).toEqual([])
    expect((await site.call('GET', '/session', { token })).status).toBe(200)
  })

  test('changes it for the owner, who confirms with the password each time', async () => {
    for (const { what, method, path, body } of changes().filter(
      (change) => change.what !== 'all sessions',
    )) {
      expect((await confirm({ password })).body).toEqual({ confirmed: true })
      const [status] = reasonOf(await site.call(method, path, { token, body }))
      expect([what, status]).toEqual([what, what === 'one session' ? 404 : 200])
      expect(reasonOf(await site.call('POST', `/staff/${boss.id}/reset`, { token }))).toEqual([
        403,
        'confirm',
      ])
    }
    await confirm({ password })
    expect((await site.call('DELETE', '/sessions', { token })).status).toBe(200)
  })

  test('needs no confirmation for what gives no power over an account', async () => {
    const ask = (method: string, path: string, body?: object) =>
      site.call(method, path, { token, body })
    expect((await ask('PUT', `/staff/${boss.id}`, { ...boss, name: 'The Principal' })).status).toBe(
      200,
    )
    expect((await ask('POST', `/staff/${editor.id}/reset`)).status).toBe(200)
    expect(
      (await ask('PUT', `/staff/${editor.id}`, { ...editor, email: 'married@dyci.example' }))
        .status,
    ).toBe(200)
    const author = { name: 'Maria Cruz', email: 'maria@dyci.example', role: 'author' }
    expect((await ask('POST', '/staff', author)).status).toBe(200)
  })

  test('does not turn off the code that its owner signs in with', async () => {
    await database
      .updateTable('staff')
      .set({ totp_confirmed: 1 })
      .where('id', '=', boss.id)
      .execute()
    const turnOff = () =>
      site.call('PUT', `/staff/${boss.id}`, { token, body: { ...boss, twoFactor: false } })
    expect(reasonOf(await turnOff())).toEqual([403, 'confirm'])
    await confirm({ password })
    expect((await turnOff()).body).toMatchObject({ twoFactor: false })
  })

  test('is confirmed for two minutes, for its own session only', async () => {
    const elsewhere = await site.call('POST', '/session', { body: { email: boss.email, password } })
    await confirm({ password })
    const reset = (by: string) => site.call('POST', `/staff/${boss.id}/reset`, { token: by })
    expect(reasonOf(await reset((elsewhere.body as { token: string }).token))).toEqual([
      403,
      'confirm',
    ])
    site.clock.now += 2 * minute
    expect(reasonOf(await reset(token))).toEqual([403, 'confirm'])
  })

  test('is confirmed once when two calls come together', async () => {
    await confirm({ password })
    const reset = () => site.call('POST', `/staff/${boss.id}/reset`, { token })
    const statuses = (await Promise.all([reset(), reset()])).map(({ status }) => status)
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 403])
  })

  test('cannot be used to guess the password, and strangers cannot use up the guesses', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => confirm({ password: 'wrong' })),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(8)
    expect(reasonOf(await confirm({ password }))).toEqual([429, 'locked'])
    site.clock.now += 15 * minute
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await site.call('POST', '/session', { body: { email: boss.email, password: 'wrong' } })
    }
    expect((await confirm({ password })).status).toBe(200)
  })

  test('is not confirmed by a code of a person who has none, nor by an empty body', async () => {
    expect((await confirm({ code: '000000' })).status).toBe(422)
    expect((await confirm({})).status).toBe(422)
    expect(reasonOf(await site.call('POST', '/two-factor', { token }))).toEqual([403, 'confirm'])
  })
})
