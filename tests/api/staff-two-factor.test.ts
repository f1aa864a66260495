import { HOTP, Secret } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, password, signInAs } from '../helpers/staff.ts'

interface Prepared {
  secret: string
  uri: string
  qr: string
}

describeOnDatabases('signing in with a code from an app', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let ana: Staff
  let token: string
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    ;({ staff: ana, token } = await signInAs(database, 'author', { now: site.clock.now }))
    secret = ((await site.callConfirmed('POST', '/two-factor', { token })).body as Prepared).secret
    const confirmed = await confirm(codeNow())
    ;({ recoveryCodes } = confirmed.body as { recoveryCodes: string[] })
    site.clock.now += 60_000
  })

  /** Returns the code that the person's app shows. */
  const codeNow = () =>
    HOTP.generate({
      secret: Secret.fromBase32(secret),
      counter: Math.floor(site.clock.now / 30_000),
    })
  const confirm = (code: string) =>
    site.call('POST', '/two-factor/confirm', { token, body: { code } })
  const signIn = (code?: string, given = password) =>
    site.call('POST', '/session', {
      body: { email: ana.email, password: given, ...(code ? { code } : {}) },
    })

  test('is set up by a QR code and counts once a code was given', async () => {
    const { token } = await signInAs(database, 'editor', { now: site.clock.now })
    const prepared = (await site.callConfirmed('POST', '/two-factor', { token })).body as Prepared
    expect(prepared.uri).toMatch(
      /^otpauth:\/\/totp\/DYCI%20website:[^?]+\?issuer=DYCI%20website&secret=[A-Z2-7]+&/,
    )
    expect(prepared.uri).toContain(prepared.secret)
    expect(prepared.qr).toMatch(/^<svg /)
    expect((await site.call('GET', '/session', { token })).body).toMatchObject({ twoFactor: false })
    const wrong = await site.call('POST', '/two-factor/confirm', {
      token,
      body: { code: '000000' },
    })
    expect([wrong.status, wrong.body]).toMatchObject([422, { problems: [{ field: 'code' }] }])
    expect((await site.call('GET', '/session', { token })).body).toMatchObject({ twoFactor: false })
  })

  test('asks for the code only of those who know the password', async () => {
    expect((await signIn()).body).toMatchObject({ reason: 'code-needed' })
    expect((await signIn(undefined, 'wrong')).body).toMatchObject({ reason: 'wrong' })
    expect((await signIn(codeNow(), 'wrong')).body).toMatchObject({ reason: 'wrong' })
    expect((await signIn(codeNow())).status).toBe(200)
  })

  test('takes each code once, and the one before and after', async () => {
    const code = codeNow()
    site.clock.now += 30_000
    expect((await signIn(code)).status).toBe(200)
    expect((await signIn(code)).body).toMatchObject({ reason: 'wrong' })
    const next = codeNow()
    site.clock.now += 60_000
    expect((await signIn(next)).body).toMatchObject({ reason: 'wrong' })
    expect((await signIn(codeNow())).status).toBe(200)
  })

  test('takes the same code only once of two that come together', async () => {
    const code = codeNow()
    const statuses = (await Promise.all([signIn(code), signIn(code)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401])
  })

  test('takes a recovery code instead, each once, however it is written', async () => {
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect((await signIn(first)).status).toBe(200)
    expect((await signIn(first)).status).toBe(401)
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn('aaaa-aaaa-aaaa-aaaa')).status).toBe(401)
  })

  test('is locked after wrong codes, although the password is right each time', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await signIn()
      expect((await signIn('000000')).status).toBe(401)
      await signIn()
      expect((await signIn('zzzz-zzzz-zzzz-zzzz')).status).toBe(401)
    }
    expect((await signIn(codeNow())).status).toBe(429)
  })

  test('keeps neither secret nor recovery codes so that they can be read', async () => {
    const everything = JSON.stringify([
      await database.selectFrom('staff').selectAll().execute(),
      await database.selectFrom('staff_recovery_code').selectAll().execute(),
      await database.selectFrom('activity').selectAll().execute(),
    ])
    const plain = Secret.fromBase32(secret).utf8
    for (const hidden of [
      secret,
      plain,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(everything).not.toContain(hidden)
    }
  })

  test('is turned off with the password, not with the session alone', async () => {
    const turnOff = (given: string) =>
      site.call('DELETE', '/two-factor', { token, body: { password: given } })
    expect((await site.callConfirmed('POST', '/two-factor', { token })).status).toBe(409)
    expect((await turnOff('wrong')).status).toBe(422)
    expect((await signIn()).body).toMatchObject({ reason: 'code-needed' })
    expect((await turnOff(password)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await database.selectFrom('staff_recovery_code').selectAll().execute()).toEqual([])
  })

  test('is turned off by an administrator for a person who lost their phone', async () => {
    const { token: administrator } = await signInAs(database, 'administrator', {
      now: site.clock.now,
    })
    const member = (await site.call('GET', `/staff/${ana.id}`, { token: administrator })).body
    expect(member).toMatchObject({ twoFactor: true })
    const body = { ...(member as object), twoFactor: false }
    const changed = await site.call('PUT', `/staff/${ana.id}`, { token: administrator, body })
    expect(changed.body).toMatchObject({ twoFactor: false })
    expect((await signIn()).status).toBe(200)
    const log = await database.selectFrom('activity').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual(['two-factor-on', 'two-factor-off', 'sign-in'])
  })

  test('is still asked for after a new password by a link', async () => {
    const { token: administrator } = await signInAs(database, 'administrator', {
      now: site.clock.now,
    })
    const { link } = (await site.call('POST', `/staff/${ana.id}/reset`, { token: administrator }))
      .body as {
      link: string
    }
    const next = 'bagong password ng Bocaue'
    const used = await site.call('POST', '/links/use', {
      body: { token: link.split('#link=')[1], password: next },
    })
    expect([used.status, used.body]).toMatchObject([401, { reason: 'code-needed' }])
    expect((await signIn(undefined, next)).body).toMatchObject({ reason: 'code-needed' })
    expect((await signIn(codeNow(), next)).status).toBe(200)
  })
})
