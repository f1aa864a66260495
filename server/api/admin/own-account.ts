import { renderSVG } from 'uqr'
import * as z from 'zod'
import { newPassword } from '../../../school/accounts/account-fields.ts'
import {
  changePassword,
  confirmPassword,
  type PasswordFailure,
} from '../../../school/accounts/change-password.server.ts'
import { confirmTwoFactor, endTwoFactor, prepareTwoFactor } from '../../../school/accounts/two-factor.server.ts'
import { refuse, refuseFields, withBody } from './body.ts'
import { callerOf } from './caller.ts'
import { withSession } from './current-session.ts'
import { refuseLocked } from './refuse-sign-in.ts'
import type { StaffParts } from './routes.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const ownPassword = z.string('Write your password.').max(1_000)

/** One's own password and two-factor sign-in. */
export function ownAccountRoutes(parts: StaffParts): StaffRoute[] {
  return [
    {
      method: 'POST',
      path: '/password',
      least: 'author',
      handle: withBody(z.object({ current: ownPassword, next: newPassword }), (context, change) =>
        withSession(parts, async (_, { id, staff }) => {
          const result = await changePassword(parts, staff, id, change, callerOf(context, parts.proxies))
          return result.ok ? context.json({ changed: true }) : refusePassword(context, result.failure, 'current')
        })(context),
      ),
    },
    {
      method: 'POST',
      path: '/two-factor',
      least: 'author',
      handle: async (context) => {
        const prepared = await prepareTwoFactor(parts, context.get('staff'))
        if (prepared) return context.json({ ...prepared, qr: renderSVG(prepared.uri, { border: 4 }) })
        return refuse(context, 409, 'on', 'Two-factor sign-in is on. Turn it off first to set up another phone.')
      },
    },
    {
      method: 'POST',
      path: '/two-factor/confirm',
      least: 'author',
      handle: withBody(z.object({ code: z.string('Write the code.').max(20) }), async (context, { code }) => {
        const recoveryCodes = await confirmTwoFactor(parts, context.get('staff'), code)
        if (recoveryCodes) return context.json({ recoveryCodes })
        const message = 'This code does not fit. Check the clock of your phone, and write the code that it shows now.'
        return refuseFields(context, [{ field: 'code', message }])
      }),
    },
    {
      method: 'DELETE',
      path: '/two-factor',
      least: 'author',
      handle: withBody(z.object({ password: ownPassword }), async (context, { password }) => {
        const staff = context.get('staff')
        const confirmed = await confirmPassword(parts, staff, password, callerOf(context, parts.proxies))
        if (!confirmed.ok) return refusePassword(context, confirmed.failure, 'password')
        await endTwoFactor(parts.database, staff, staff, parts.now())
        return context.json({ twoFactor: false })
      }),
    },
  ]
}

// Not 401: that would send people with a good session to the sign-in.
const refusePassword = (context: StaffContext, failure: PasswordFailure, field: string) =>
  failure.reason === 'locked'
    ? refuseLocked(context, failure.retryAfter)
    : refuseFields(context, [{ field, message: 'This is not your password.' }])
