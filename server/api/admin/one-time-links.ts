import * as z from 'zod'
import { line } from '../../../school/fields.ts'
import { accountEmail, newPassword } from '../../../school/accounts/account-fields.ts'
import { applyLink, readLink } from '../../../school/accounts/one-time-links.server.ts'
import { openBodyLimit, refuse, refuseFields, withBody } from './body.ts'
import { callerOf } from './caller.ts'
import { refuseSignIn } from './refuse-sign-in.ts'
import type { StaffParts } from './routes.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const token = z.string('The link is not complete. Copy all of it.').max(200)

const use = z.object({
  token,
  password: newPassword,
  name: line(100).optional(),
  email: accountEmail.optional(),
})

/**
 * One-time links: set-up, invitation and reset. Their token stands in the body, as addresses end up
 * in logs.
 */
export function oneTimeLinkRoutes(parts: StaffParts): StaffRoute[] {
  return [
    {
      method: 'POST',
      path: '/links/open',
      least: 'open',
      handle: withBody(
        z.object({ token }),
        async (context, given) => {
          const link = await readLink(parts, given.token)
          return link ? context.json(link) : refuseLink(context)
        },
        openBodyLimit,
      ),
    },
    {
      method: 'POST',
      path: '/links/use',
      least: 'open',
      handle: withBody(
        use,
        async (context, given) => {
          const result = await applyLink(parts, given, callerOf(context, parts))
          if (result.ok) return context.json(result.value)
          if (result.failure.reason === 'invalid')
            return refuseFields(context, result.failure.problems)
          return result.failure.reason === 'link'
            ? refuseLink(context)
            : refuseSignIn(context, result.failure.reason)
        },
        openBodyLimit,
      ),
    },
  ]
}

const refuseLink = (context: StaffContext) =>
  refuse(
    context,
    404,
    'link',
    'This link was used, or it is too old. Ask an administrator for a new one.',
  )
