import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { type Attempt, beginAttempt, clearAttempts, forgetAttempt } from './attempts.server.ts'
import { networkOf } from './network-counts.server.ts'
import { findPasswordProblem } from './password-strength.server.ts'

describeOnDatabases('attempts to sign in', (given) => {
  const ana = { account: 'ana@dyci.example', address: '192.0.2.1' }

  /** Tries so often. @returns how many of the attempts were allowed */
  const attempt = async (times: number, who: Attempt, now = noon) => {
    let allowed = 0
    for (let count = 0; count < times; count += 1) {
      const { lockedForMs } = await beginAttempt(given.database, who, now)
      if (lockedForMs === 0) allowed += 1
    }
    return allowed
  }

  test('are eight for an account until the right password; those of its network stay', async () => {
    expect(await attempt(9, ana)).toBe(8)
    await clearAttempts(given.database, ana, noon)
    expect(await attempt(9, ana)).toBe(8)
    // 18 of 30 are counted for the network, less the one that was right.
    expect(await attempt(8, { ...ana, account: 'ben@dyci.example' })).toBe(8)
    expect(await attempt(8, { ...ana, account: 'cora@dyci.example' })).toBe(30 - 17 - 8)
  })

  test('are eight for a device, and for a person who confirms, until one is right', async () => {
    for (const who of [{ device: 'token' }, { confirming: 'id' }]) {
      expect(await attempt(9, who)).toBe(8)
      await clearAttempts(given.database, who, noon)
      expect(await attempt(9, who)).toBe(8)
    }
  })

  test('say once that the limit is used up, and how long to wait', async () => {
    expect(await attempt(8, ana)).toBe(8)
    const next = () => beginAttempt(given.database, ana, noon + 60_000)
    expect(await next()).toEqual({ lockedForMs: 14 * 60_000, isFirst: true })
    expect(await next()).toEqual({ lockedForMs: 14 * 60_000, isFirst: false })
  })

  test('that guessed nothing do not count, and all count again after a quarter of an hour', async () => {
    const later = noon + 15 * 60_000
    expect(await attempt(8, ana)).toBe(8)
    await forgetAttempt(given.database, ana)
    expect(await attempt(2, ana)).toBe(1)
    expect(await attempt(1, ana, later - 1)).toBe(0)
    expect(await attempt(9, ana, later)).toBe(8)
  })

  test('are 90 a minute for all networks and accounts together', async () => {
    let allowed = 0
    for (let number = 0; number < 92; number += 1) {
      const who = { account: `a${number}@dyci.example`, address: `192.0.2.${number}` }
      allowed += await attempt(1, who)
    }
    expect(allowed).toBe(90)
    const another = { account: 'z@dyci.example', address: '198.51.100.1' }
    expect(await attempt(1, another, noon + 60_000)).toBe(1)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:a::7', '2001:db8:1:2'],
  ['2001:DB8:1:2::7', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // Only the mapped form itself is an IPv4 address.
  ['::ffff:c000:201:5', '0:0:0:0'],
  ['2001:db8::ffff:c000:201', '2001:db8:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
  // A connection without an address is a network of its own.
  [undefined, ''],
])('the address %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const isTaken = async (password: string, own: string[] = []) =>
  (await findPasswordProblem(password, own)) === null

test('a person may choose a few words, or signs that no one guesses', async () => {
  for (const password of ['carabao milk tea 7', 'Tinapay at kape', 'x7!Kq-2vB#9pL'])
    expect([password, await isTaken(password)]).toEqual([password, true])
})

test('a person may not choose what is common here or anywhere, and reads what to do', async () => {
  const common = ['Password12345!', 'justinbieber', 'abababababab', '1qaz2wsx3edc']
  const here = ['Principal2026#', 'Bocaue2026!!', 'Philippines1']
  const refused = expect.stringMatching(/easy to guess\. Use a few/) as string
  for (const password of [...common, ...here, 'dfghjkl;iuytre'])
    expect([password, await findPasswordProblem(password, [])]).toEqual([password, refused])
})

test('a person may not choose their own name and address with a year', async () => {
  expect(await isTaken('Gumamela1987!', [])).toBe(true)
  expect(await isTaken('Gumamela1987!', ['Rosa Gumamela', 'rosa@dyci.example'])).toBe(false)
  expect(await isTaken('rosamunda1987', ['Rosa', 'rosamunda@dyci.example'])).toBe(false)
})

test('a long password is looked at only in its first 64 characters', async () => {
  const strong = 'carabao milk tea 7 under the balete tree beside the chapel door!'
  expect(strong).toHaveLength(64)
  expect(await isTaken(strong + '1'.repeat(10_000))).toBe(true)
  expect(await isTaken('1'.repeat(64) + strong)).toBe(false)
})
