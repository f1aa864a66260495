import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { endSessions } from '../../school/accounts/sessions.server.ts'
import { roles, type Role } from '../../school/accounts/staff.ts'
import { staffRoutes } from '../../server/api/admin/routes.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, signInAs } from '../helpers/staff.ts'

/** The calls that need no session; whoever adds one says here that it is meant to be open. */
const open = ['POST /session', 'POST /links/open', 'POST /links/use']

const hour = 60 * 60_000

describeOnDatabases('every call of the staff API', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let routes: ReturnType<typeof staffRoutes>
  let answered: string[]
  beforeEach(() => {
    database = databases.database
    site = openStaffApi(database)
    routes = staffRoutes({
      ...{ database, dataDir: '', now: () => site.clock.now, publicOrigin: '', proxies: 0 },
      logger: pino({ level: 'silent' }),
      contentChanged: () => Promise.resolve(),
    })
    answered = []
  })
  afterEach(() => expect(answered).toEqual([]))

  const signIn = (role: Role, now = site.clock.now) => signInAs(database, role, { now })

  /** Tries every call that is not open, and notes those that do not refuse. */
  async function tryAll(
    status: number,
    authorization: string | undefined,
    only: (least: Role) => boolean = () => true,
  ) {
    let tried = 0
    for (const { method, path, least } of routes) {
      if (least === 'open' || !only(least)) continue
      const address = path.replace(/:\w+/g, '1')
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const body = method === 'GET' ? undefined : {}
      const answer = await site.call(method, address, { headers, body })
      if (answer.status !== status) answered.push(`${method} ${path}: ${answer.status}`)
      tried += 1
    }
    expect(tried).toBeGreaterThan(0)
  }

  test('needs a session, but for those that are meant to be open', () => {
    const found = routes.filter(({ least }) => least === 'open').map(({ method, path }) => `${method} ${path}`)
    expect(found.sort()).toEqual([...open].sort())
  })

  test('refuses without a token', async () => {
    await tryAll(401, undefined)
    await tryAll(401, '')
    await tryAll(401, 'Bearer ')
  })

  test('refuses forged tokens', async () => {
    const { token } = await signIn('administrator')
    await tryAll(401, `Bearer ${'A'.repeat(43)}`)
    await tryAll(401, `Bearer ${token.slice(0, -1)}`)
    await tryAll(401, `Bearer ${token}x`)
    await tryAll(401, `Basic ${token}`)
    const { token_hash } = await database.selectFrom('staff_session').select('token_hash').executeTakeFirstOrThrow()
    await tryAll(401, `Bearer ${token_hash}`)
  })

  test('refuses a session that was idle for 30 minutes', async () => {
    const { token } = await signIn('administrator')
    site.clock.now += hour / 2
    await tryAll(401, `Bearer ${token}`)
  })

  test('refuses a session that was used all the time for 8 hours', async () => {
    const { token } = await signIn('administrator')
    for (let minutes = 0; minutes < 8 * 60; minutes += 20) {
      expect((await site.call('GET', '/session', { token })).status).toBe(200)
      site.clock.now += hour / 3
    }
    await tryAll(401, `Bearer ${token}`)
  })

  test('refuses a session that was ended', async () => {
    const { staff, token } = await signIn('administrator')
    await endSessions(database, staff.id, 'all')
    await tryAll(401, `Bearer ${token}`)
  })

  test('refuses people who were disabled', async () => {
    const { staff, token } = await signIn('administrator')
    await database.updateTable('staff').set({ disabled: 1 }).where('id', '=', staff.id).execute()
    await tryAll(401, `Bearer ${token}`)
  })

  test('refuses a token in the address', async () => {
    const { token } = await signIn('administrator')
    expect((await site.call('GET', `/session?token=${token}&access_token=${token}`)).status).toBe(401)
  })

  test.each(['editor', 'author'] as const)('refuses an %s what takes more', async (role) => {
    const { token } = await signIn(role)
    await tryAll(403, `Bearer ${token}`, (least) => roles.indexOf(least) < roles.indexOf(role))
  })

  test('goes by the role of this moment', async () => {
    const { staff, token } = await signIn('administrator')
    await database.updateTable('staff').set({ role: 'author' }).where('id', '=', staff.id).execute()
    await tryAll(403, `Bearer ${token}`, (least) => least !== 'author')
  })

  test('that does not exist is refused alike to those who are not signed in', async () => {
    const { token } = await signIn('author')
    expect((await site.call('GET', '/nothing')).status).toBe(401)
    expect((await site.call('GET', '/nothing', { token })).status).toBe(404)
  })
})
