import * as z from 'zod'
import { staffCommandSchema, staffFields } from '../../../school/staff/accounts/account-fields.ts'
import {
  changeStaff,
  deleteStaff,
  inviteStaff,
  needsConfirmation,
  noSuchPerson,
  renewLink,
  type Invitation,
  type StaffFailure,
} from '../../../school/staff/accounts/change-staff.server.ts'
import { linkAddress, linkLifeMs } from '../../../school/staff/accounts/one-time-links.server.ts'
import {
  erasePersonalData,
  exportPersonalData,
} from '../../../school/staff/accounts/personal-data.server.ts'
import { roles } from '../../../school/staff/accounts/roles.ts'
import {
  findMember,
  listPeople,
  listStaff,
  staffMemberSchema,
  staffSorts,
  staffStates,
} from '../../../school/staff/accounts/staff-list.server.ts'
import { endTwoFactor } from '../../../school/staff/accounts/two-factor.server.ts'
import { fail, type Result } from '../../../school/base/result.ts'
import { refuseUnconfirmed } from './confirmation.ts'
import { listOf, listQuery, ofId } from './params.ts'
import type { Mail } from '../../mail.ts'
import { route } from './route.ts'
import type { StaffParts } from './staff-call.ts'

const staffQuery = listQuery.extend({
  sort: z.enum(staffSorts).default('name'),
  role: z.enum(roles).optional(),
  state: z.enum(staffStates).optional(),
})

const personSchema = staffMemberSchema.pick({
  id: true,
  name: true,
  role: true,
  sections: true,
  state: true,
})

const linkedSchema = staffMemberSchema.extend({
  link: z.string(),
  mailed: z.boolean(),
  linkExpiresAt: z.number(),
  note: z.string().optional().describe('says that the mail could not be sent'),
})

const mailWords = {
  invitation: {
    subject: 'You are invited to work on the DYCI website',
    first: 'With this link you choose your password and sign in. It works once, within 7 days:',
  },
  reset: {
    subject: 'A new password for the DYCI website',
    first: 'With this link you choose a new password. It works once, within 24 hours:',
  },
} as const

/** The mail that carries a one-time link. */
const linkMail = (
  person: { name: string; email: string },
  purpose: keyof typeof mailWords,
  link: string,
): Mail => ({
  to: person.email,
  subject: mailWords[purpose].subject,
  text: `Hello ${person.name},\n\n${mailWords[purpose].first}\n\n${link}\n\nIf you did not expect this, tell an administrator and do not use the link.\n`,
})

/** Mails the link, and returns it to the administrator in any case. */
async function answerLink(
  { publicOrigin, sendMail, now }: StaffParts,
  purpose: 'invitation' | 'reset',
  result: Result<Invitation, StaffFailure>,
) {
  if (!result.ok) return result
  const { person, token } = result.value
  const link = linkAddress(publicOrigin, token)
  const mailed = (await sendMail?.(linkMail(person, purpose, link))) ?? false
  const note =
    sendMail && !mailed
      ? 'The mail could not be sent. Copy the link and hand it over yourself.'
      : undefined
  return { ...person, link, mailed, linkExpiresAt: now() + linkLifeMs[purpose], note }
}

/** The staff: for administrators, and as choices for everyone. */
export const staffMemberRoutes = [
  route('GET /staff', {
    minimumRole: 'administrator',
    summary: 'All staff members. `q` searches name and e-mail address.',
    query: staffQuery,
    answer: listOf(staffMemberSchema),
    handle: ({ parts, query }) => listStaff(parts.database, query),
  }),
  route('GET /people', {
    minimumRole: 'author',
    summary:
      'The people to choose from, by name: for editors everyone who is not disabled, for authors the editors and administrators whom they can ask for a review.',
    answer: z.array(personSchema),
    handle: async ({ parts, staff }) =>
      (await listPeople(parts.database, staff)).map((person) => personSchema.parse(person)),
  }),
  route('POST /staff', {
    minimumRole: 'administrator',
    summary: 'Invites a person. Inviting an administrator takes a confirmation.',
    body: staffFields,
    answer: linkedSchema,
    refusals: ['confirm'],
    handle: async ({ parts, body, staff, session }) => {
      const isPowerful = body.role === 'administrator'
      const refusal = isPowerful ? await refuseUnconfirmed(parts, session) : null
      return refusal ?? answerLink(parts, 'invitation', await inviteStaff(parts, staff, body))
    },
  }),
  route('POST /staff/:id/commands', {
    minimumRole: 'administrator',
    summary:
      'Gives a command about a person. Making an administrator takes a confirmation, and so does a change of how administrators, or the caller, sign in.',
    params: ofId,
    body: staffCommandSchema,
    answer: z.union([linkedSchema, staffMemberSchema, z.object({ id: z.string() })]),
    refusals: ['not-found', 'last-administrator', 'state', 'confirm'],
    handle: async ({ parts, params: { id }, body: command, staff, session }) => {
      const person = await findMember(parts.database, id)
      if (person && needsConfirmation(staff, person, command)) {
        const refusal = await refuseUnconfirmed(parts, session)
        if (refusal) return refusal
      }
      switch (command.action) {
        case 'change':
          return changeStaff(parts, staff, id, command)
        case 'disable':
        case 'enable':
          return changeStaff(parts, staff, id, { isDisabled: command.action === 'disable' })
        case 'end-two-factor':
          if (!person) return fail(noSuchPerson)
          await endTwoFactor(parts.database, staff, person, parts.now())
          return { ...person, twoFactor: false }
        case 'delete':
          return deleteStaff(parts, staff, id)
        case 'erase':
          return erasePersonalData(parts, staff, id)
        case 'invite':
        case 'reset':
        default: {
          const purpose = ({ invite: 'invitation', reset: 'reset' } as const)[command.action]
          return answerLink(parts, purpose, await renewLink(parts, staff, id, purpose))
        }
      }
    },
  }),
  route('GET /staff/:id/data', {
    minimumRole: 'administrator',
    summary: 'Exports everything stored about a person, to hand over to them.',
    params: ofId,
    answer: z.record(z.string(), z.unknown()),
    refusals: ['not-found'],
    handle: async ({ parts, params }) =>
      (await exportPersonalData(parts.database, params.id)) ?? fail(noSuchPerson),
  }),
] as const
