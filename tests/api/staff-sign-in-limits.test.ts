import { pino } from 'pino'
import { expect, test, beforeEach } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach, statusesOf } from '../helpers/people.ts'
import { openStaffApi } from '../helpers/staff-api.ts'
import { password } from '../helpers/staff.ts'

describeOnDatabases('signing in, with limits,', (databases) => {
  const people = signInBeforeEach(databases, 'editor', ['jhs'])
  const { signIn, events } = people

  test('is closed for an account after 8 failures from wherever, known or not', async () => {
    for (const email of [people.staff.email, 'stranger@dyci.example']) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const from = { address: `198.51.100.${attempt}` }
        expect((await signIn({ email, password: 'wrong' }, from)).status).toBe(401)
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
  })

  test('deletes the rows of old attempts, although no sign-in succeeds', async () => {
    await signIn({ email: 'one@dyci.example' }, { address: '203.0.113.1' })
    await signIn({ email: 'two@dyci.example' }, { address: '203.0.113.2' })
    people.site.clock.now += 15 * 60_000
    await signIn({ email: 'three@dyci.example' }, { address: '203.0.113.3' })
    const rows = await databases.database.selectFrom('sign_in_attempt').selectAll().execute()
    expect(rows, 'the totals, and account and address of the last attempt').toHaveLength(3)
  })

  test('cannot be guessed by many attempts at once', async () => {
    const guesses = Array.from({ length: 20 }, () => signIn({ password: 'wrong' }))
    const refused = [...Array<number>(8).fill(401), ...Array<number>(12).fill(429)]
    expect(await statusesOf(guesses)).toEqual(refused)
  })

  test.each([
    // The address that the last of our proxies has seen, with a port as some proxies write it.
    [
      1,
      '10.0.0.1, 198.51.100.1',
      ['10.9.9.9, 198.51.100.1', '198.51.100.1:50123'],
      ['198.51.100.2'],
    ],
    [1, '[2001:db8::1]:50123', ['2001:db8::1', '2001:db8::2'], ['2001:db8:0:2::1']],
    [0, '198.51.100.7', ['198.51.100.8'], []],
  ])(
    'behind %i proxies, counts a call forwarded for %s against the network of %j',
    async (proxies, first, same, others) => {
      const api = openStaffApi(databases.database, { proxies })
      const guess = async (forwarded: string) => {
        const body = { email: `${Math.random()}@dyci.example`, password: 'wrong' }
        const headers = { 'x-forwarded-for': forwarded }
        return (await api.call('POST', '/session', { body, headers })).status
      }
      await guess(first)
      const attempts = databases.database.updateTable('sign_in_attempt').set({ count: 30 })
      await attempts.where('subject', 'like', 'address%').execute()
      for (const forwarded of same) expect([forwarded, await guess(forwarded)]).toContain(429)
      for (const forwarded of others) expect(await guess(forwarded)).toBe(401)
    },
  )

  test('warns once in the log of a proxy that is not trusted', async () => {
    const warningsWith = async (proxies: number) => {
      const warnings: string[] = []
      const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
      const { call } = openStaffApi(databases.database, { logger, proxies })
      const body = { email: 'ana@dyci.example', password: 'x' }
      await call('POST', '/session', { body })
      expect(warnings).toEqual([])
      for (const forwarded of ['198.51.100.1', '198.51.100.2'])
        await call('POST', '/session', { body, headers: { 'x-forwarded-for': forwarded } })
      return warnings
    }
    expect(await warningsWith(0)).toEqual([
      expect.stringContaining('Set TRUST_PROXY to the number of your proxies'),
    ])
    expect(await warningsWith(1)).toEqual([])
  })
})

const day = 24 * 60 * 60_000

describeOnDatabases('a device that its owner has signed in on', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { signIn } = people
  let deviceToken: string
  beforeEach(async () => {
    deviceToken = await deviceTokenOf({})
  })

  const statusOf = async (given: Record<string, unknown>) => (await signIn(given)).status
  const deviceTokenOf = async (given: Record<string, unknown>) =>
    ((await signIn(given)).body as { deviceToken: string }).deviceToken
  const guess = (times: number, given: Record<string, unknown> = {}) =>
    Promise.all(Array.from({ length: times }, () => statusOf({ password: 'wrong', ...given })))
  /** Uses up all attempts: of the account, its network and everything. */
  const lock = async (given: Record<string, unknown> = {}) => {
    await guess(1, given)
    await databases.database.updateTable('sign_in_attempt').set({ count: 500 }).execute()
  }
  const devices = () => databases.database.selectFrom('staff_token').selectAll().execute()

  test('lets the owner in although strangers guess the account, its network and everything at once', async () => {
    await lock()
    expect(await statusOf({ deviceToken })).toBe(200)
    expect(await statusOf({})).toBe(429)
  })

  test('gets eight guesses of its own, and no more', async () => {
    const statuses = await guess(10, { deviceToken })
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect(await statusOf({ deviceToken })).toBe(429)
    // A new device is not locked out by it.
    expect(await statusOf({})).toBe(200)
    people.site.clock.now += 15 * 60_000
    expect(await statusOf({ deviceToken })).toBe(200)
  })

  test('keeps its token after each sign-in, and the database keeps only a hash', async () => {
    expect(await deviceTokenOf({ deviceToken })).toBe(deviceToken)
    const rows = await devices()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(deviceToken)
  })

  test('is a stranger for another account, and so is a made-up token', async () => {
    const other = await people.add('editor')
    await lock({ email: other.staff.email })
    expect(await statusOf({ email: other.staff.email, deviceToken })).toBe(429)
    await lock()
    expect(await statusOf({ deviceToken: 'A'.repeat(43) })).toBe(429)
    const [device] = await devices()
    expect(await statusOf({ deviceToken: device?.token_hash })).toBe(429)
  })

  test('is forgotten after half a year without a sign-in, and when the password changes', async () => {
    people.site.clock.now += 179 * day
    expect(await statusOf({ deviceToken })).toBe(200)
    people.site.clock.now += 180 * day
    await lock()
    expect(await statusOf({ deviceToken })).toBe(429)

    people.site.clock.now += 15 * 60_000
    const { token } = (await signIn({})).body as { token: string }
    const known = await deviceTokenOf({})
    const next = 'bagong password ng Bocaue'
    const body = { action: 'change-password', current: password, next }
    expect((await people.site.call('POST', '/account/commands', { token, body })).status).toBe(200)
    await lock()
    expect(await statusOf({ password: next, deviceToken: known })).toBe(429)
  })

  test('is one of twenty at most: the one used longest ago goes', async () => {
    const [own] = await devices()
    if (!own) throw new Error('No device is known.')
    people.site.clock.now += 1_000
    const rows = Array.from({ length: 19 }, (_, number) => ({
      ...own,
      token_hash: `of device ${number}`,
      expires_at: own.expires_at + 1_000,
    }))
    await databases.database.insertInto('staff_token').values(rows).execute()
    await signIn({})
    expect(await devices()).toHaveLength(20)
    await lock()
    expect(await statusOf({ deviceToken })).toBe(429)
  })
})
