import type { Context } from 'hono'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Result } from '../../../school/base/result.ts'
import type { AbilityHooks } from '../../../school/operations/ability-hooks.ts'
import type { Accounts } from '../../../school/staff/accounts/accounts.server.ts'
import type { Role } from '../../../school/staff/accounts/roles.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import type { Staff } from '../../../school/staff/accounts/staff.ts'
import type { MediaLibrary } from '../../../school/content/media/change-media.server.ts'
import type { Drawing } from '../../share-cards/kept-cards.ts'
import type { PageSummary } from '../../previews/summarize-preview.ts'
import type { SendMail } from '../../mail.ts'
import type { Refusal, RefusalDetails, RefusalReason } from './refusals.ts'

/** Everything that the calls of the staff API work with. */
export interface StaffParts extends Accounts {
  library: MediaLibrary
  /**
   * the time of the site, UTC in milliseconds: never earlier than a stored time, even when the clock
   * was set back (server/site-time.ts)
   */
  siteNow: () => number
  /** shows a change at once; resolves when this process has noticed it */
  contentChanged: () => Promise<void>
  /** sends a mail to staff at once that was stored without a change of content */
  staffMailQueued: () => void
  publicOrigin: string
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  /** `null` without a mail server: administrators then hand links over */
  sendMail: SendMail | null
  logger: Logger
  /** returns the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  /** summarizes the page of a preview; `null` when it has none */
  summarizePreview: (token: string) => Promise<PageSummary | null>
  drawing: Drawing
  abilities: readonly AbilityHooks[]
  /** checks the internal links if content has changed, or begins to */
  checkLinks: () => Promise<void>
}

/** The minimum role of a call, or `open` for the few that need no session. */
export type MinimumRole = Role | 'open'

/** A value that comes with a session: `null` in an open call. */
type OfSession<Minimum extends MinimumRole, Value> = Minimum extends 'open' ? null : Value

/** A call as its handler gets it: authorized, read and checked. */
export interface StaffCall<Params, Query, Body, Minimum extends MinimumRole> {
  parts: StaffParts
  params: Params
  query: Query
  body: Body
  staff: OfSession<Minimum, Staff>
  /** the session that the guard found */
  session: OfSession<Minimum, Session>
  /** the person who changes content, and the time of the site, UTC in milliseconds */
  editing: {
    staff: OfSession<Minimum, Staff>
    now: number
    abilities: readonly AbilityHooks[]
  }
  context: Context
}

/** `GET /media/:id`: the method and the path below /api/admin. */
export type RouteName = `${'GET' | 'POST' | 'PUT'} /${string}`

/** The failure of a function in `school`, as a refusal tells it. */
export type Failure<Reason extends RefusalReason> = RefusalDetails & { reason: Reason }

/** Outcome of a handler: an answer, a refusal, or the result of a function in `school`, which is either. */
type Outcome<Answer, Reason extends RefusalReason> =
  Answer | Refusal<Reason> | Result<Answer, Failure<Reason>> | Response

/** The definition of a call: its input, answer and refusals, and its handler. */
export interface RouteDefinition<
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
> extends Required<
  Omit<
    RouteDefinition<MinimumRole, Answer, Params, Query, Body, RefusalReason>,
    'bodyLimitBytes' | 'after' | 'handle'
  >
> {
  name: Name
  /** every reason for which the call may be refused */
  refusals: readonly RefusalReason[]
  /** @param session `null` for an open call */
  answerCall: (context: Context, parts: StaffParts, session: Session | null) => Promise<Response>
}
