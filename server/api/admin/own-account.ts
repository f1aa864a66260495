import { renderSVG } from 'uqr'
import * as z from 'zod'
import { action, noSuchCommand } from '../../../school/base/commands.ts'
import { newPassword } from '../../../school/staff/accounts/account-fields.ts'
import { changePassword, checkProof } from '../../../school/staff/accounts/own-account.server.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  prepareTwoFactor,
} from '../../../school/staff/accounts/two-factor.server.ts'
import { refuseProof, refuseUnconfirmed } from './confirmation.ts'
import { refuse, refuseFields } from './refusals.ts'
import { route } from './route.ts'

const ownPassword = z.string('Enter your password.').max(1_000)

const twoFactorCommand = z.discriminatedUnion(
  'action',
  [
    z.object(action('prepare', 'Makes a secret for the app. Takes a confirmation.')),
    z.object({
      ...action('turn-on', 'Turns it on, with a first code from the app.'),
      code: z.string('Enter the code.').max(20),
    }),
    z.object({ ...action('turn-off', 'Turns it off.'), password: ownPassword }),
  ],
  noSuchCommand,
)

const wrongCode = {
  field: 'code',
  message:
    'This code is wrong. Check the clock of your phone, and enter the code that it shows now.',
}

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
  route('POST /two-factor/commands', {
    minimumRole: 'author',
    summary: 'Turns two-factor sign-in (TOTP) of the caller on, in two steps, or off.',
    body: twoFactorCommand,
    answer: z.union([
      z.object({
        secret: z.string(),
        uri: z.string(),
        qr: z.string().describe('the text of an SVG'),
      }),
      z.object({ recoveryCodes: z.array(z.string()) }),
      z.object({ twoFactor: z.literal(false) }),
    ]),
    refusals: ['confirm', 'on', 'locked'],
    handle: async ({ parts, body: command, staff, session }) => {
      switch (command.action) {
        case 'prepare': {
          const refusal = await refuseUnconfirmed(parts, session)
          if (refusal) return refusal
          const prepared = await prepareTwoFactor(parts, staff)
          if (!prepared) return refuse('on')
          return { ...prepared, qr: renderSVG(prepared.uri, { border: 4 }) }
        }
        case 'turn-on': {
          const recoveryCodes = await confirmTwoFactor(parts, staff, command.code)
          return recoveryCodes ? { recoveryCodes } : refuseFields([wrongCode])
        }
        case 'turn-off':
        default: {
          const checked = await checkProof(parts, staff, { password: command.password })
          if (!checked.ok) return refuseProof(checked.failure, 'password')
          await endTwoFactor(parts.database, staff, staff, parts.now())
          return { twoFactor: false as const }
        }
      }
    },
  }),
] as const
