import * as z from 'zod'
import { tidyEmail } from '../../base/contact-email.ts'
import { line } from '../../base/fields.ts'
import { roles, sections } from './roles.ts'

const minPasswordLength = 12
const maxPasswordLength = 200

/** An e-mail address to sign in with, in lower case. */
export const accountEmail = z
  .string()
  .overwrite(tidyEmail)
  .toLowerCase()
  .max(200, 'Keep this to 200 characters.')
  .pipe(z.email('Enter an e-mail address.'))

/**
 * A new password: long rather than complex (NIST SP 800-63B). password-strength.server.ts checks
 * how easy it is to guess.
 */
export const newPassword = z
  .string()
  .min(
    minPasswordLength,
    `Use ${minPasswordLength} characters or more; a few unrelated words are easy to remember.`,
  )
  .max(maxPasswordLength, `Keep this to ${maxPasswordLength} characters.`)

/** Fields of an account that an administrator sets. */
export const staffFields = z.object({
  name: line(100),
  email: accountEmail,
  role: z.enum(roles, 'Choose administrator, editor or author.'),
  sections: z
    .array(z.enum(sections, 'Choose sections of the school.'))
    .max(sections.length)
    .readonly()
    .default([]),
  classStatus: z
    .boolean()
    .default(false)
    .describe('whether the person may publish class status; administrators may in any case'),
})
export type StaffFields = z.output<typeof staffFields>
