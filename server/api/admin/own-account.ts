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

const accountCommand = z.discriminatedUnion(
  'action',
  [
    z.object({
      ...action(
        'change-password',
        'Changes the caller’s password and ends the other sessions. A wrong current password is a problem of its field.',
      ),
      current: ownPassword,
      next: newPassword,
    }),
    z.object(
      action(
        'prepare-two-factor',
        'Makes a secret for the app of two-factor sign-in. Takes a confirmation.',
      ),
    ),
    z.object({
      ...action('turn-on-two-factor', 'Turns it on, with a first code from the app.'),
      code: z.string('Enter the code.').max(20),
    }),
    z.object({ ...action('turn-off-two-factor', 'Turns it off.'), password: ownPassword }),
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
  route('POST /account/commands', {
    minimumRole: 'author',
    summary:
      'Changes the caller’s password, or turns two-factor sign-in (TOTP) on, in two steps, or off.',
    body: accountCommand,
    answer: z.union([
      z.object({ changed: z.literal(true) }),
      z.object({
        secret: z.string(),
        uri: z.string(),
        qr: z.string().describe('the text of an SVG'),
      }),
      z.object({ recoveryCodes: z.array(z.string()) }),
      z.object({ twoFactor: z.literal(false) }),
    ]),
    refusals: ['invalid', 'confirm', 'on', 'locked'],
    handle: async ({ parts, body: command, staff, session }) => {
      switch (command.action) {
        case 'change-password': {
          const result = await changePassword(parts, staff, session.id, command)
          if (result.ok) return { changed: true as const }
          if (result.failure.reason !== 'weak') return refuseProof(result.failure, 'current')
          return refuseFields([{ field: 'next', message: result.failure.message }])
        }
        case 'prepare-two-factor': {
          const refusal = await refuseUnconfirmed(parts, session)
          if (refusal) return refusal
          const prepared = await prepareTwoFactor(parts, staff)
          if (!prepared) return refuse('on')
          return { ...prepared, qr: renderSVG(prepared.uri, { border: 4 }) }
        }
        case 'turn-on-two-factor': {
          const recoveryCodes = await confirmTwoFactor(parts, staff, command.code)
          return recoveryCodes ? { recoveryCodes } : refuseFields([wrongCode])
        }
        case 'turn-off-two-factor':
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
