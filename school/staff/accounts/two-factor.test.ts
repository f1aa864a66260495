import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { signInAs } from '../../../tests/helpers/staff.ts'
import {
  confirmTwoFactor,
  consumeTwoFactorCode,
  endTwoFactor,
  isTwoFactorOn,
  prepareTwoFactor,
} from './two-factor.server.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { decryptSecret, encryptSecret } from './secret-key.server.ts'

let dataDir: string
beforeEach(() => void (dataDir = testFolder()))

const periodMs = 30_000
const begin = 40_000_000 * periodMs

describeOnDatabases('two-factor sign-in', (given) => {
  const at = (time: number) => ({ database: given.database, dataDir, now: () => time })
  const person = async () => (await signInAs(given.database, 'editor', { now: begin })).staff
  const codeOf = (secret: string, time: number) =>
    new TOTP({ secret }).generate({ timestamp: time })
  const isOn = (id: string) => isTwoFactorOn(given.database, id)
  const actions = async () => {
    const log = given.database.selectFrom('activity').select('action').orderBy('id')
    return (await log.execute()).map(({ action }) => action)
  }

  /** Turns it on with the code of `begin`. */
  const turnOn = async () => {
    const staff = await person()
    const { secret } = (await prepareTwoFactor(at(begin), staff)) ?? { secret: '' }
    const codes = await confirmTwoFactor(at(begin), staff, codeOf(secret, begin))
    return { staff, secret, codes: codes ?? [] }
  }

  test('is on once a code proves that the app knows the secret', async () => {
    const staff = await person()
    const prepared = await prepareTwoFactor(at(begin), staff)
    const { secret, uri } = prepared ?? { secret: '', uri: '' }
    expect(decodeURIComponent(uri)).toContain(
      `otpauth://totp/DYCI website:${staff.email}?issuer=DYCI website&secret=${secret}&`,
    )
    expect(await isOn(staff.id)).toBe(false)
    expect(await confirmTwoFactor(at(begin), staff, '000000')).toBeNull()
    const stored = await given.database.selectFrom('staff').select('totp_secret').execute()
    expect(JSON.stringify(stored)).not.toContain(secret)

    const codes = await confirmTwoFactor(at(begin), staff, codeOf(secret, begin))
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes ?? []) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await isOn(staff.id)).toBe(true)
    expect(await isOn('no one')).toBe(false)
    expect(await actions()).toEqual(['two-factor-on'])
    expect(await prepareTwoFactor(at(begin), staff)).toBeNull()
    const later = begin + 5 * periodMs
    expect(await confirmTwoFactor(at(later), staff, codeOf(secret, later))).toBeNull()
  })

  test('takes the code of now, of the period before and of the one after, each once', async () => {
    const { staff, secret } = await turnOn()
    const now = begin + 10 * periodMs
    const use = (period: number, time = now) =>
      consumeTwoFactorCode(at(time), staff.id, codeOf(secret, time + period * periodMs))
    // People type spaces, and no other signs.
    const code = codeOf(secret, now)
    const [first, second] = [code.slice(0, 3), code.slice(3)]
    const type = (typed: string) => consumeTwoFactorCode(at(now), staff.id, typed)
    const split = [`${first}-${second}`, `${first}  ${second}`]
    for (const other of [`x${code}`, `${code}0`, ...split, first, ''])
      expect([other, await type(other)]).toEqual([other, false])
    const uses = [-2, 2, -1, -1]
    const taken: boolean[] = []
    for (const period of uses) taken.push(await use(period))
    expect(taken).toEqual([false, false, true, false])
    expect(await type(` ${first} ${second} `)).toBe(true)
    // An earlier code does not count after a later one.
    expect([await use(0), await use(1), await use(0)]).toEqual([false, true, false])
    expect(await use(1, now + periodMs - 1)).toBe(false)
    expect(await use(1, now + periodMs)).toBe(true)
    // The code that turned it on is used.
    expect(await use(0, begin)).toBe(false)
  })

  test('takes each recovery code once, however it is typed, and of its person only', async () => {
    const { staff, codes } = await turnOn()
    const [one = '', other = ''] = codes
    const use = (typed: string, id = staff.id) => consumeTwoFactorCode(at(begin), id, typed)
    const stranger = await person()
    expect(await use(one, stranger.id)).toBe(false)
    expect(await use(` ${one.toUpperCase().replaceAll('-', ' ')} `)).toBe(true)
    expect(await use(one)).toBe(false)
    expect(await use(other)).toBe(true)
    expect(await use('aaaa-aaaa-aaaa-aaaa')).toBe(false)
  })

  test('ends with its secret and codes, which is recorded when it was there', async () => {
    const { staff, secret, codes } = await turnOn()
    const actor = await person()
    await endTwoFactor(given.database, actor, staff, begin)
    expect(await isOn(staff.id)).toBe(false)
    const now = begin + 10 * periodMs
    for (const code of [codeOf(secret, now), codes[0] ?? ''])
      expect(await consumeTwoFactorCode(at(now), staff.id, code)).toBe(false)
    await endTwoFactor(given.database, actor, staff, begin)
    expect(await actions()).toEqual(['two-factor-on', 'two-factor-off'])
    // It may be turned on again at once, with a code of the same period.
    const again = await prepareTwoFactor(at(begin), staff)
    const code = codeOf(again?.secret ?? '', begin)
    expect(await confirmTwoFactor(at(begin), staff, code)).toHaveLength(10)
  })
})

const decrypt = (encrypted: string) => decryptSecret(dataDir, encrypted)

test('a two-factor secret never looks the same twice, and is read with the key of its installation only', async () => {
  const isSynced = await watchSyncs()
  const encrypted = await encryptSecret(dataDir, 'the-secret')
  expect(isSynced(dataDir), 'its key survives a power cut').toBe(true)
  expect(encrypted).not.toContain('the-secret')
  expect(await encryptSecret(dataDir, 'the-secret')).not.toBe(encrypted)
  expect(await decrypt(encrypted)).toBe('the-secret')
  const last = encrypted.endsWith('0') ? '1' : '0'
  expect(await decrypt(encrypted.slice(0, -1) + last)).toBeNull()
  writeFileSync(join(dataDir, 'staff.key'), 'another-key')
  expect(await decrypt(encrypted)).toBeNull()
})

test('a two-factor secret that version 0.1 stored is still readable', async () => {
  writeFileSync(join(dataDir, 'staff.key'), 'a-key-of-this-installation')
  const stored =
    '945297e5620e0df7ddf1ff94965c885050a90a5da0c4f1feb6285ab163def47aedfecd2c2fa8e8c73b2fd3f8a8bcaa8a257f'
  expect(await decrypt(stored)).toBe('the-secret')
})
