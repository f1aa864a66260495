import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { password, signInAs } from '../../../tests/helpers/staff.ts'
import { fail } from '../../base/result.ts'
import { applyLink, createLink, hasStaff, linkAddress, readLink } from './one-time-links.server.ts'

const hour = 60 * 60_000
const now = Date.UTC(2026, 10, 21)
const noLink = fail({ reason: 'link' })
const weak = (...fields: string[]) => ({
  ok: false,
  failure: { reason: 'invalid', problems: fields.map((field) => ({ field })) },
})

test('the token of a link follows the sign that browsers send to no server', () => {
  expect(linkAddress('https://www.dyci.example', 'abc')).toBe(
    'https://www.dyci.example/login#link=abc',
  )
})

describeOnDatabases('a one-time link', (given) => {
  const at = (time: number) => ({ database: given.database, dataDir: '', now: () => time })
  const use = (token: string, fields: object = {}, time = now) =>
    applyLink(
      at(time),
      { token, password: 'bangka kalabaw singsing', ...fields },
      { device: 'Test' },
    )
  const staffOf = () => given.database.selectFrom('staff').selectAll().execute()

  test('of each purpose is valid for its time, and names its person', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    for (const [purpose, hours] of [
      ['invitation', 7 * 24],
      ['reset', 24],
    ] as const) {
      const token = await createLink(given.database, purpose, staff.id, now)
      const expiresAt = now + hours * hour
      const link = { purpose, email: staff.email, name: staff.name, expiresAt }
      expect(await readLink(at(expiresAt - 1), token)).toEqual(link)
      expect(await readLink(at(expiresAt), token)).toBeNull()
      expect(await use(token, {}, expiresAt)).toEqual(noLink)
    }
    expect(await readLink(at(now), 'forged')).toBeNull()
    expect(await use('forged')).toEqual(noLink)
  })

  test('replaces earlier ones of its person and those that are over, and no others', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    const { staff: other } = await signInAs(given.database, 'editor', { now })
    const first = await createLink(given.database, 'reset', staff.id, now)
    const kept = await createLink(given.database, 'reset', other.id, now)
    const second = await createLink(given.database, 'reset', staff.id, now + 1)
    const isValid = async (token: string) => (await readLink(at(now + 1), token)) !== null
    expect([await isValid(first), await isValid(kept), await isValid(second)]).toEqual([
      false,
      true,
      true,
    ])
    await createLink(given.database, 'reset', staff.id, now + 24 * hour)
    const rows = await given.database.selectFrom('staff_link').select('staff_id').execute()
    expect(rows).toEqual([{ staff_id: staff.id }])
  })

  test('sets the password once, ends the sessions of the person, and signs in', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    const before = (await staffOf())[0]?.password_hash
    const token = await createLink(given.database, 'reset', staff.id, now)
    expect(await use(token, { name: 'Another name' })).toMatchObject({ ok: true })
    const [person] = await staffOf()
    expect(person?.password_hash).not.toBe(before)
    expect(person?.name).toBe(staff.name)
    expect(await given.database.selectFrom('staff_session').select('id').execute()).toHaveLength(1)
    const log = await given.database
      .selectFrom('activity')
      .select(['action', 'staff_name'])
      .execute()
    expect(log.at(-1)).toEqual({ action: 'password-reset', staff_name: staff.name })
    expect(await use(token)).toEqual(noLink)
  })

  test('of an invitation takes the name that the person chooses', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    await given.database.updateTable('staff').set({ password_hash: null }).execute()
    const token = await createLink(given.database, 'invitation', staff.id, now)
    expect(await use(token, { name: 'Ana Reyes' })).toMatchObject({ ok: true })
    expect((await staffOf()).map(({ name }) => name)).toEqual(['Ana Reyes'])
  })

  test('takes no password that is made of the person’s name or address', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    const person = { name: 'Florentina Quibuyen', email: 'mangubat.dimaculangan@dyci.example' }
    await given.database.updateTable('staff').set(person).execute()
    const token = await createLink(given.database, 'reset', staff.id, now)
    for (const own of ['Florentina Quibuyen', 'mangubat dimaculangan'])
      expect(await use(token, { password: own })).toMatchObject(weak('password'))
    const own = 'talahiban kamagong'
    expect(await use(token, { password: own, name: own })).toMatchObject(weak('password'))
    expect((await staffOf())[0]?.password_hash).not.toBeNull()
    expect(await use(token, { password })).toMatchObject({ ok: true })
  })

  test('of a person who may not sign in is not valid, and codes stay needed', async () => {
    const { staff } = await signInAs(given.database, 'editor', { now })
    const token = await createLink(given.database, 'reset', staff.id, now)
    await given.database.updateTable('staff').set({ disabled: 1 }).execute()
    expect(await readLink(at(now), token)).toBeNull()
    expect(await use(token)).toEqual(noLink)
    await given.database.updateTable('staff').set({ disabled: 0, totp_confirmed: 1 }).execute()
    expect(await use(token)).toEqual(fail({ reason: 'code-needed' }))
  })

  test('for the set-up makes the first administrator, who says name and address', async () => {
    const token = await createLink(given.database, 'set-up', null, now)
    expect(await readLink(at(now), token)).toEqual({
      purpose: 'set-up',
      email: '',
      name: '',
      expiresAt: now + 24 * hour,
    })
    const person = { name: 'Florentina Quibuyen', email: 'ana@dyci.example' }
    expect(await use(token)).toMatchObject(weak('name', 'email'))
    expect(await use(token, { ...person, password: person.name })).toMatchObject(weak('password'))
    expect(await hasStaff(given.database)).toBe(false)
    expect(await use(token, person)).toMatchObject({ ok: true })
    expect(await staffOf()).toMatchObject([{ ...person, role: 'administrator', created_at: now }])
    const further = await createLink(given.database, 'set-up', null, now)
    expect(await readLink(at(now), further)).toBeNull()
    expect(await use(further, person)).toEqual(noLink)
  })
})
