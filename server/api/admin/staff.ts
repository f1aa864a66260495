import * as z from 'zod'
import { staffFields } from '../../../school/accounts/account-fields.ts'
import {
  changeStaff,
  deleteStaff,
  inviteStaff,
  renewLink,
  type Invitation,
  type StaffFailure,
} from '../../../school/accounts/change-staff.server.ts'
import { linkAddress, linkLife } from '../../../school/accounts/one-time-links.server.ts'
import {
  changeNeedsConfirmation,
  linkNeedsConfirmation,
} from '../../../school/accounts/needs-confirmation.ts'
import {
  erasePersonalData,
  exportPersonalData,
} from '../../../school/accounts/personal-data.server.ts'
import { roles } from '../../../school/accounts/staff.ts'
import { findMember, listStaff, staffSorts } from '../../../school/accounts/staff-list.server.ts'
import { endTwoFactor } from '../../../school/accounts/two-factor.server.ts'
import type { Result } from '../../../school/result.ts'
import { refuse, refuseFields, withBody } from './body.ts'
import { refuseUnconfirmed } from './confirmation.ts'
import { linkMail } from './link-mail.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffParts } from './routes.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const states = ['invited', 'active', 'disabled'] as const

const staffQuery = listQuery.extend({
  sort: z.enum(staffSorts).default('name'),
  role: z.enum(roles).optional(),
  state: z.enum(states).optional(),
})

const staffChange = staffFields.extend({
  state: z.enum(states, 'Choose active or disabled.').optional(),
  /** only `false` changes anything: for somebody whose phone is lost */
  twoFactor: z.boolean().optional(),
})

/** The people who work on the site, for administrators. */
export function staffMemberRoutes(parts: StaffParts): StaffRoute[] {
  const { database, now } = parts
  const idOf = (context: StaffContext) => context.req.param('id') ?? ''

  /** Mails the link, and hands it to the administrator in any case. */
  const answerLink = async (
    context: StaffContext,
    purpose: 'invitation' | 'reset',
    result: Result<Invitation, StaffFailure>,
  ) => {
    if (!result.ok) return refuseStaff(context, result.failure)
    const { person, token } = result.value
    const link = linkAddress(parts.publicOrigin, token)
    const mailed = (await parts.sendMail?.(linkMail(person, purpose, link))) ?? false
    const failed = parts.sendMail && !mailed
    const note = failed
      ? 'The mail could not be sent. Copy the link and hand it over yourself.'
      : undefined
    return context.json({ ...person, link, mailed, linkExpiresAt: now() + linkLife[purpose], note })
  }
  const renew = (purpose: 'invitation' | 'reset') => async (context: StaffContext) => {
    const staff = context.get('staff')
    const person = await findMember(database, idOf(context))
    const refusal =
      person && linkNeedsConfirmation(staff, person)
        ? await refuseUnconfirmed(parts, context)
        : null
    return (
      refusal ?? answerLink(context, purpose, await renewLink(parts, staff, idOf(context), purpose))
    )
  }

  const routes: Omit<StaffRoute, 'least'>[] = [
    {
      method: 'GET',
      path: '/staff',
      handle: async (context) => {
        const query = readQuery(context, staffQuery)
        return query.ok
          ? context.json(await listStaff(database, query.value))
          : refuseFields(context, query.problems)
      },
    },
    {
      method: 'GET',
      path: '/staff/:id',
      handle: async (context) => {
        const person = await findMember(database, idOf(context))
        return person ? context.json(person) : refuseStaff(context, { reason: 'not-found' })
      },
    },
    {
      method: 'POST',
      path: '/staff',
      handle: withBody(staffFields, async (context, fields) => {
        const refusal =
          fields.role === 'administrator' ? await refuseUnconfirmed(parts, context) : null
        return (
          refusal ??
          answerLink(context, 'invitation', await inviteStaff(parts, context.get('staff'), fields))
        )
      }),
    },
    {
      method: 'PUT',
      path: '/staff/:id',
      handle: withBody(staffChange, async (context, { twoFactor, ...change }) => {
        const staff = context.get('staff')
        const person = await findMember(database, idOf(context))
        if (person && changeNeedsConfirmation(staff, person, { ...change, twoFactor })) {
          const refusal = await refuseUnconfirmed(parts, context)
          if (refusal) return refusal
        }
        const result = await changeStaff(parts, staff, idOf(context), change)
        if (!result.ok) return refuseStaff(context, result.failure)
        if (twoFactor !== false) return context.json(result.value)
        await endTwoFactor(database, staff, result.value, now())
        return context.json({ ...result.value, twoFactor: false })
      }),
    },
    { method: 'POST', path: '/staff/:id/reset', handle: renew('reset') },
    { method: 'POST', path: '/staff/:id/invite', handle: renew('invitation') },
    {
      method: 'DELETE',
      path: '/staff/:id',
      handle: async (context) =>
        answerDone(context, await deleteStaff(parts, context.get('staff'), idOf(context))),
    },
    {
      method: 'GET',
      path: '/staff/:id/data',
      handle: async (context) => {
        const data = await exportPersonalData(database, idOf(context))
        return data ? context.json(data) : refuseStaff(context, { reason: 'not-found' })
      },
    },
    {
      method: 'DELETE',
      path: '/staff/:id/data',
      handle: async (context) =>
        answerDone(context, await erasePersonalData(parts, context.get('staff'), idOf(context))),
    },
  ]
  return routes.map((route) => ({ ...route, least: 'administrator' }))
}

const answerDone = (context: StaffContext, result: Result<null, StaffFailure>) =>
  result.ok ? context.json({ id: context.req.param('id') }) : refuseStaff(context, result.failure)

function refuseStaff(context: StaffContext, failure: StaffFailure): Response {
  if (failure.reason === 'invalid') return refuseFields(context, failure.problems)
  const { status, sentence } = refusals[failure.reason]
  return refuse(context, status, failure.reason, sentence)
}

const refusals = {
  'not-found': { status: 404, sentence: 'There is no such person. Load the list again.' },
  state: {
    status: 409,
    sentence:
      'An invitation is for those who never signed in, a reset for those who have and are not disabled.',
  },
  'last-administrator': {
    status: 409,
    sentence: 'This is the last administrator. Make somebody else an administrator first.',
  },
} as const
