import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInBeforeEach } from '../helpers/people.ts'
import { password } from '../helpers/staff.ts'

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
  const devices = () => databases.database.selectFrom('staff_device').selectAll().execute()

  test('lets the owner in although strangers guess the account, its network and everything at once', async () => {
    await guess(9)
    expect(await statusOf({})).toBe(429)
    expect(await statusOf({ deviceToken })).toBe(200)
    await databases.database.updateTable('sign_in_attempt').set({ count: 500 }).execute()
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
    await guess(9, { email: other.staff.email })
    expect(await statusOf({ email: other.staff.email, deviceToken })).toBe(429)
    await guess(9)
    expect(await statusOf({ deviceToken: 'A'.repeat(43) })).toBe(429)
    const [device] = await devices()
    expect(await statusOf({ deviceToken: device?.token_hash })).toBe(429)
  })

  test('is forgotten after half a year without a sign-in, and when the password changes', async () => {
    people.site.clock.now += 179 * day
    expect(await statusOf({ deviceToken })).toBe(200)
    people.site.clock.now += 180 * day
    await guess(9)
    expect(await statusOf({ deviceToken })).toBe(429)

    people.site.clock.now += 15 * 60_000
    const { token } = (await signIn({})).body as { token: string }
    const known = await deviceTokenOf({})
    const next = 'bagong password ng Bocaue'
    const body = { action: 'change-password', current: password, next }
    expect((await people.site.call('POST', '/account/commands', { token, body })).status).toBe(200)
    await guess(9)
    expect(await statusOf({ password: next, deviceToken: known })).toBe(429)
  })

  test('is one of twenty at most: the one used longest ago goes', async () => {
    for (let number = 0; number < 20; number += 1) {
      people.site.clock.now += 1_000
      await signIn({})
    }
    expect(await devices()).toHaveLength(20)
    await guess(9)
    expect(await statusOf({ deviceToken })).toBe(429)
  })
})
