import { expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach } from '../helpers/people.ts'
import { openStaffApi } from '../helpers/staff.ts'

const minute = 60_000

describeOnDatabases('signing in, with limits,', (databases) => {
  const people = signInBeforeEach(databases, 'editor', ['jhs'])
  const { signIn, events } = people

  test('is closed for an account after 8 failures from wherever, known or not, and opens with time', async () => {
    for (const email of [people.staff.email, 'stranger@dyci.example']) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const { status } = await signIn(
          { email, password: 'wrong' },
          { address: `198.51.100.${attempt}` },
        )
        expect(status).toBe(401)
      }
      const locked = await signIn({ email }, { address: '203.0.113.7' })
      expect(locked.status).toBe(429)
      expect(locked.headers.get('retry-after')).toBe('900')
      expect(locked.body).toEqual({
        error: 'Too many attempts. Try again in 15 minutes.',
        reason: 'locked',
        retryAfter: 900,
      })
    }
    await signIn({}, { address: '203.0.113.8' })
    expect((await events()).filter((line) => line.includes('lock-out'))).toEqual([
      `Unknown person: lock-out ${people.staff.name}`,
      'Unknown person: lock-out an unknown account',
    ])
    people.site.clock.now += 14 * minute
    expect((await signIn({})).headers.get('retry-after')).toBe('60')
    people.site.clock.now += minute
    expect((await signIn({})).status).toBe(200)
  })

  test('is closed for an address after 30 failures, and for no other', async () => {
    const guess = (address: string) =>
      signIn({ email: `${Math.random()}@dyci.example`, password: 'wrong' }, { address })
    await guess('2001:db8:0:1::1')
    await databases.database
      .updateTable('sign_in_attempt')
      .set({ count: 29 })
      .where('subject', 'like', 'address %')
      .execute()
    expect((await guess('2001:db8:0:1::2')).status).toBe(401)
    // A rented server has a whole network of addresses.
    expect((await guess('2001:0db8::1:ffff:ffff:ffff:ffff')).status).toBe(429)
    expect((await signIn({}, { address: '2001:db8:0:1::99' })).status).toBe(429)
    expect((await signIn({}, { address: '2001:db8:0:2::99' })).status).toBe(200)
  })

  test('is closed for everyone for a minute when an attack comes from everywhere', async () => {
    await databases.database
      .insertInto('sign_in_attempt')
      .values({ subject: 'all', count: 89, until: people.site.clock.now + minute })
      .execute()
    expect((await signIn({ password: 'wrong' }, { address: '203.0.113.1' })).status).toBe(401)
    const closed = await signIn({}, { address: '203.0.113.2' })
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '60'])
    people.site.clock.now += minute
    expect((await signIn({}, { address: '203.0.113.2' })).status).toBe(200)
  })

  test('deletes the rows of old attempts, although no sign-in succeeds', async () => {
    await signIn({ email: 'one@dyci.example' }, { address: '203.0.113.1' })
    await signIn({ email: 'two@dyci.example' }, { address: '203.0.113.2' })
    people.site.clock.now += 15 * minute
    await signIn({ email: 'three@dyci.example' }, { address: '203.0.113.3' })
    // The totals, and the account and address of the last attempt.
    expect(
      await databases.database.selectFrom('sign_in_attempt').selectAll().execute(),
    ).toHaveLength(3)
  })

  test('cannot be guessed by many attempts at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ password: 'wrong' })),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(401), count(429)]).toEqual([8, 12])
  })

  test('works for many at once, some of them mistyped', async () => {
    const signingIn = Array.from({ length: 30 }, (_, number) => {
      const address = `198.51.100.${number % 3}`
      return number % 5 === 0 ? signIn({ password: 'wrong' }, { address }) : signIn({}, { address })
    })
    const statuses = (await Promise.all(signingIn)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 401, 429].includes(status))).toEqual([])
    expect(statuses).toContain(200)
  })

  test('does not use up attempts when it goes well', async () => {
    await signIn({ password: 'wrong' })
    const almost = { account: 7, address: 29, all: 89 }
    for (const [kind, count] of Object.entries(almost)) {
      await databases.database
        .updateTable('sign_in_attempt')
        .set({ count })
        .where('subject', 'like', `${kind}%`)
        .execute()
    }
    for (let time = 0; time < 3; time += 1) expect((await signIn({})).status).toBe(200)
    expect((await signIn({ password: 'wrong' })).status).toBe(401)
  })

  test('trusts X-Forwarded-For only as far as our proxies are in front', async () => {
    const behind = openStaffApi(databases.database, { proxies: 1 })
    const guess = (api: ReturnType<typeof openStaffApi>, forwarded: string) =>
      api.call('POST', '/session', {
        body: { email: `${Math.random()}@dyci.example`, password: 'wrong' },
        headers: { 'x-forwarded-for': forwarded },
      })
    const spare = async () => {
      await databases.database
        .updateTable('sign_in_attempt')
        .set({ count: 30 })
        .where('subject', 'like', 'address %')
        .execute()
    }
    await guess(behind, '10.0.0.1, 198.51.100.1')
    await spare()
    expect((await guess(behind, '10.9.9.9, 198.51.100.1')).status).toBe(429)
    expect((await guess(behind, '10.0.0.1, 198.51.100.2')).status).toBe(401)
    // With a port, as some proxies write it.
    expect((await guess(behind, '198.51.100.1:50123')).status).toBe(429)
    await guess(behind, '[2001:db8::1]:50123')
    await spare()
    expect((await guess(behind, '2001:db8::1')).status).toBe(429)
    await guess(people.site, '198.51.100.7')
    await spare()
    expect((await guess(people.site, '198.51.100.8')).status).toBe(429)
  })
})
