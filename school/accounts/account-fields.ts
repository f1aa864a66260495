import * as z from 'zod'
import { line } from '../fields.ts'
import { roles, sections } from './staff.ts'

const shortest = 12
const longest = 200

/** An e-mail address to sign in with, in small letters. */
export const accountEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(200, 'Keep this to 200 characters.')
  .pipe(z.email('Write an e-mail address.'))

/** A password that somebody chooses: long rather than odd (NIST SP 800-63B), and no pattern that is tried first. */
export const newPassword = z
  .string()
  .min(shortest, `Use ${shortest} characters or more; a few words that only you would put together are easy to keep.`)
  .max(longest, `Keep this to ${longest} characters.`)
  .refine((text) => new Set(text).size >= 5, 'Use more than a few different characters.')
  .refine((text) => !isTriedFirst(text), 'This is among the passwords that are tried first. Choose another one.')

/** What an administrator says of a person. */
export const staffFields = z.object({
  name: line(100),
  email: accountEmail,
  role: z.enum(roles, 'Choose administrator, editor or author.'),
  sections: z.array(z.enum(sections, 'Choose sections of the school.')).max(sections.length).default([]),
})
export type StaffFields = z.output<typeof staffFields>

/** Beginnings and ends around which most guessed passwords are made. */
const triedFirst = ['password', 'qwerty', 'letmein', 'iloveyou', 'welcome', 'administrator', 'admin', 'dyci']
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

/** Whether, without digits and signs, only a word remains that everyone tries, or it is a row of keys. */
function isTriedFirst(text: string): boolean {
  const small = text.toLowerCase()
  const letters = small.replace(/[^\p{L}]/gu, '')
  if (rows.some((row) => row.includes(small))) return true
  return triedFirst.some((word) => letters === word || letters === word.repeat(2))
}
