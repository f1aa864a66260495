import * as z from 'zod'
import type { LoggedAction } from '../../../school/activity/actions.ts'
import { recordActivity } from '../../../school/activity/record-activity.server.ts'
import { accountDeed } from '../../../school/accounts/accounts.server.ts'
import { endSessions, idleLimit, listSessions } from '../../../school/accounts/sessions.server.ts'
import { confirmSession } from '../../../school/accounts/confirmation.server.ts'
import { signIn } from '../../../school/accounts/sign-in.server.ts'
import { isTwoFactorOn } from '../../../school/accounts/two-factor.server.ts'
import { openBodyLimit, refuse, withBody } from './body.ts'
import { callerOf } from './caller.ts'
import { refuseProof, refuseUnconfirmed } from './confirmation.ts'
import { withSession } from './current-session.ts'
import { refuseLocked, refuseSignIn } from './refuse-sign-in.ts'
import type { StaffParts } from './routes.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const credentials = z.object({
  // PostgreSQL takes no zero character, not even in a question.
  email: z
    .string('Write your e-mail address.')
    .max(400)
    .transform((text) => text.replaceAll('\0', '')),
  password: z.string('Write your password.').max(1_000),
  code: z.string().max(100).optional(),
  /** what this device kept from an earlier sign-in */
  deviceToken: z.string().max(100).optional(),
})

const proof = z.union(
  [
    z.object({ password: z.string().min(1).max(1_000) }),
    z.object({ code: z.string().min(1).max(100) }),
  ],
  'Write your password, or a code of your app.',
)

/** Signing in and out, and one's own sessions. */
export function sessionRoutes(parts: StaffParts): StaffRoute[] {
  const { database, now } = parts
  const end = async (
    context: StaffContext,
    which: Parameters<typeof endSessions>[2],
    action: LoggedAction,
  ) => {
    const staff = context.get('staff')
    const ended = await database.transaction().execute(async (transaction) => {
      const count = await endSessions(transaction, staff.id, which)
      if (count > 0) await recordActivity(transaction, staff, accountDeed(action, staff), now())
      return count
    })
    return ended > 0
      ? context.json({ ended })
      : refuse(context, 404, 'not-found', 'This session has ended already. Load the list again.')
  }

  return [
    {
      method: 'POST',
      path: '/session',
      least: 'open',
      handle: withBody(
        credentials,
        async (context, given) => {
          const result = await signIn(parts, given, callerOf(context, parts))
          if (result.ok) return context.json(result.value)
          if (result.failure.reason === 'locked')
            return refuseLocked(context, result.failure.retryAfter)
          return refuseSignIn(context, result.failure.reason)
        },
        openBodyLimit,
      ),
    },
    {
      method: 'GET',
      path: '/session',
      least: 'author',
      handle: withSession(parts, async (context, { staff, expiresAt }) => {
        const twoFactor = await isTwoFactorOn(database, staff.id)
        return context.json({ ...staff, twoFactor, idleMinutes: idleLimit / 60_000, expiresAt })
      }),
    },
    {
      method: 'DELETE',
      path: '/session',
      least: 'author',
      handle: withSession(parts, (context, { id }) => end(context, { only: id }, 'sign-out')),
    },
    {
      method: 'GET',
      path: '/sessions',
      least: 'author',
      handle: withSession(parts, async (context, { id, staff }) => {
        const data = await listSessions(database, staff.id, id, now())
        return context.json({ data, total: data.length })
      }),
    },
    {
      method: 'POST',
      path: '/session/confirmation',
      least: 'author',
      handle: withBody(proof, (context, given) =>
        withSession(parts, async (_, session) => {
          const result = await confirmSession(parts, session, given)
          if (result.ok) return context.json({ confirmed: true })
          const field = 'password' in given ? 'password' : 'code'
          return refuseProof(context, result.failure, field)
        })(context),
      ),
    },
    {
      method: 'DELETE',
      path: '/sessions/:id',
      least: 'author',
      handle: async (context) =>
        (await refuseUnconfirmed(parts, context)) ??
        end(context, { only: context.req.param('id') ?? '' }, 'session-end'),
    },
    {
      method: 'DELETE',
      path: '/sessions',
      least: 'author',
      handle: async (context) =>
        (await refuseUnconfirmed(parts, context)) ?? end(context, 'all', 'sign-out-everywhere'),
    },
  ]
}
