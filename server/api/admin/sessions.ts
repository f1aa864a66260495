import * as z from 'zod'
import { action, noSuchCommand } from '../../../school/base/commands.ts'
import { tidyEmail } from '../../../school/base/contact-email.ts'
import { recordActivity } from '../../../school/staff/activity/record-activity.server.ts'
import { accountEvent } from '../../../school/staff/accounts/accounts.server.ts'
import { confirmSession } from '../../../school/staff/accounts/own-account.server.ts'
import {
  endSessions,
  idleLimitMs,
  listSessions,
  ownSessionSchema,
} from '../../../school/staff/accounts/sessions.server.ts'
import { signedInSchema, signIn } from '../../../school/staff/accounts/sign-in.server.ts'
import { staffSchema } from '../../../school/staff/accounts/staff.ts'
import { isTwoFactorOn } from '../../../school/staff/accounts/two-factor.server.ts'
import { callerOf } from './caller.ts'
import { refuseLocked, refuseProof, refuseUnconfirmed } from './confirmation.ts'
import { listOf } from './params.ts'
import { refuse } from './refusals.ts'
import { openBodyLimitBytes, route } from './route.ts'

const credentials = z.object({
  // PostgreSQL accepts no NUL character, not even in a query.
  email: z
    .string('Enter your e-mail address.')
    .max(400)
    .transform((text) => tidyEmail(text.replaceAll('\0', ''))),
  password: z.string('Enter your password.').max(1_000),
  code: z.string().max(100).optional(),
  deviceToken: z
    .string()
    .max(100)
    .optional()
    .describe('stored by this device at an earlier sign-in'),
})

const proof = z.union(
  [
    z.object({ password: z.string().min(1).max(1_000) }),
    z.object({ code: z.string().min(1).max(100) }),
  ],
  'Enter your password, or a code from your app.',
)

/** The name of each is that of its audit event. */
const sessionCommand = z.discriminatedUnion(
  'action',
  [
    z.object(action('sign-out', 'Ends the session of this call.')),
    z.object({
      ...action('session-end', 'Ends one session of the caller. Takes a confirmation.'),
      id: z.string().regex(/^[\w-]{1,40}$/),
    }),
    z.object(action('sign-out-everywhere', 'Ends them all. Takes a confirmation.')),
  ],
  noSuchCommand,
)

/** Signing in and out, and the caller's own sessions. */
export const sessionRoutes = [
  route('POST /session', {
    minimumRole: 'open',
    summary:
      'Signs in. The browser keeps the deviceToken after signing out, so that wrong passwords from elsewhere do not lock this device out.',
    body: credentials,
    bodyLimitBytes: openBodyLimitBytes,
    answer: signedInSchema,
    refusals: ['wrong', 'code-needed', 'locked'],
    handle: async ({ parts, body, context }) => {
      const result = await signIn(parts, body, callerOf(context, parts))
      if (result.ok) return result.value
      const { failure } = result
      return failure.reason === 'locked'
        ? refuseLocked(failure.retryAfterMs)
        : refuse(failure.reason)
    },
  }),
  route('GET /session', {
    minimumRole: 'author',
    summary: 'The caller’s account.',
    answer: staffSchema.extend({
      twoFactor: z.boolean(),
      idleMinutes: z.number().describe('minutes without a call after which the session ends'),
      expiresAt: z.number(),
    }),
    handle: async ({ parts, staff, session }) => {
      const twoFactor = await isTwoFactorOn(parts.database, staff.id)
      const { expiresAt } = session
      return { ...staff, twoFactor, idleMinutes: idleLimitMs / 60_000, expiresAt }
    },
  }),
  route('GET /sessions', {
    minimumRole: 'author',
    summary: 'The caller’s sessions, newest first.',
    answer: listOf(ownSessionSchema),
    handle: async ({ parts, staff, session }) => {
      const data = await listSessions(parts.database, staff.id, session.id, parts.now())
      return { data, total: data.length }
    },
  }),
  route('POST /session/confirmation', {
    minimumRole: 'author',
    summary:
      'Confirms that the caller is the owner of the session. The confirmation is valid for one call within two minutes.',
    body: proof,
    answer: z.object({ confirmed: z.literal(true) }),
    refusals: ['invalid', 'locked'],
    handle: async ({ parts, body, session }) => {
      const result = await confirmSession(parts, session, body)
      if (result.ok) return { confirmed: true as const }
      return refuseProof(result.failure, 'password' in body ? 'password' : 'code')
    },
  }),
  route('POST /sessions/commands', {
    minimumRole: 'author',
    summary: 'Ends sessions of the caller: this one, another one or all.',
    body: sessionCommand,
    answer: z.object({ ended: z.number().describe('how many sessions') }),
    refusals: ['confirm', 'not-found'],
    handle: async ({ parts, body: command, staff, session }) => {
      const refusal = command.action === 'sign-out' ? null : await refuseUnconfirmed(parts, session)
      if (refusal) return refusal
      const ended = await parts.database.transaction().execute(async (transaction) => {
        const count = await endSessions(transaction, staff.id, sessionsOf(command, session))
        if (count > 0) {
          const event = accountEvent(command.action, staff)
          await recordActivity(transaction, staff, event, parts.now())
        }
        return count
      })
      const error = 'This session has ended already. Load the list again.'
      return ended > 0 ? { ended } : refuse('not-found', { error })
    },
  }),
] as const

/** Selects the sessions that a command ends. */
function sessionsOf(command: z.output<typeof sessionCommand>, session: { id: string }) {
  if (command.action === 'sign-out-everywhere') return 'all'
  return { only: command.action === 'session-end' ? command.id : session.id }
}
