import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { refusal, signInBeforeEach, statusesOf } from '../helpers/people.ts'
import { password } from '../helpers/staff.ts'

const minute = 60_000

describeOnDatabases('a stolen token', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { ask } = people
  let other: Staff
  let editor: Staff
  beforeEach(async () => {
    ;({ staff: other } = await people.add('administrator'))
    ;({ staff: editor } = await people.add('editor'))
  })

  const confirm = (body: object = { password }) => ask('POST', '/session/confirmation', body)
  const reset = (token = people.token) =>
    people.site.call('POST', commands(people.staff), { token, body: { action: 'reset' } })
  const commands = ({ id }: Staff) => `/staff/${id}/commands`
  const unconfirmed = [403, 'confirm']

  /** Every change with which a thief could keep an account. */
  const changes = (): [path: string, body: object][] => {
    const { staff } = people
    return [
      [commands(staff), { action: 'change', ...staff, email: 'thief@dyci.example' }],
      [commands(staff), { action: 'reset' }],
      ['/account/commands', { action: 'prepare-two-factor' }],
      ['/sessions/commands', { action: 'session-end', id: 'some-session' }],
      ['/staff', { name: 'A thief', email: 'new@dyci.example', role: 'administrator' }],
      [commands(editor), { action: 'change', ...editor, role: 'administrator' }],
      [commands(other), { action: 'reset' }],
      [commands(other), { action: 'change', ...other, email: 'mine@dyci.example' }],
      [commands(other), { action: 'end-two-factor' }],
      [commands(other), { action: 'disable' }],
      [commands(other), { action: 'enable' }],
      ['/sessions/commands', { action: 'sign-out-everywhere' }],
    ]
  }

  test('changes nothing by which its thief could keep an account, but for the owner, who confirms with the password each time', async () => {
    const staff = () => databases.database.selectFrom('staff').selectAll().orderBy('id').execute()
    const before = await staff()
    for (const change of changes())
      expect([change, ...refusal(await ask('POST', ...change))]).toEqual([change, ...unconfirmed])
    expect(await staff()).toEqual(before)
    expect(await databases.database.selectFrom('staff_token').selectAll().execute()).toEqual([])
    expect((await ask('GET', '/session')).status).toBe(200)

    for (const change of changes()) {
      expect(refusal(await reset())).toEqual(unconfirmed)
      expect((await confirm()).body).toEqual({ confirmed: true })
      const isUnknown = 'id' in change[1] && change[1].id === 'some-session'
      expect([change, (await ask('POST', ...change)).status]).toEqual([
        change,
        isUnknown ? 404 : 200,
      ])
    }
  })

  test('needs no confirmation for what gives no power over an account', async () => {
    const author = { name: 'Maria Cruz', email: 'maria@dyci.example', role: 'author' }
    const harmless: ReturnType<typeof changes> = [
      [commands(people.staff), { action: 'change', ...people.staff, name: 'The Principal' }],
      [commands(editor), { action: 'reset' }],
      [commands(editor), { action: 'change', ...editor, email: 'married@dyci.example' }],
      [commands(editor), { action: 'disable' }],
      ['/staff', author],
    ]
    for (const change of harmless)
      expect([change, (await ask('POST', ...change)).status]).toEqual([change, 200])
  })

  test('does not turn off the code that its owner signs in with', async () => {
    const own = databases.database.updateTable('staff').where('id', '=', people.staff.id)
    await own.set({ totp_confirmed: 1 }).execute()
    const turnOff = () => people.command(people.staff.id, 'end-two-factor')
    expect(refusal(await turnOff())).toEqual(unconfirmed)
    await confirm()
    expect((await turnOff()).body).toMatchObject({ twoFactor: false })
  })

  test('is confirmed for two minutes, for its own session only, and once when two calls come together', async () => {
    expect((await confirm({})).status, 'no proof').toBe(422)
    const elsewhere = await people.signIn()
    await confirm()
    expect(refusal(await reset((elsewhere.body as { token: string }).token))).toEqual(unconfirmed)
    people.site.clock.now += 2 * minute
    expect(refusal(await reset())).toEqual(unconfirmed)
    await confirm()
    expect(await statusesOf([reset(), reset()])).toEqual([200, 403])
  })

  test('cannot be used to guess the password, and strangers cannot use up the guesses', async () => {
    const guesses = Array.from({ length: 10 }, () => confirm({ password: 'wrong' }))
    expect((await statusesOf(guesses)).filter((status) => status === 422)).toHaveLength(8)
    expect(refusal(await confirm())).toEqual([429, 'locked'])
    people.site.clock.now += 15 * minute
    for (let attempt = 0; attempt < 9; attempt += 1) await people.signIn({ password: 'wrong' })
    expect((await confirm()).status).toBe(200)
  })
})
