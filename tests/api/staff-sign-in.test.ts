import { expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach } from '../helpers/people.ts'
import { password, signInAs } from '../helpers/staff.ts'

const minute = 60_000

describeOnDatabases('signing in', (databases) => {
  const people = signInBeforeEach(databases, 'editor', ['jhs'])
  const { signIn, events } = people

  test('gives a token that identifies the person', async () => {
    const answer = await signIn({ email: ` ${people.staff.email.toUpperCase()} ` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBe(null)
    const user = { id: people.staff.id, name: people.staff.name, role: 'editor' }
    const token = expect.stringMatching(/^[\w-]{43}$/) as unknown
    expect(answer.body).toEqual({
      token,
      deviceToken: token,
      user,
      expiresAt: people.site.clock.now + 8 * 60 * minute,
    })
    const session = await people.site.call('GET', '/session', answer.body as { token: string })
    expect(session.body).toEqual({
      ...people.staff,
      twoFactor: false,
      idleMinutes: 30,
      expiresAt: people.site.clock.now + 8 * 60 * minute,
    })
  })

  test('keeps neither token nor password', async () => {
    const { body } = await signIn({})
    const everything = JSON.stringify([
      await databases.database.selectFrom('staff').selectAll().execute(),
      await databases.database.selectFrom('staff_session').selectAll().execute(),
      await databases.database.selectFrom('sign_in_attempt').selectAll().execute(),
      await databases.database.selectFrom('activity').selectAll().execute(),
    ])
    expect(everything).toContain(people.staff.email)
    expect(everything).not.toContain((body as { token: string }).token)
    expect(everything).not.toContain(password)
    expect(everything).not.toContain('192.0.2.1')
  })

  test('is refused alike for a wrong password, an unknown address and a disabled person', async () => {
    const wrong = await signIn({ password: 'wrong password' })
    const unknown = await signIn({ email: 'stranger@dyci.example' })
    await databases.database
      .updateTable('staff')
      .set({ disabled: 1 })
      .where('id', '=', people.staff.id)
      .execute()
    const disabled = await signIn({})
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      error: 'That did not work. Check e-mail address, password and code, and try again.',
      reason: 'wrong',
    })
    for (const each of [unknown, disabled])
      expect([each.status, each.body]).toEqual([wrong.status, wrong.body])
  })

  test('accepts any text as an e-mail address, and finds no account', async () => {
    for (const email of ['', "' or 1=1 --", 'a\0b', '%'])
      expect((await signIn({ email })).status).toBe(401)
  })

  test('is refused for a person who was only invited, even without a password', async () => {
    await databases.database
      .updateTable('staff')
      .set({ password_hash: null })
      .where('id', '=', people.staff.id)
      .execute()
    expect((await signIn({ password: '' })).status).toBe(401)
  })

  test.each([{ email: undefined }, { password: 7 }, { password: 'x'.repeat(1_001) }])(
    'takes no odd fields',
    async (odd) => {
      const answer = await signIn(odd)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        reason: 'invalid',
        problems: [{ field: Object.keys(odd)[0] }],
      })
    },
  )

  test('is in the activity log, failures too, without what was typed', async () => {
    await signIn({ password: 'wrong password' })
    await signIn({ email: 'typo@dyci.example' })
    await signIn(
      {},
      {
        headers: {
          'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
        },
      },
    )
    expect(await events()).toEqual([
      `Unknown person: sign-in-failed ${people.staff.name}`,
      'Unknown person: sign-in-failed an unknown account',
      `${people.staff.name}: sign-in ${people.staff.name}`,
    ])
    const log = JSON.stringify(
      await databases.database.selectFrom('activity').selectAll().execute(),
    )
    expect(log).toContain('Chrome on Android')
    expect(log).not.toContain('typo@')
  })

  test('keeps the time of the last call to the minute, without a write each time', async () => {
    const seen = async () =>
      (
        await databases.database
          .selectFrom('staff_session')
          .select('last_seen_at')
          .executeTakeFirstOrThrow()
      ).last_seen_at
    const start = people.site.clock.now
    people.site.clock.now += minute - 1
    await people.site.call('GET', '/session', { token: people.token })
    expect(await seen()).toBe(start)
    people.site.clock.now += 1
    await people.site.call('GET', '/session', { token: people.token })
    expect(await seen()).toBe(start + minute)
  })

  test('can be ended here, on one device or everywhere', async () => {
    const other = (await signIn({}, { headers: { 'user-agent': 'X (iPhone) Safari/1' } })).body as {
      token: string
    }
    const third = (await signIn({})).body as { token: string }
    const list = async (of = people.token) =>
      (await people.site.call('GET', '/sessions', { token: of })).body as SessionList
    const { data, total } = await list()
    expect(total).toBe(3)
    expect(data.filter(({ current }) => current)).toHaveLength(1)
    const phone = data.find(({ device }) => device === 'Safari on iPhone')

    const stranger = await signInAs(databases.database, 'administrator', {
      now: people.site.clock.now,
    })
    const foreign = await people.site.callConfirmed('DELETE', `/sessions/${phone?.id}`, {
      token: stranger.token,
    })
    expect(foreign.status).toBe(404)
    expect(
      (await people.site.callConfirmed('DELETE', `/sessions/${phone?.id}`, { token: people.token }))
        .status,
    ).toBe(200)
    expect((await people.site.call('GET', '/session', other)).status).toBe(401)

    expect((await people.site.call('DELETE', '/session', third)).status).toBe(200)
    expect((await people.site.call('GET', '/session', third)).status).toBe(401)
    expect((await people.site.call('GET', '/session', { token: people.token })).status).toBe(200)

    const last = (await signIn({})).body as { token: string }
    expect(
      (await people.site.callConfirmed('DELETE', '/sessions', { token: people.token })).status,
    ).toBe(200)
    for (const each of [people.token, last.token])
      expect((await people.site.call('GET', '/session', { token: each })).status).toBe(401)
    expect((await people.site.call('GET', '/session', stranger)).status).toBe(200)
    expect((await events()).slice(-1)).toEqual([
      `${people.staff.name}: sign-out-everywhere ${people.staff.name}`,
    ])
  })

  test('takes the new password once it was changed, and other sessions end', async () => {
    const other = (await signIn({})).body as { token: string }
    const next = 'bagong password ng Bocaue'
    const change = (body: unknown) =>
      people.site.call('POST', '/password', { token: people.token, body })
    expect((await change({ current: 'wrong', next })).body).toMatchObject({
      problems: [{ field: 'current', message: 'This is not your password.' }],
    })
    expect((await change({ current: password, next: 'short' })).body).toMatchObject({
      problems: [{ field: 'next' }],
    })
    expect((await change({ current: password, next })).status).toBe(200)
    expect((await people.site.call('GET', '/session', other)).status).toBe(401)
    expect((await people.site.call('GET', '/session', { token: people.token })).status).toBe(200)
    expect((await signIn({})).status).toBe(401)
    expect((await signIn({ password: next })).status).toBe(200)
    expect(await events()).toContain(`${people.staff.name}: password-change ${people.staff.name}`)
  })

  test('of two changes of one password at the same time, the second is told that it came late', async () => {
    const change = (next: string) =>
      people.site.call('POST', '/password', {
        token: people.token,
        body: { current: password, next },
      })
    const nexts = ['unang password ng Bocaue', 'ikalawang password ng Bocaue']
    const statuses = (await Promise.all(nexts.map(change))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422])
    const kept = nexts[statuses.indexOf(200)]
    expect((await signIn({ password: kept })).status).toBe(200)
  })

  test('the own password cannot be guessed from a session that was left open', async () => {
    const guess = () =>
      people.site.call('POST', '/password', {
        token: people.token,
        body: { current: 'wrong', next: password },
      })
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
  })
})

interface SessionList {
  data: { id: string; current: boolean; device: string }[]
  total: number
}
