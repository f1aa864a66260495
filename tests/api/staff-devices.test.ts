import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, password, signInAs, type StaffCall } from '../helpers/staff.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface SignedIn {
  token: string
  deviceToken: string
}

describeOnDatabases('a device that its owner has signed in on', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let ana: Staff
  let token: string
  let deviceToken: string
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    ;({ staff: ana, token } = await signInAs(database, 'administrator', { now: site.clock.now }))
    ;({ deviceToken } = (await signIn({})).body as SignedIn)
  })

  const signIn = (given: Record<string, unknown>, call: StaffCall = {}) =>
    site.call('POST', '/session', { body: { email: ana.email, password, ...given }, ...call })
  const statusOf = async (given: Record<string, unknown>, call?: StaffCall) =>
    (await signIn(given, call)).status
  const guess = (times: number, given: Record<string, unknown> = {}) =>
    Promise.all(Array.from({ length: times }, () => signIn({ password: 'wrong', ...given })))

  test('lets the owner in although strangers guess the account, its network and everything at once', async () => {
    await guess(9)
    expect(await statusOf({})).toBe(429)
    expect(await statusOf({ deviceToken })).toBe(200)
    const attacked = { account: 50, address: 50, all: 500 }
    for (const [kind, count] of Object.entries(attacked)) {
      await database
        .updateTable('sign_in_attempt')
        .set({ count })
        .where('subject', 'like', `${kind}%`)
        .execute()
    }
    expect(await statusOf({ deviceToken })).toBe(200)
    expect(await statusOf({})).toBe(429)
  })

  test('gets eight guesses of its own, and no more', async () => {
    const statuses = (await guess(10, { deviceToken })).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect(await statusOf({ deviceToken })).toBe(429)
    // A new device is not locked out by it.
    expect(await statusOf({})).toBe(200)
    site.clock.now += 15 * minute
    expect(await statusOf({ deviceToken })).toBe(200)
  })

  test('starts its guesses again after a right password', async () => {
    await guess(7, { deviceToken })
    expect(await statusOf({ deviceToken })).toBe(200)
    await guess(7, { deviceToken })
    expect(await statusOf({ deviceToken })).toBe(200)
  })

  test('keeps its token after each sign-in, and the database keeps only a hash', async () => {
    expect(((await signIn({ deviceToken })).body as SignedIn).deviceToken).toBe(deviceToken)
    const rows = await database.selectFrom('staff_device').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(deviceToken)
  })

  test('is a stranger for another account, and so is a made-up token', async () => {
    const other = await signInAs(database, 'editor', { now: site.clock.now })
    await guess(9, { email: other.staff.email })
    expect(await statusOf({ email: other.staff.email, deviceToken })).toBe(429)
    await guess(9)
    expect(await statusOf({ deviceToken: 'A'.repeat(43) })).toBe(429)
    const { token_hash } = await database
      .selectFrom('staff_device')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(await statusOf({ deviceToken: token_hash })).toBe(429)
  })

  test('is forgotten after half a year without a sign-in', async () => {
    site.clock.now += 179 * day
    expect(await statusOf({ deviceToken })).toBe(200)
    site.clock.now += 180 * day
    await guess(9)
    expect(await statusOf({ deviceToken })).toBe(429)
  })

  test('is forgotten when the password changes', async () => {
    const next = 'bagong password ng Bocaue'
    expect(
      (await site.call('POST', '/password', { token, body: { current: password, next } })).status,
    ).toBe(200)
    await guess(9)
    expect(await statusOf({ password: next, deviceToken })).toBe(429)
  })

  test('is one of twenty at most: the one used longest ago goes', async () => {
    for (let number = 0; number < 20; number += 1) {
      site.clock.now += 1_000
      await signIn({})
    }
    expect(await database.selectFrom('staff_device').selectAll().execute()).toHaveLength(20)
    await guess(9)
    expect(await statusOf({ deviceToken })).toBe(429)
  })

  test('is part of the data about its owner', async () => {
    const { body } = await site.call('GET', `/staff/${ana.id}/data`, { token })
    expect(body).toMatchObject({
      devices: [{ createdAt: site.clock.now, lastUsedAt: site.clock.now }],
    })
  })
})

describeOnDatabases('the address that attempts count against', (databases) => {
  const guessFrom = (
    site: ReturnType<typeof openStaffApi>,
    address: string,
    headers: Record<string, string> = {},
  ) =>
    site.call('POST', '/session', {
      body: { email: `${Math.random()}@dyci.example`, password: 'x' },
      address,
      headers,
    })
  const useUp = () =>
    databases.database
      .updateTable('sign_in_attempt')
      .set({ count: 30 })
      .where('subject', 'like', 'address %')
      .execute()

  test('is the IPv4 address that a dual-stack socket writes as IPv6', async () => {
    const site = openStaffApi(databases.database)
    await guessFrom(site, '::ffff:192.0.2.10')
    await useUp()
    expect((await guessFrom(site, '::ffff:192.0.2.11')).status).toBe(401)
    expect((await guessFrom(site, '192.0.2.10')).status).toBe(429)
    expect((await guessFrom(site, '::FFFF:c000:020a')).status).toBe(429)
  })

  test('is the proxy where none is trusted, and the log warns of that once', async () => {
    const warnings: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
    const site = openStaffApi(databases.database, { logger })
    await guessFrom(site, '127.0.0.1')
    expect(warnings).toEqual([])
    await guessFrom(site, '127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })
    await guessFrom(site, '127.0.0.1', { 'x-forwarded-for': '198.51.100.2' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('Set TRUST_PROXY to the number of your proxies')
  })

  test('causes no warning where the proxy is trusted', async () => {
    const warnings: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
    const site = openStaffApi(databases.database, { logger, proxies: 1 })
    await guessFrom(site, '127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })
    expect(warnings).toEqual([])
  })
})
