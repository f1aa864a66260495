import { HOTP, Secret } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach, statusesOf } from '../helpers/people.ts'
import { password } from '../helpers/staff.ts'

describeOnDatabases('signing in with a code from an app', (databases) => {
  const people = signInBeforeEach(databases, 'author')
  const { signIn: signInWith, askConfirmed } = people
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    ;({ secret } = (await prepare()).body as { secret: string })
    const confirmed = await confirm(codeNow())
    ;({ recoveryCodes } = confirmed.body as { recoveryCodes: string[] })
    people.site.clock.now += 60_000
  })

  /** Returns the code that the person's app shows. */
  const codeNow = () =>
    HOTP.generate({
      secret: Secret.fromBase32(secret),
      counter: Math.floor(people.site.clock.now / 30_000),
    })
  const path = '/account/commands'
  const prepare = () => askConfirmed('POST', path, { action: 'prepare-two-factor' })
  const confirm = (code: string) => people.ask('POST', path, { action: 'turn-on-two-factor', code })
  const signIn = (code?: string, given = password) => signInWith({ password: given, code })
  const stored = (table: 'staff' | 'activity') =>
    databases.database.selectFrom(table).selectAll().execute()

  test('asks for the code, or a recovery code, only of those who know the password, and takes each once', async () => {
    expect((await signIn()).body).toMatchObject({ reason: 'code-needed' })
    expect((await signIn(undefined, 'wrong')).body).toMatchObject({ reason: 'wrong' })
    expect((await signIn(codeNow(), 'wrong')).body).toMatchObject({ reason: 'wrong' })
    for (const code of [codeNow(), recoveryCodes[0]]) {
      expect((await signIn(code)).status).toBe(200)
      expect((await signIn(code)).body).toMatchObject({ reason: 'wrong' })
    }
  })

  test('takes the same code only once of two that come together', async () => {
    const code = codeNow()
    expect(await statusesOf([signIn(code), signIn(code)])).toEqual([200, 401])
  })

  test('is locked after wrong codes, although the password is right each time', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      for (const wrong of ['000000', 'zzzz-zzzz-zzzz-zzzz']) {
        await signIn()
        expect((await signIn(wrong)).status).toBe(401)
      }
    }
    expect((await signIn(codeNow())).status).toBe(429)
  })

  test('keeps neither secret nor recovery codes so that they can be read', async () => {
    const everything = JSON.stringify([await stored('staff'), await stored('activity')])
    const codes = [...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]
    for (const hidden of [secret, Secret.fromBase32(secret).utf8, ...codes])
      expect(everything).not.toContain(hidden)
  })

  test('is turned off with the password, not with the session alone, and set up again by a QR code and a right code', async () => {
    const turnOff = async (given: string) =>
      (await people.ask('POST', path, { action: 'turn-off-two-factor', password: given })).status
    expect((await prepare()).status).toBe(409)
    expect(await turnOff('wrong')).toBe(422)
    expect((await signIn()).body).toMatchObject({ reason: 'code-needed' })
    expect(await turnOff(password)).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await stored('staff')).toMatchObject([{ recovery_codes: '' }])
    const qr = expect.stringMatching(/^<svg /) as unknown
    expect(await prepare()).toMatchObject({ body: { qr } })
    const wrong = { status: 422, body: { problems: [{ field: 'code' }] } }
    expect(await confirm('000000')).toMatchObject(wrong)
  })

  test('is turned off by an administrator for a person who lost their phone', async () => {
    const { token } = await people.add('administrator')
    const { call } = people.site
    const member = { id: people.staff.id, twoFactor: true }
    const list = await call('GET', '/staff?role=author', { token })
    expect(list.body).toMatchObject({ data: [member] })
    const body = { action: 'end-two-factor' }
    const turnedOff = await call('POST', `/staff/${member.id}/commands`, { token, body })
    expect(turnedOff.body).toMatchObject({ ...member, twoFactor: false })
    expect((await signIn()).status).toBe(200)
    const actions = (await people.events()).map((event) => /: (\S+)/.exec(event)?.[1])
    expect(actions).toEqual(['two-factor-on', 'two-factor-off', 'sign-in'])
  })
})
