import { Hono, type Context } from 'hono'
import * as z from 'zod'
import type { Result } from '../../../school/base/result.ts'
import { hasRole, needsRole, type Role } from '../../../school/staff/accounts/roles.ts'
import type { Staff } from '../../../school/staff/accounts/staff.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import type { AbilityHooks } from '../../../school/operations/ability-hooks.ts'
import type { StaffParts } from './parts.ts'
import { allowTime } from '../../request-time.ts'
import { bodyLimitBytes, problemsOf, readBody } from './read-body.ts'
import { receiveUpload } from './receive-upload.ts'
import {
  Refusal,
  refuse,
  refuseFailure,
  refuseFields,
  sendRefusal,
  type RefusalDetails,
  type RefusalReason,
} from './refusals.ts'

/** Time limit for an upload to arrive, in milliseconds: 25 MB over a slow phone line. */
const uploadTimeMs = 10 * 60 * 1000

/** `GET /media/:id`: the method and the path below /api/admin. */
export type RouteName = `${'GET' | 'POST' | 'PUT'} /${string}`

/** The minimum role of a call, or `open` for the few that need no session. */
export type MinimumRole = Role | 'open'

/** A call as its handler gets it: authorized, read and checked. */
export interface StaffCall<Params, Query, Body, Minimum extends MinimumRole> {
  parts: StaffParts
  params: Params
  query: Query
  body: Body
  staff: Minimum extends 'open' ? null : Staff
  /** the session that the guard found */
  session: Minimum extends 'open' ? null : Session
  /** the person who changes content, and the time of the site, UTC in milliseconds */
  editing: {
    staff: Minimum extends 'open' ? null : Staff
    now: number
    abilities: readonly AbilityHooks[]
  }
  context: Context
}

/** Outcome of a handler: an answer, a refusal, or the result of a function in `school`, which is either. */
type Outcome<Answer, Reason extends RefusalReason> =
  Answer | Refusal<Reason> | Result<Answer, RefusalDetails & { reason: Reason }> | Response

/** Makes the answer of a call wait until visitors see its change. */
export const contentChanged = (parts: StaffParts) => parts.contentChanged()

/** One call of the staff API: its input, answer and refusals, and its handler. */
interface RouteDefinition<
  Minimum extends MinimumRole,
  Answer extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reason extends RefusalReason,
> {
  minimumRole: Minimum
  /** description of the call, for open-api.ts */
  summary: string
  /** the parts of the path; a call whose parts are wrong is refused with `not-found` */
  params?: Params
  query?: Query
  body?: Body
  bodyLimitBytes?: number
  /** the body is a form with a file; one is handled at a time */
  isUpload?: boolean
  answer: Answer
  /** HTTP status of the answer */
  status?: 200 | 201
  /** runs after a change that was made; the answer waits for it */
  after?: (parts: StaffParts) => Promise<void> | void
  /** the handler's own reasons to refuse, besides those of role, path, query and body */
  refusals?: readonly Reason[]
  handle: (
    call: StaffCall<z.output<Params>, z.output<Query>, z.output<Body>, Minimum>,
  ) => Promise<Outcome<z.input<Answer>, Reason>>
}

/** A call of the staff API for the guard, the client and open-api.ts. */
export interface StaffRoute<
  Name extends RouteName = RouteName,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  name: Name
  minimumRole: MinimumRole
  summary: string
  params: Params
  query: Query
  body: Body
  isUpload: boolean
  answer: Answer
  status: 200 | 201
  /** every reason for which the call may be refused */
  refusals: readonly RefusalReason[]
  /** @param session `null` for an open call */
  answerCall: (context: Context, parts: StaffParts, session: Session | null) => Promise<Response>
}

const nothing = z.object({})
const noBody = z.undefined()
type Nothing = typeof nothing
type NoBody = typeof noBody

/**
 * Defines a call. The compiler refuses a call without a minimum role.
 *
 * @example
 *   route('GET /search', {
 *     minimumRole: 'author',
 *     summary: 'Finds everything with a word.',
 *     query: z.object({ q: z.string() }),
 *     answer: foundAnswerSchema,
 *     handle: ({ parts, query, editing }) => find(parts.database, query, editing),
 *   })
 */
export function route<
  const Name extends RouteName,
  const Minimum extends MinimumRole,
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = NoBody,
  const Reason extends RefusalReason = never,
>(
  name: Name,
  definition: RouteDefinition<Minimum, Answer, Params, Query, Body, Reason>,
): StaffRoute<Name, Params, Query, Body, Answer> {
  const { minimumRole, summary, isUpload = false, answer, status = 200, handle } = definition
  const { after, bodyLimitBytes: limit = bodyLimitBytes } = definition
  const params = (definition.params ?? nothing) as Params
  const query = (definition.query ?? nothing) as Query
  const body = (definition.body ?? noBody) as Body

  /** Reads the input of the handler and hands it over; returns a refusal when it is wrong. */
  async function handleCall(context: Context, parts: StaffParts, session: Session | null) {
    const named = params.safeParse(context.req.param())
    if (!named.success) return refuse('not-found')
    const asked = query.safeParse(context.req.query())
    if (!asked.success) return refuseFields(problemsOf(asked.error))
    const staff = session?.staff ?? null
    // The guard hands over a session unless the call is open.
    const handleBody = (sent: unknown) => {
      const call = { params: named.data, query: asked.data, body: sent, parts, context }
      const editing = { staff, now: parts.siteNow(), abilities: parts.abilities }
      return handle({ ...call, staff, session, editing } as Parameters<typeof handle>[0])
    }
    if (isUpload) {
      allowTime(context, uploadTimeMs)
      return receiveUpload(context.req.raw, parts.library.store, body, handleBody)
    }
    if (definition.body === undefined) return handleBody(undefined)
    const sent = await readBody(context.req.raw, body, limit)
    return sent instanceof Refusal ? sent : handleBody(sent.value)
  }

  return {
    name,
    minimumRole,
    summary,
    params,
    query,
    body,
    isUpload,
    answer,
    status,
    refusals: [...impliedRefusals(definition), ...(definition.refusals ?? [])],
    answerCall: async (context, parts, session) => {
      const outcome = await handleCall(context, parts, session)
      const result = isResult(outcome)
        ? outcome.ok
          ? outcome.value
          : refuseFailure(outcome.failure)
        : outcome
      if (result instanceof Refusal) return sendRefusal(context, result)
      await after?.(parts)
      return result instanceof Response ? result : context.json(result as object | null, status)
    },
  }
}

/** Recognizes a result of `school`; no answer has a field `ok`, but a `Response` has. */
const isResult = (
  outcome: unknown,
): outcome is Result<unknown, RefusalDetails & { reason: RefusalReason }> =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'ok' in outcome &&
  !(outcome instanceof Response)

/** Returns the reasons to refuse a call before its handler runs. */
function impliedRefusals(definition: {
  minimumRole: MinimumRole
  params?: unknown
  query?: unknown
  body?: unknown
  isUpload?: boolean
}): RefusalReason[] {
  const { minimumRole, params, query, body, isUpload } = definition
  const reasons: RefusalReason[] = []
  if (minimumRole !== 'open') reasons.push('signed-out')
  if (minimumRole === 'editor' || minimumRole === 'administrator') reasons.push('not-allowed')
  if (params !== undefined) reasons.push('not-found')
  if (body !== undefined) reasons.push('unreadable', 'too-large')
  if (query !== undefined || body !== undefined) reasons.push('invalid')
  if (isUpload) reasons.push('busy')
  return reasons
}

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
