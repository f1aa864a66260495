import { Hono, type Context } from 'hono'
import { hasRole, needsRole } from '../../../school/staff/accounts/roles.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import type { StaffParts } from './parts.ts'
import { refuse, sendRefusal } from './refusals.ts'
import type { StaffRoute } from './route.ts'

/** @returns the live session that a token opens; `null` without one */
export type Authenticate = (token: string) => Promise<Session | null>

/**
 * The staff API: checks session, state and role once for each call, before its handler. Refuses any
 * other call without saying whether it exists. `GET /openapi.json` describes the calls.
 */
export function staffApi(
  routes: readonly StaffRoute[],
  parts: StaffParts,
  authenticate: Authenticate,
) {
  const api = new Hono()
  api.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  for (const { name, minimumRole, answerCall } of routes) {
    const [method = '', path = ''] = name.split(' ')
    api.on(method, path, async (context) => {
      if (minimumRole === 'open') return answerCall(context, parts, null)
      const session = await authenticate(bearerToken(context))
      if (!session) return sendRefusal(context, refuse('signed-out'))
      if (!hasRole(session.staff, minimumRole)) {
        return sendRefusal(context, refuse('not-allowed', { error: needsRole(minimumRole) }))
      }
      return answerCall(context, parts, session)
    })
  }
  api.all('*', async (context) => {
    const session = await authenticate(bearerToken(context))
    // Staff pages that were open during an update still know the calls of before.
    const error =
      'There is no such call. If the site was just updated, load the page again: what you typed is kept.'
    return sendRefusal(context, session ? refuse('not-found', { error }) : refuse('signed-out'))
  })
  return api
}

/** Returns the token of a call, '' without one. It is accepted nowhere else. */
const bearerToken = (context: Context) =>
  /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
