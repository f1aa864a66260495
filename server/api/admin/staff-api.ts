import { Hono, type Context } from 'hono'
import { hasRole, type Role, type Staff } from '../../../school/accounts/staff.ts'

export type StaffContext = Context<{ Variables: { staff: Staff } }>

/**
 * One call of the staff API. Who may make it is part of what it is: a call without a least role
 * cannot be written.
 */
export interface StaffRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** below /api/admin, such as `/entries/:kind` */
  path: string
  /** the role that it takes, or `open` for the few that need no session */
  least: Role | 'open'
  handle: (context: StaffContext) => Promise<Response> | Response
}

/** @returns who has a live session by this token; `null` when there is none */
export type Authenticate = (token: string) => Promise<Staff | null>

/**
 * The staff API (docs/staff-api.md): checks session, state and role at each request, before any
 * handler. What is not in the list of routes is refused without saying whether it exists.
 */
export function staffApi(routes: readonly StaffRoute[], authenticate: Authenticate) {
  const api = new Hono<{ Variables: { staff: Staff } }>()
  api.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  for (const { method, path, least, handle } of routes) {
    api.on(method, path, async (context) => {
      if (least === 'open') return handle(context)
      const staff = await authenticate(bearerToken(context))
      if (!staff) return refuseSignedOut(context)
      if (!hasRole(staff, least)) {
        return context.json(
          { error: `This takes the rights of an ${least}.`, reason: 'not-allowed' },
          403,
        )
      }
      context.set('staff', staff)
      return handle(context)
    })
  }
  api.all('*', async (context) => {
    const staff = await authenticate(bearerToken(context))
    if (!staff) return refuseSignedOut(context)
    return context.json({ error: 'There is no such call.', reason: 'not-found' }, 404)
  })
  return api
}

/** The token that a call carries, '' without one. It is read from nowhere else. */
export const bearerToken = (context: Context) =>
  /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

/** The refusal of whoever has no session, or none any more. */
export const refuseSignedOut = (context: StaffContext) =>
  context.json({ error: 'Sign in first.', reason: 'signed-out' }, 401)
