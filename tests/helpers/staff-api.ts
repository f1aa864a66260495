import { EventEmitter } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { Hono, type MiddlewareHandler } from 'hono'
import { pino } from 'pino'
import type { Database } from '../../db/database.ts'
import { abilities } from '../../product/abilities.ts'
import { createStaffApi, staffRoutes } from '../../product/staff-calls.ts'
import { folderStore } from '../../school/content/media/media-folder.server.ts'
import type { StaffParts } from '../../server/api/admin/staff-call.ts'
import { refusals, type RefusalReason } from '../../server/api/admin/refusals.ts'
import { KeptCards } from '../../server/share-cards/kept-cards.ts'
import { makeTestFolder } from './clean-up.ts'
import { password } from './staff.ts'

/** Returns the parts of the staff API in tests: no mail, no proxy, and no caches to notify. */
export const staffParts = (
  database: Database,
  parts: Pick<StaffParts, 'now'> & Partial<StaffParts>,
): StaffParts => ({
  database,
  library: { database, store: folderStore('no media library in this test'), maxBytes: 0 },
  dataDir: '',
  siteNow: parts.now,
  contentChanged: () => Promise.resolve(),
  staffMailQueued: () => {},
  publicOrigin: 'https://www.dyci.example',
  proxies: 0,
  sendMail: null,
  logger: pino({ level: 'silent' }),
  checkLinks: () => Promise.resolve(),
  statusOf: () => Promise.resolve(200),
  summarizePreview: () => Promise.resolve(null),
  drawing: { root: process.cwd(), kept: new KeptCards('no cards in this test') },
  abilities,
  ...parts,
})

const patterns = staffRoutes.map((route) => {
  const [method = '', path = ''] = route.name.split(' ')
  return { route, method, path: new RegExp(`^(/api/admin)?${path.replace(/:\w+/g, '[^/]+')}$`) }
})

/**
 * Checks that every call answers exactly what its route states: the status, the shape to the last
 * field, or a refusal that it names. A call that does not is an error of the server.
 */
export const keepContract: MiddlewareHandler = async (context, next) => {
  await next()
  const { method, path } = context.req
  const found = patterns.find((each) => each.method === method && each.path.test(path))
  const isJson = context.res.headers.get('content-type')?.startsWith('application/json')
  if (!found || !isJson || context.res.status >= 500) return
  const { route } = found
  const body = (await context.res.clone().json()) as unknown
  if (context.res.ok) {
    const read = route.answer.safeParse(body)
    const isExact = read.success && isDeepStrictEqual(read.data, body)
    if (context.res.status === route.status && isExact) return
    throw new Error(`${route.name} answered what it does not state: ${JSON.stringify(body)}`, {
      cause: read.error,
    })
  }
  const { error, reason } = body as { error: unknown; reason: RefusalReason }
  const isStated = (text: string) =>
    route.refusals.includes(reason) || text.startsWith('There is no such call.')
  if (
    typeof error === 'string' &&
    isStated(error) &&
    refusals[reason].status === context.res.status
  )
    return
  throw new Error(`${route.name} was refused in a way that it does not state: ${reason}`)
}

export interface StaffCall {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  /** the network address of the caller */
  address?: string
}

export interface StaffAnswer {
  status: number
  headers: Headers
  /** parsed JSON, or the text of a file */
  body: unknown
}

/** The request of Node behind a call in memory. */
const requestFrom = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), {
    socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' },
  })

/** Opens the staff API in memory, with a clock that only tests move. */
export function openStaffApi(database: Database, parts: Partial<StaffParts> = {}) {
  const clock = { now: Date.UTC(2026, 10, 21) }
  const folder = makeTestFolder('staff')
  const all = staffParts(database, { dataDir: folder, now: () => clock.now, ...parts })
  const api = new Hono().use(keepContract).route('/', createStaffApi(all))
  const call = async (
    method: string,
    path: string,
    given: StaffCall = {},
  ): Promise<StaffAnswer> => {
    const { token, body, headers = {}, address = '192.0.2.1' } = given
    const response = await api.request(
      path,
      {
        method,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: requestFrom(address) },
    )
    const isFile = response.headers.has('content-disposition')
    const answered: unknown = isFile ? await response.text() : await response.json()
    return { status: response.status, headers: response.headers, body: answered }
  }
  /** Confirms with the tests' password, then makes the call. */
  const callConfirmed = async (method: string, path: string, given: StaffCall) => {
    await call('POST', '/session/confirmation', { token: given.token, body: { password } })
    return call(method, path, given)
  }
  return { call, callConfirmed, clock }
}
