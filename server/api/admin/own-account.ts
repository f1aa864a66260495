import { renderSVG } from 'uqr'
import * as z from 'zod'
import { newPassword } from '../../../school/staff/accounts/account-fields.ts'
import { changePassword } from '../../../school/staff/accounts/change-password.server.ts'
import { checkProof } from '../../../school/staff/accounts/confirmation.server.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  prepareTwoFactor,
} from '../../../school/staff/accounts/two-factor.server.ts'
import { refuseProof, refuseUnconfirmed } from './confirmation.ts'
import { refuse, refuseFields } from './refusals.ts'
import { route } from './route.ts'

const ownPassword = z.string('Enter your password.').max(1_000)

/** The caller's own password and two-factor sign-in. */
export const ownAccountRoutes = [
  route('POST /password', {
    minimumRole: 'author',
    summary:
      'Changes the caller’s password and ends the other sessions. A wrong current password is a problem of its field.',
    body: z.object({ current: ownPassword, next: newPassword }),
    answer: z.object({ changed: z.literal(true) }),
    refusals: ['invalid', 'locked'],
    handle: async ({ parts, body, staff, session }) => {
      const result = await changePassword(parts, staff, session.id, body)
      if (result.ok) return { changed: true as const }
      if (result.failure.reason !== 'weak') return refuseProof(result.failure, 'current')
      return refuseFields([{ field: 'next', message: result.failure.message }])
    },
  }),
  route('POST /two-factor', {
    minimumRole: 'author',
    summary: 'Prepares two-factor sign-in (TOTP) for the caller. Takes a confirmation.',
    answer: z.object({
      secret: z.string(),
      uri: z.string(),
      qr: z.string().describe('the text of an SVG'),
    }),
    refusals: ['confirm', 'on'],
    handle: async ({ parts, staff, session }) => {
      const refusal = await refuseUnconfirmed(parts, session)
      if (refusal) return refusal
      const prepared = await prepareTwoFactor(parts, staff)
      return prepared ? { ...prepared, qr: renderSVG(prepared.uri, { border: 4 }) } : refuse('on')
    },
  }),
  route('POST /two-factor/confirm', {
    minimumRole: 'author',
    summary: 'Turns two-factor sign-in on, with a first code from the app.',
    body: z.object({ code: z.string('Enter the code.').max(20) }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['invalid'],
    handle: async ({ parts, body, staff }) => {
      const recoveryCodes = await confirmTwoFactor(parts, staff, body.code)
      if (recoveryCodes) return { recoveryCodes }
      const message =
        'This code is wrong. Check the clock of your phone, and enter the code that it shows now.'
      return refuseFields([{ field: 'code', message }])
    },
  }),
  route('DELETE /two-factor', {
    minimumRole: 'author',
    summary: 'Turns two-factor sign-in off.',
    body: z.object({ password: ownPassword }),
    answer: z.object({ twoFactor: z.literal(false) }),
    refusals: ['invalid', 'locked'],
    handle: async ({ parts, body, staff }) => {
      const checked = await checkProof(parts, staff, body)
      if (!checked.ok) return refuseProof(checked.failure, 'password')
      await endTwoFactor(parts.database, staff, staff, parts.now())
      return { twoFactor: false as const }
    },
  }),
] as const
