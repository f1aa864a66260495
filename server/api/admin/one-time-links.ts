import * as z from 'zod'
import { accountEmail, newPassword } from '../../../school/staff/accounts/account-fields.ts'
import {
  applyLink,
  oneTimeLinkSchema,
  readLink,
} from '../../../school/staff/accounts/one-time-links.server.ts'
import { signedInSchema } from '../../../school/staff/accounts/sign-in.server.ts'
import { line } from '../../../school/base/fields.ts'
import { callerOf } from './caller.ts'
import { refuse } from './refusals.ts'
import { openBodyLimitBytes, route } from './route.ts'

const token = z.string('The link is not complete. Copy all of it.').max(200)

/**
 * One-time links: set-up, invitation and reset. The token is in the body, because addresses end up
 * in logs.
 */
export const oneTimeLinkRoutes = [
  route('POST /links/open', {
    minimumRole: 'open',
    summary: 'The purpose of a one-time link. Its address is /login#link= and its token.',
    body: z.object({ token }),
    bodyLimitBytes: openBodyLimitBytes,
    answer: oneTimeLinkSchema,
    refusals: ['link'],
    handle: async ({ parts, body }) => (await readLink(parts, body.token)) ?? refuse('link'),
  }),
  route('POST /links/use', {
    minimumRole: 'open',
    summary:
      'Uses a link: sets the password and signs in. A set-up link creates the first administrator, and takes name and email.',
    body: z.object({
      token,
      password: newPassword,
      name: line(100).optional(),
      email: accountEmail.optional(),
    }),
    bodyLimitBytes: openBodyLimitBytes,
    answer: signedInSchema,
    refusals: ['link', 'invalid', 'code-needed'],
    handle: ({ parts, body, context }) => applyLink(parts, body, callerOf(context, parts)),
  }),
] as const
