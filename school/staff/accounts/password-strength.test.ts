import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-strength.server.ts'

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
