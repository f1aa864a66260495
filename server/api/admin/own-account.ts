import { renderSVG } from 'uqr'
import * as z from 'zod'
import { newPassword } from '../../../school/accounts/account-fields.ts'
import { changePassword } from '../../../school/accounts/change-password.server.ts'
import { checkProof } from '../../../school/accounts/confirmation.server.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  prepareTwoFactor,
} from '../../../school/accounts/two-factor.server.ts'
import { refuse, refuseFields, withBody } from './body.ts'
import { refuseProof, refuseUnconfirmed } from './confirmation.ts'
import { withSession } from './current-session.ts'
import type { StaffParts } from './routes.ts'
import type { StaffRoute } from './staff-api.ts'

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
          const result = await changePassword(parts, staff, id, change)
          if (result.ok) return context.json({ changed: true })
          if (result.failure.reason !== 'weak')
            return refuseProof(context, result.failure, 'current')
          return refuseFields(context, [{ field: 'next', message: result.failure.message }])
        })(context),
      ),
    },
    {
      method: 'POST',
      path: '/two-factor',
      least: 'author',
      handle: async (context) => {
        const refusal = await refuseUnconfirmed(parts, context)
        if (refusal) return refusal
        const prepared = await prepareTwoFactor(parts, context.get('staff'))
        if (prepared)
          return context.json({ ...prepared, qr: renderSVG(prepared.uri, { border: 4 }) })
        return refuse(
          context,
          409,
          'on',
          'Two-factor sign-in is on. Turn it off first to set up another phone.',
        )
      },
    },
    {
      method: 'POST',
      path: '/two-factor/confirm',
      least: 'author',
      handle: withBody(
        z.object({ code: z.string('Write the code.').max(20) }),
        async (context, { code }) => {
          const recoveryCodes = await confirmTwoFactor(parts, context.get('staff'), code)
          if (recoveryCodes) return context.json({ recoveryCodes })
          const message =
            'This code does not fit. Check the clock of your phone, and write the code that it shows now.'
          return refuseFields(context, [{ field: 'code', message }])
        },
      ),
    },
    {
      method: 'DELETE',
      path: '/two-factor',
      least: 'author',
      handle: withBody(z.object({ password: ownPassword }), async (context, { password }) => {
        const staff = context.get('staff')
        const checked = await checkProof(parts, staff, { password })
        if (!checked.ok) return refuseProof(context, checked.failure, 'password')
        await endTwoFactor(parts.database, staff, staff, parts.now())
        return context.json({ twoFactor: false })
      }),
    },
  ]
}
