import * as z from 'zod'
import { staffFields } from '../../../school/staff/accounts/account-fields.ts'
import {
  changeStaff,
  deleteStaff,
  inviteStaff,
  renewLink,
  type Invitation,
  type StaffFailure,
} from '../../../school/staff/accounts/change-staff.server.ts'
import {
  changeNeedsConfirmation,
  linkNeedsConfirmation,
} from '../../../school/staff/accounts/needs-confirmation.ts'
import { linkAddress, linkLifeMs } from '../../../school/staff/accounts/one-time-links.server.ts'
import {
  erasePersonalData,
  exportPersonalData,
} from '../../../school/staff/accounts/personal-data.server.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import { roles } from '../../../school/staff/accounts/roles.ts'
import {
  findMember,
  listStaff,
  staffMemberSchema,
  staffSorts,
} from '../../../school/staff/accounts/staff-list.server.ts'
import { staffStates } from '../../../school/staff/accounts/staff-rows.server.ts'
import { endTwoFactor } from '../../../school/staff/accounts/two-factor.server.ts'
import type { Result } from '../../../school/base/result.ts'
import { refuseUnconfirmed } from './confirmation.ts'
import { linkMail } from './link-mail.ts'
import { listOf, listQuery } from './list-query.ts'
import { ofId } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse, refuseFields } from './refusals.ts'
import { route } from './route.ts'

const staffQuery = listQuery.extend({
  sort: z.enum(staffSorts).default('name'),
  role: z.enum(roles).optional(),
  state: z.enum(staffStates).optional(),
})

const staffChange = staffFields.extend({
  state: z.enum(staffStates, 'Choose active or disabled.').optional(),
  twoFactor: z
    .boolean()
    .optional()
    .describe('only false has an effect: for a person who lost their phone'),
})

const linkedSchema = staffMemberSchema.extend({
  link: z.string(),
  mailed: z.boolean(),
  linkExpiresAt: z.number(),
  note: z.string().optional().describe('says that the mail could not be sent'),
})

const idSchema = z.object({ id: z.string() })

/** Mails the link, and returns it to the administrator in any case. */
async function answerLink(
  { publicOrigin, sendMail, now }: StaffParts,
  purpose: 'invitation' | 'reset',
  result: Result<Invitation, StaffFailure>,
) {
  if (!result.ok) return refuseStaff(result.failure)
  const { person, token } = result.value
  const link = linkAddress(publicOrigin, token)
  const mailed = (await sendMail?.(linkMail(person, purpose, link))) ?? false
  const note =
    sendMail && !mailed
      ? 'The mail could not be sent. Copy the link and hand it over yourself.'
      : undefined
  return { ...person, link, mailed, linkExpiresAt: now() + linkLifeMs[purpose], note }
}

async function renew(
  { parts, params, session }: { parts: StaffParts; params: { id: string }; session: Session },
  purpose: 'invitation' | 'reset',
) {
  const { staff } = session
  const person = await findMember(parts.database, params.id)
  const refusal =
    person && linkNeedsConfirmation(staff, person) ? await refuseUnconfirmed(parts, session) : null
  return refusal ?? answerLink(parts, purpose, await renewLink(parts, staff, params.id, purpose))
}

/** Staff members, for administrators. */
export const staffMemberRoutes = [
  route('GET /staff', {
    minimumRole: 'administrator',
    summary: 'All staff members. `q` searches name and e-mail address.',
    query: staffQuery,
    answer: listOf(staffMemberSchema),
    handle: ({ parts, query }) => listStaff(parts.database, query),
  }),
  route('GET /staff/:id', {
    minimumRole: 'administrator',
    summary: 'One staff member.',
    params: ofId,
    answer: staffMemberSchema,
    refusals: ['not-found'],
    handle: async ({ parts, params }) =>
      (await findMember(parts.database, params.id)) ?? refuseUnknown(),
  }),
  route('POST /staff', {
    minimumRole: 'administrator',
    summary: 'Invites a person. Inviting an administrator takes a confirmation.',
    body: staffFields,
    answer: linkedSchema,
    refusals: staffReasons(),
    handle: async ({ parts, body, staff, session }) => {
      const isPowerful = body.role === 'administrator'
      const refusal = isPowerful ? await refuseUnconfirmed(parts, session) : null
      return refusal ?? answerLink(parts, 'invitation', await inviteStaff(parts, staff, body))
    },
  }),
  route('PUT /staff/:id', {
    minimumRole: 'administrator',
    summary: 'Changes a person. A change of how an administrator signs in takes a confirmation.',
    params: ofId,
    body: staffChange,
    answer: staffMemberSchema,
    refusals: staffReasons(),
    handle: async ({ parts, params, body, staff, session }) => {
      const { twoFactor, ...change } = body
      const person = await findMember(parts.database, params.id)
      if (person && changeNeedsConfirmation(staff, person, { ...change, twoFactor })) {
        const refusal = await refuseUnconfirmed(parts, session)
        if (refusal) return refusal
      }
      const result = await changeStaff(parts, staff, params.id, change)
      if (!result.ok) return refuseStaff(result.failure)
      if (twoFactor !== false) return result.value
      await endTwoFactor(parts.database, staff, result.value, parts.now())
      return { ...result.value, twoFactor: false }
    },
  }),
  route('POST /staff/:id/reset', {
    minimumRole: 'administrator',
    summary: 'A link for a new password, for a person who has signed in before.',
    params: ofId,
    answer: linkedSchema,
    refusals: staffReasons(),
    handle: (call) => renew(call, 'reset'),
  }),
  route('POST /staff/:id/invite', {
    minimumRole: 'administrator',
    summary: 'Another invitation, for a person who never signed in.',
    params: ofId,
    answer: linkedSchema,
    refusals: staffReasons(),
    handle: (call) => renew(call, 'invitation'),
  }),
  route('DELETE /staff/:id', {
    minimumRole: 'administrator',
    summary: 'Removes a person. Their audit events keep their name.',
    params: ofId,
    answer: idSchema,
    refusals: staffReasons(),
    handle: async ({ parts, params, staff }) => {
      const deleted = await deleteStaff(parts, staff, params.id)
      return deleted.ok ? { id: params.id } : refuseStaff(deleted.failure)
    },
  }),
  route('GET /staff/:id/data', {
    minimumRole: 'administrator',
    summary: 'Exports everything stored about a person, to hand over to them.',
    params: ofId,
    answer: z.record(z.string(), z.unknown()),
    refusals: ['not-found'],
    handle: async ({ parts, params }) =>
      (await exportPersonalData(parts.database, params.id)) ?? refuseUnknown(),
  }),
  route('DELETE /staff/:id/data', {
    minimumRole: 'administrator',
    summary: 'Erases everything stored about a person. Their audit events stay, without a name.',
    params: ofId,
    answer: idSchema,
    refusals: staffReasons(),
    handle: async ({ parts, params, staff }) => {
      const erased = await erasePersonalData(parts, staff, params.id)
      return erased.ok ? { id: params.id } : refuseStaff(erased.failure)
    },
  }),
] as const

/** The reasons to refuse an invitation or a change. */
function staffReasons() {
  return ['invalid', 'not-found', 'last-administrator', 'state', 'confirm'] as const
}

function refuseUnknown() {
  return refuse('not-found', { error: 'There is no such person. Load the list again.' })
}

function refuseStaff(failure: StaffFailure) {
  if (failure.reason === 'invalid') return refuseFields(failure.problems)
  return failure.reason === 'not-found' ? refuseUnknown() : refuse(failure.reason)
}
