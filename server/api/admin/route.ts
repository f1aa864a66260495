import { plainIssue } from '../../../school/base/field-messages.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { fail, succeed, type Result } from '../../../school/base/result.ts'
import { hasRole, needsRole } from '../../../school/staff/accounts/roles.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import { allowTime } from '../../request-time.ts'
import { receiveUpload } from './receive-upload.ts'
import {
  problemsOf,
  Refusal,
  refuse,
  refuseFields,
  sendRefusal,
  type RefusalReason,
} from './refusals.ts'
import type {
  Failure,
  MinimumRole,
  RouteDefinition,
  RouteName,
  StaffParts,
  StaffRoute,
} from './staff-call.ts'

/** Time limit for an upload to arrive, in milliseconds: 25 MB over a slow phone line. */
const uploadTimeMs = 10 * 60 * 1000

/** Maximum size of a body, in bytes; files have their own limit (media). */
const usualBodyLimitBytes = 1_000_000

/** The limit for calls without a session: many at once must not fill the memory. */
export const openBodyLimitBytes = 10_000

/** Makes the answer of a call wait until visitors see its change. */
export const contentChanged = (parts: StaffParts) => parts.contentChanged()

const nothing = z.object({})
const noBody = z.undefined()

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
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodType = typeof noBody,
  const Reason extends RefusalReason = never,
>(
  name: Name,
  definition: RouteDefinition<Minimum, Answer, Params, Query, Body, Reason>,
): StaffRoute<Name, Params, Query, Body, Answer> {
  const { minimumRole, summary, isUpload = false, answer, status = 200, handle } = definition
  const { after, bodyLimitBytes = usualBodyLimitBytes } = definition
  const params = (definition.params ?? nothing) as Params
  const query = (definition.query ?? nothing) as Query
  const body = (definition.body ?? noBody) as Body

  /** Reads the input of the handler and hands it over; returns a refusal when it is wrong. */
  async function handleCall(context: Context, parts: StaffParts, session: Session | null) {
    const pathParams = params.safeParse(context.req.param())
    if (!pathParams.success) return refuse('not-found')
    const queryParams = query.safeParse(context.req.query())
    if (!queryParams.success) return refuseFields(problemsOf(queryParams.error))
    const staff = session?.staff ?? null
    // The guard hands over a session unless the call is open.
    const handleBody = (sent: unknown) => {
      const call = { params: pathParams.data, query: queryParams.data, body: sent, parts, context }
      const editing = { staff, now: parts.siteNow(), abilities: parts.abilities }
      return handle({ ...call, staff, session, editing } as Parameters<typeof handle>[0])
    }
    if (isUpload) {
      allowTime(context, uploadTimeMs)
      return receiveUpload(context.req.raw, parts.library.store, body, handleBody)
    }
    if (definition.body === undefined) return handleBody(undefined)
    const sent = await readBody(context.req.raw, body, bodyLimitBytes)
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
      const outcome = toResult(await handleCall(context, parts, session))
      if (!outcome.ok) return sendRefusal(context, outcome.failure)
      await after?.(parts)
      const { value } = outcome
      return value instanceof Response ? value : context.json(value as object | null, status)
    },
  }
}

/** Sorts the outcome of a handler into answers and refusals. */
function toResult(outcome: unknown): Result<unknown, Refusal> {
  if (outcome instanceof Refusal) return fail(outcome)
  // No answer has a field `ok`, but a `Response` has.
  const isResult = typeof outcome === 'object' && outcome !== null && 'ok' in outcome
  if (!isResult || outcome instanceof Response) return succeed(outcome)
  const result = outcome as Result<unknown, Failure<RefusalReason>>
  if (result.ok) return result
  const { reason, ...details } = result.failure
  return fail(refuse(reason, details))
}

/** Returns the reasons to refuse a call before its handler runs. */
function impliedRefusals({
  minimumRole,
  params,
  query,
  body,
  isUpload,
}: Pick<StaffRoute, 'minimumRole'> &
  Partial<Pick<StaffRoute, 'params' | 'query' | 'body' | 'isUpload'>>): RefusalReason[] {
  const reasons: RefusalReason[] = []
  if (minimumRole !== 'open') reasons.push('signed-out')
  if (minimumRole === 'editor' || minimumRole === 'administrator') reasons.push('not-allowed')
  if (params !== undefined) reasons.push('not-found')
  if (body !== undefined) reasons.push('unreadable', 'too-large')
  if (query !== undefined || body !== undefined) reasons.push('invalid')
  if (isUpload) reasons.push('busy')
  return reasons
}

/**
 * Reads and checks the JSON body of a call. A missing body counts as `{}`.
 *
 * @param limitBytes maximum size
 */
export async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  limitBytes: number,
): Promise<{ value: Body } | Refusal<'too-large' | 'unreadable' | 'invalid'>> {
  const text = await readText(request, limitBytes)
  if (text === null) {
    const kilobytes = Math.floor(limitBytes / 1000)
    return refuse('too-large', { error: `Send ${kilobytes} kB at most.` })
  }
  const json = text === '' ? {} : parseJson(text)
  if (json === undefined) return refuse('unreadable')
  const parsed = schema.safeParse(json, { error: plainIssue })
  return parsed.success ? { value: parsed.data } : refuseFields(problemsOf(parsed.error))
}

/** @returns `null` when the body is longer than the limit; the rest is not read */
export async function readText(request: Request, limitBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns `undefined` when the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
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
