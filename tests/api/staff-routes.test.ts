import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { seedStarterContent } from '../../content/seed.ts'
import type { Database } from '../../db/database.ts'
import { endSessions } from '../../school/staff/accounts/sessions.server.ts'
import { roles, type Role } from '../../school/staff/accounts/roles.ts'
import { staffRoutes } from '../../server/api/admin/routes.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, signInAs } from '../helpers/staff.ts'

/** The calls without a session; list a new one here to confirm that it is meant to be open. */
const open = ['POST /session', 'POST /links/open', 'POST /links/use']

const hour = 60 * 60_000

describeOnDatabases('every call of the staff API', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  beforeEach(() => {
    database = databases.database
    site = openStaffApi(database)
  })

  const signIn = (role: Role, now = site.clock.now) => signInAs(database, role, { now })

  /** Tries every other call. @returns those that do not refuse with this status */
  async function findAnswering(
    status: number,
    authorization: string | undefined,
    only: (minimum: Role) => boolean = () => true,
  ) {
    const answering = []
    let tried = 0
    for (const { name, minimumRole } of staffRoutes) {
      if (minimumRole === 'open' || !only(minimumRole)) continue
      const [method = '', path = ''] = name.split(' ')
      const address = path.replace(/:\w+/g, '1')
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const body = method === 'GET' ? undefined : {}
      const answer = await site.call(method, address, { headers, body })
      if (answer.status !== status) answering.push(`${name}: ${answer.status}`)
      tried += 1
    }
    return tried > 0 ? answering : ['nothing was tried']
  }

  test('needs a session, but for those that are meant to be open', () => {
    const found = staffRoutes
      .filter(({ minimumRole }) => minimumRole === 'open')
      .map(({ name }) => name)
    expect(found.toSorted()).toEqual([...open].sort())
  })

  test('that is open reads little: many long bodies at once must not fill the memory', async () => {
    for (const call of open) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await site.call(method, path, { body: { token: 'x'.repeat(11_000) } })
      expect([call, answer.status]).toEqual([call, 413])
    }
  })

  test('refuses without a token', async () => {
    expect(await findAnswering(401, undefined)).toEqual([])
    expect(await findAnswering(401, '')).toEqual([])
    expect(await findAnswering(401, 'Bearer ')).toEqual([])
  })

  test('refuses forged tokens', async () => {
    const { token } = await signIn('administrator')
    expect(await findAnswering(401, `Bearer ${'A'.repeat(43)}`)).toEqual([])
    expect(await findAnswering(401, `Bearer ${token.slice(0, -1)}`)).toEqual([])
    expect(await findAnswering(401, `Bearer ${token}x`)).toEqual([])
    expect(await findAnswering(401, `Basic ${token}`)).toEqual([])
    const { token_hash } = await database
      .selectFrom('staff_session')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(await findAnswering(401, `Bearer ${token_hash}`)).toEqual([])
  })

  test('refuses a session that was idle for 30 minutes', async () => {
    const { token } = await signIn('administrator')
    site.clock.now += hour / 2
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
  })

  test('refuses a session that was used all the time for 8 hours', async () => {
    const { token } = await signIn('administrator')
    for (let minutes = 0; minutes < 8 * 60; minutes += 20) {
      expect((await site.call('GET', '/session', { token })).status).toBe(200)
      site.clock.now += hour / 3
    }
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
  })

  test('refuses a session that was ended', async () => {
    const { staff, token } = await signIn('administrator')
    await endSessions(database, staff.id, 'all')
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
  })

  test('refuses people who were disabled', async () => {
    const { staff, token } = await signIn('administrator')
    await database.updateTable('staff').set({ disabled: 1 }).where('id', '=', staff.id).execute()
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
  })

  test('refuses a token in the address', async () => {
    const { token } = await signIn('administrator')
    expect((await site.call('GET', `/session?token=${token}&access_token=${token}`)).status).toBe(
      401,
    )
  })

  test.each(['editor', 'author'] as const)('refuses an %s what takes more', async (role) => {
    const { token } = await signIn(role)
    expect(
      await findAnswering(
        403,
        `Bearer ${token}`,
        (minimum) => roles.indexOf(minimum) < roles.indexOf(role),
      ),
    ).toEqual([])
  })

  test('looks its session up once', async () => {
    let lookUps = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const isLookUp = node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(byToken)
        if (isLookUp) lookUps += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const byToken = '"token_hash"'
    const { token } = await signIn('administrator')
    await seedStarterContent(database, site.clock.now)
    site = openStaffApi(database.withPlugin(counting))
    const others = []
    for (const { name, minimumRole } of staffRoutes) {
      // Ends the session.
      if (minimumRole === 'open' || name === 'DELETE /session') continue
      const [method = '', path = ''] = name.split(' ')
      lookUps = 0
      await site.call(method, path.replace(/:\w+/g, '1'), {
        token,
        body: method === 'GET' ? undefined : {},
      })
      if (lookUps !== 1) others.push(`${name}: ${lookUps}`)
    }
    expect(others).toEqual([])
  })

  test('uses the current role', async () => {
    const { staff, token } = await signIn('administrator')
    await database.updateTable('staff').set({ role: 'author' }).where('id', '=', staff.id).execute()
    expect(await findAnswering(403, `Bearer ${token}`, (minimum) => minimum !== 'author')).toEqual(
      [],
    )
  })

  test('that does not exist is refused alike to those who are not signed in', async () => {
    const { token } = await signIn('author')
    expect((await site.call('GET', '/nothing')).status).toBe(401)
    expect((await site.call('GET', '/nothing', { token })).status).toBe(404)
  })
})
