import * as z from 'zod'
import { action, noSuchCommand } from '../../base/commands.ts'
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

/** A new password: long rather than complex (NIST SP 800-63B); see `findPasswordProblem`. */
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

/** A command of an administrator about a person, as a request gives it. */
export const staffCommandSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      ...action('change', 'Changes name, e-mail address and rights.'),
      ...staffFields.shape,
    }),
    z.object(action('disable', 'Signs the person out at once, until they are enabled.')),
    z.object(action('enable', 'Lets a disabled person sign in again.')),
    z.object(
      action('end-two-factor', 'Turns two-factor sign-in off, for a person who lost their phone.'),
    ),
    z.object(action('invite', 'Another invitation, for a person who never signed in.')),
    z.object(action('reset', 'A link for a new password, for a person who has signed in before.')),
    z.object(action('delete', 'Removes the person. Their audit events keep their name.')),
    z.object(
      action(
        'erase',
        'Erases everything stored about the person, also when they were removed. Their audit events stay, without a name.',
      ),
    ),
  ],
  noSuchCommand,
)
export type StaffCommand = z.output<typeof staffCommandSchema>
