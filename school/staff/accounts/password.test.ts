import { beforeEach, expect, test, vi } from 'vitest'
import { newPassword } from './account-fields.ts'
import { hashPassword, TooBusyError, verifyPassword } from './password.server.ts'

/** Counts running hashes and records their settings; `isCheap` makes hashes that cost little. */
const made = vi.hoisted(() => ({
  running: 0,
  most: 0,
  settings: [] as Record<string, unknown>[],
  isCheap: false,
}))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const counted: typeof crypto.argon2 = (algorithm, parameters, done) => {
    made.running += 1
    made.most = Math.max(made.most, made.running)
    const { memory, passes, parallelism, tagLength } = parameters
    made.settings.push({ algorithm, memory, passes, parallelism, tagLength })
    const used = made.isCheap ? { ...parameters, memory: 8 } : parameters
    crypto.argon2(algorithm, used, (error, hash) => {
      made.running -= 1
      done(error, hash)
    })
  }
  return { ...crypto, argon2: counted }
})

beforeEach(() => {
  made.most = 0
  made.settings = []
  made.isCheap = false
})

test('a password is known again, however its letters are composed, and no other one is', async () => {
  const stored = await hashPassword('Ni\u00f1o ng Bocaue 1950')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword(stored, 'Nin\u0303o ng Bocaue 1950')).toBe(true)
  expect(await verifyPassword(stored, 'Nino ng Bocaue 1950')).toBe(false)
  expect(await verifyPassword(stored, '')).toBe(false)
})

test('a password never gives the same hash twice, and costs the same where there is no account', async () => {
  const stored = await hashPassword('carabao milk tea 7')
  expect(await hashPassword('carabao milk tea 7')).not.toBe(stored)
  await verifyPassword(stored, 'wrong')
  expect(await verifyPassword(null, 'wrong')).toBe(false)
  expect(await verifyPassword(null, '')).toBe(false)
  const owasp = { algorithm: 'argon2id', memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 }
  expect(made.settings).toEqual([owasp, owasp, owasp, owasp, owasp])
})

test('a password waits while two others are hashed, and is refused when too many wait', async () => {
  made.isCheap = true
  const all = Array.from({ length: 65 }, () => verifyPassword(null, 'x'))
  const results = await Promise.allSettled(all)
  expect(made.most).toBe(2)
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ reason: expect.any(TooBusyError) as unknown })
  expect(await verifyPassword(await hashPassword('still works'), 'still works')).toBe(true)
})

test('a password that a person chooses has at least 12 characters and at most 200', () => {
  const typed = ['elevenchars', 'twelve chars', 'x'.repeat(200), 'x'.repeat(201)]
  const taken = typed.map((password) => newPassword.safeParse(password).success)
  expect(taken).toEqual([false, true, true, false])
})
