import { expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach } from '../helpers/people.ts'
import { password } from '../helpers/staff.ts'

const expiresIn = 8 * 60 * 60_000

describeOnDatabases('signing in', (databases) => {
  const people = signInBeforeEach(databases, 'editor', ['jhs'])
  const { signIn, events } = people
  const statusOf = async (token: string) =>
    (await people.site.call('GET', '/session', { token })).status
  const change = (passwords: object) => {
    const body = { action: 'change-password', ...passwords }
    return people.site.call('POST', '/account/commands', { token: people.token, body })
  }

  test('gives a token that identifies the person; neither token nor password is kept', async () => {
    const answer = await signIn({ email: ` \u200B${people.staff.email.toUpperCase()}.` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBe(null)
    const token = expect.stringMatching(/^[\w-]{43}$/) as unknown
    const { id, name } = people.staff
    const expiresAt = people.site.clock.now + expiresIn
    expect(answer.body).toEqual({
      token,
      deviceToken: token,
      user: { id, name, role: 'editor' },
      expiresAt,
    })
    const signedIn = answer.body as { token: string }
    const session = await people.site.call('GET', '/session', signedIn)
    expect(session.body).toEqual({ ...people.staff, twoFactor: false, idleMinutes: 30, expiresAt })
    const tables = ['staff', 'staff_session', 'sign_in_attempt', 'activity'] as const
    const rows = tables.map((table) => databases.database.selectFrom(table).selectAll().execute())
    const everything = JSON.stringify(await Promise.all(rows))
    expect(everything).toContain(people.staff.email)
    for (const secret of [signedIn.token, password, '192.0.2.1'])
      expect(everything).not.toContain(secret)
  })

  test('is refused alike for a wrong password, an unknown address and a person who is disabled', async () => {
    const wrong = await signIn({ password: 'wrong password' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      {
        error: 'That did not work. Check e-mail address, password and code, and try again.',
        reason: 'wrong',
      },
    ])
    const others = []
    for (const email of ['stranger@dyci.example', '', "' or 1=1 --", 'a\0b', '%'])
      others.push(await signIn({ email }))
    // People who are invited: school/staff/accounts/sign-in.test.ts.
    await databases.database.updateTable('staff').set({ disabled: 1 }).execute()
    others.push(await signIn({}))
    for (const each of others) expect([each.status, each.body]).toEqual([wrong.status, wrong.body])
  })

  test('takes no odd fields', async () => {
    for (const odd of [{ email: undefined }, { password: 7 }, { password: 'x'.repeat(1_001) }]) {
      const { status, body } = await signIn(odd)
      const problems = [{ field: Object.keys(odd)[0] }]
      expect([status, body]).toMatchObject([422, { reason: 'invalid', problems }])
    }
  })

  test('is in the activity log, failures too, without what was typed', async () => {
    await signIn({ password: 'wrong password' })
    await signIn({ email: 'typo@dyci.example' })
    const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
    await signIn({}, { headers: { 'user-agent': phone } })
    expect(await events()).toEqual([
      `Unknown person: sign-in-failed ${people.staff.name}`,
      'Unknown person: sign-in-failed an unknown account',
      `${people.staff.name}: sign-in ${people.staff.name}`,
    ])
    const log = await databases.database.selectFrom('activity').selectAll().execute()
    expect(JSON.stringify(log)).toContain('Chrome on Android')
    expect(JSON.stringify(log)).not.toContain('typo@')
  })

  test('can be ended here, on one device or everywhere', async () => {
    const tokenFrom = async (headers: Record<string, string> = {}) =>
      ((await signIn({}, { headers })).body as { token: string }).token
    const other = await tokenFrom({ 'user-agent': 'X (iPhone) Safari/1' })
    const third = await tokenFrom()
    const list = await people.site.call('GET', '/sessions', { token: people.token })
    const { data, total } = list.body as SessionList
    expect(total).toBe(3)
    expect(data.filter(({ current }) => current)).toHaveLength(1)
    const phone = data.find(({ device }) => device === 'Safari on iPhone')

    const stranger = await people.add('administrator')
    const end = async (body: object, token = people.token) =>
      (await people.site.callConfirmed('POST', '/sessions/commands', { token, body })).status
    const ofPhone = { action: 'session-end', id: phone?.id }
    expect(await end(ofPhone, stranger.token)).toBe(404)
    expect(await end(ofPhone)).toBe(200)
    expect(await statusOf(other)).toBe(401)

    expect(await end({ action: 'sign-out' }, third)).toBe(200)
    expect(await statusOf(third)).toBe(401)
    expect(await statusOf(people.token)).toBe(200)

    const last = await tokenFrom()
    expect(await end({ action: 'sign-out-everywhere' })).toBe(200)
    for (const ended of [people.token, last]) expect(await statusOf(ended)).toBe(401)
    expect(await statusOf(stranger.token)).toBe(200)
    expect((await events()).at(-1)).toBe(
      `${people.staff.name}: sign-out-everywhere ${people.staff.name}`,
    )
  })

  test('takes the new password once it was changed, and other sessions end', async () => {
    const other = (await signIn({})).body as { token: string }
    const next = 'bagong password ng Bocaue'
    expect((await change({ current: 'wrong', next })).body).toMatchObject({
      problems: [{ field: 'current', message: 'This is not your password.' }],
    })
    expect((await change({ current: password, next: 'short' })).body).toMatchObject({
      problems: [{ field: 'next' }],
    })
    expect((await change({ current: password, next })).status).toBe(200)
    expect(await statusOf(other.token)).toBe(401)
    expect(await statusOf(people.token)).toBe(200)
    expect((await signIn({})).status).toBe(401)
    expect((await signIn({ password: next })).status).toBe(200)
    expect(await events()).toContain(`${people.staff.name}: password-change ${people.staff.name}`)
    // It cannot be guessed from a session that was left open.
    const guess = async () => (await change({ current: 'wrong', next })).status
    for (let attempt = 0; attempt < 8; attempt += 1) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
  })

  test('of two changes of one password at the same time, the second is told that it came late', async () => {
    const nexts = ['unang password ng Bocaue', 'ikalawang password ng Bocaue']
    const answers = await Promise.all(nexts.map((next) => change({ current: password, next })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422])
    const kept = nexts[statuses.indexOf(200)]
    expect((await signIn({ password: kept })).status).toBe(200)
  })
})

interface SessionList {
  data: { id: string; current: boolean; device: string }[]
  total: number
}
