import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-strength.server.ts'

const isTaken = async (password: string, own: string[] = []) =>
  (await findPasswordProblem(password, own)) === null

test.each(['carabao milk tea 7', 'Tinapay at kape', 'bagong password ng Bocaue', 'x7!Kq-2vB#9pL'])(
  'a person may choose %s',
  async (password) => {
    expect(await isTaken(password)).toBe(true)
  },
)

test.each([
  'abababababab',
  'Password12345!',
  'Principal2026#',
  '123456789012',
  'qwertyuiopasdf',
  '1qaz2wsx3edc',
  '123qweasdzxc',
  'justinbieber',
  'qwertyuiop12',
  'Philippines1',
  'Bocaue2026!!',
  'Sunshine2024!',
])('a person may not choose %s, and reads what to do', async (password) => {
  expect(await findPasswordProblem(password, [])).toMatch(/easy to guess\. Use a few/)
})

test('a person may not choose their own name and address with a year', async () => {
  expect(await isTaken('Gumamela1987!', [])).toBe(true)
  expect(await isTaken('Gumamela1987!', ['Rosa Gumamela', 'rosa@dyci.example'])).toBe(false)
  expect(await isTaken('rosamunda1987', ['Rosa', 'rosamunda@dyci.example'])).toBe(false)
})

test('of the common passwords that are long enough, at most five may be chosen', async () => {
  const common = dictionary['passwords-common'].filter((password) => password.length >= 12)
  expect(common.length).toBeGreaterThan(200)
  const taken: string[] = []
  for (const password of common) if (await isTaken(password)) taken.push(password)
  expect(taken.length).toBeLessThanOrEqual(5)
})

test('a long password is looked at only in its first 64 characters', async () => {
  const strong = 'carabao milk tea 7 under the balete tree beside the chapel door!'
  expect(strong).toHaveLength(64)
  expect(await isTaken(strong + '1'.repeat(10_000))).toBe(true)
  expect(await isTaken('1'.repeat(64) + strong)).toBe(false)
})
