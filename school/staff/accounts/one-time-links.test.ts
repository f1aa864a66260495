import { expect, test } from 'vitest'
import type { StaffRow } from '../../../db/tables.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { fail } from '../../base/result.ts'
import { changeStaff } from './change-staff.server.ts'
import { isKnownDevice, rememberDevice } from './known-devices.server.ts'
import {
  applyLink,
  createLink,
  hasStaff,
  insertFirst,
  linkAddress,
  type LinkPurpose,
  readLink,
} from './one-time-links.server.ts'
import { changePassword, checkProof, type Proof } from './own-account.server.ts'

const hour = 60 * 60_000
const now = Date.UTC(2026, 10, 21)
const noLink = fail({ reason: 'link' })
const weak = (...fields: string[]) => ({
  ok: false,
  failure: { reason: 'invalid', problems: fields.map((field) => ({ field })) },
})

const florentina = { name: 'Florentina Quibuyen', email: 'mangubat.dimaculangan@dyci.example' }
const ownWords = ['Florentina Quibuyen', 'mangubat dimaculangan']

describeOnDatabases('a one-time link', (given) => {
  const create = (purpose: LinkPurpose, id: string | null, time = now) =>
    createLink(given.database, purpose, id, time)
  const at = (time: number) => ({ database: given.database, dataDir: '', now: () => time })
  const read = (token: string, time = now) => readLink(at(time), token)
  const use = (token: string, fields: object = {}, time = now) => {
    const sent = { token, password: 'bangka kalabaw singsing', ...fields }
    return applyLink(at(time), sent, { device: 'Test' })
  }
  const person = async () => (await signInAs(given.database, 'editor', { now })).staff
  const change = (fields: Partial<StaffRow>) =>
    given.database.updateTable('staff').set(fields).execute()
  const staffOf = () => given.database.selectFrom('staff').selectAll().execute()

  test('of each purpose is valid for its time, and names its person', async () => {
    const { id, email, name } = await person()
    for (const [purpose, hours] of [
      ['invitation', 7 * 24],
      ['reset', 24],
    ] as const) {
      const token = await create(purpose, id)
      const expiresAt = now + hours * hour
      expect(await read(token, expiresAt - 1)).toEqual({ purpose, email, name, expiresAt })
      expect(await read(token, expiresAt)).toBeNull()
      expect(await use(token, {}, expiresAt)).toEqual(noLink)
    }
    expect(await read('forged')).toBeNull()
    // Browsers send what follows this sign to no server.
    expect(linkAddress('https://dyci.example', 'abc')).toBe('https://dyci.example/login#link=abc')
    expect(await use('forged')).toEqual(noLink)
  })

  test('replaces earlier ones of its person and those that are over, and no others', async () => {
    const [{ id }, other] = [await person(), await person()]
    const first = await create('reset', id)
    const kept = await create('reset', other.id)
    const second = await create('reset', id, now + 1)
    const areValid = [first, kept, second].map(
      async (token) => (await read(token, now + 1)) !== null,
    )
    expect(await Promise.all(areValid)).toEqual([false, true, true])
    await create('reset', id, now + 24 * hour)
    const rows = await given.database.selectFrom('staff_token').select('staff_id').execute()
    expect(rows).toEqual([{ staff_id: id }])
  })

  test('makes no device known, and a known device sets no password', async () => {
    const staff = await person()
    const isKnown = (token: string) => isKnownDevice(given.database, staff.id, token, now)
    const remember = () => rememberDevice(given.database, staff.id, undefined, now)
    const device = await remember()
    const link = await create('reset', staff.id)
    expect([await isKnown(link), await isKnown(device)]).toEqual([false, true])
    expect([await read(device), await use(device)]).toEqual([null, noLink])
    for (let number = 0; number < 19; number += 1) await remember()
    expect(await read(link), 'devices have a limit of their own').not.toBeNull()
    const moved = { ...staff, email: 'other@dyci.example' }
    expect(await changeStaff(at(now), staff, staff.id, moved)).toMatchObject({ ok: true })
    expect([await read(link), await isKnown(device)]).toEqual([null, true])
  })

  test('sets the password once, ends the sessions of the person, and signs in', async () => {
    const { id, name } = await person()
    const before = (await staffOf())[0]?.password_hash
    const token = await create('reset', id)
    expect(await use(token, { name: 'Another name' })).toMatchObject({ ok: true })
    const [after] = await staffOf()
    expect(after?.password_hash).not.toBe(before)
    expect(after?.name).toBe(name)
    expect(await given.database.selectFrom('staff_session').select('id').execute()).toHaveLength(1)
    const log = await given.database.selectFrom('activity').selectAll().execute()
    expect(log.at(-1)).toMatchObject({ action: 'password-reset', staff_name: name })
    expect(await use(token)).toEqual(noLink)
  })

  test('of an invitation takes the name that the person chooses', async () => {
    const token = await create('invitation', (await person()).id)
    await change({ password_hash: null })
    expect(await use(token, { name: 'Ana Reyes' })).toMatchObject({ ok: true })
    expect(await staffOf()).toMatchObject([{ name: 'Ana Reyes' }])
  })

  test('takes no password that is made of the person’s name or address', async () => {
    const token = await create('reset', (await person()).id)
    await change(florentina)
    for (const own of ownWords)
      expect(await use(token, { password: own })).toMatchObject(weak('password'))
    const own = 'talahiban kamagong'
    expect(await use(token, { password: own, name: own })).toMatchObject(weak('password'))
    expect((await staffOf())[0]?.password_hash).not.toBeNull()
    expect(await use(token, { password })).toMatchObject({ ok: true })
  })

  test('of a person who may not sign in is not valid, and codes stay needed', async () => {
    const token = await create('reset', (await person()).id)
    await change({ disabled: 1 })
    expect(await read(token)).toBeNull()
    expect(await use(token)).toEqual(noLink)
    await change({ disabled: 0, totp_confirmed: 1 })
    const [before] = await staffOf()
    expect(await use(token)).toEqual(fail({ reason: 'code-needed' }))
    expect((await staffOf())[0]?.password_hash).not.toBe(before?.password_hash)
  })

  test('for the set-up makes the first administrator, who says name and address, and no second', async () => {
    const token = await create('set-up', null)
    const expiresAt = now + 24 * hour
    expect(await read(token)).toEqual({ purpose: 'set-up', email: '', name: '', expiresAt })
    const first = { ...florentina, email: 'ana@dyci.example' }
    expect(await use(token)).toMatchObject(weak('name', 'email'))
    expect(await use(token, { ...first, password: first.name })).toMatchObject(weak('password'))
    expect(await hasStaff(given.database)).toBe(false)
    expect(await use(token, first)).toMatchObject({ ok: true })
    expect(await staffOf()).toMatchObject([{ ...first, role: 'administrator', created_at: now }])
    const further = await create('set-up', null)
    expect(await read(further)).toBeNull()
    expect(await use(further, first)).toEqual(noLink)
    const second = { name: 'Ben', email: 'ben@dyci.example', passwordHash: 'hash' }
    expect(await insertFirst(given.database, second, now)).toBeUndefined()
    expect(await staffOf()).toHaveLength(1)
  })
})

describeOnDatabases('a confirmation', (given) => {
  const wrong = { ok: false, failure: { reason: 'wrong' } }
  const enter = async () => {
    const accounts = { database: given.database, dataDir: '', now: () => now }
    const { staff } = await signInAs(given.database, 'editor', { now })
    const prove = (proof: Proof) => checkProof(accounts, staff, proof)
    return { staff, accounts, prove }
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
      expect(await prove({ code })).toEqual(fail({ reason: 'locked', retryAfterMs: 15 * 60_000 }))
    const log = await actions()
    expect(log.filter((action) => action === 'lock-out')).toHaveLength(1)
    expect(log).toHaveLength(9)
  })

  test('by its password takes a new one, but none of the person’s own name or address', async () => {
    const { staff, accounts } = await enter()
    const change = (next: string) => {
      const passwords = { current: password, next }
      return changePassword(accounts, { ...staff, ...florentina }, 'A session', passwords)
    }
    for (const next of ownWords)
      expect(await change(next)).toMatchObject({ ok: false, failure: { reason: 'weak' } })
    expect(await change('florante dimasalang quezada')).toMatchObject({ ok: true })
  })
})
