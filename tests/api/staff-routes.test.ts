import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { seedStarterContent } from '../../content/seed.ts'
import type { Database } from '../../db/database.ts'
import { endSessions } from '../../school/staff/accounts/sessions.server.ts'
import { roles, type Role } from '../../school/staff/accounts/roles.ts'
import { staffRoutes } from '../../product/staff-calls.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'

/** The calls without a session; list a new one here to confirm that it is meant to be open. */
const open = ['POST /session', 'POST /links/open', 'POST /links/use']

/** The calls that need a session, ready to be made. */
const closed = staffRoutes
  .filter(({ minimumRole }) => minimumRole !== 'open')
  .map(({ name, minimumRole }) => {
    const [method = '', path = ''] = name.split(' ')
    const body = method === 'GET' ? undefined : {}
    return { name, minimumRole, method, path: path.replace(/:\w+/g, '1'), body }
  })

describeOnDatabases('every call of the staff API', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  beforeEach(() => {
    database = databases.database
    site = openStaffApi(database)
  })

  const signIn = (role: Role) => signInAs(database, role, { now: site.clock.now })
  const staffOf = (id: string) => database.updateTable('staff').where('id', '=', id)

  /** Tries every other call. @returns those that do not refuse with this status */
  async function findAnswering(
    status: number,
    authorization: string | undefined,
    only: (minimum: Role) => boolean = () => true,
  ) {
    const answering = []
    const tried = closed.filter(({ minimumRole }) => only(minimumRole as Role))
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    for (const { name, method, path, body } of tried) {
      const answer = await site.call(method, path, { headers, body })
      if (answer.status !== status) answering.push(`${name}: ${answer.status}`)
    }
    return tried.length > 0 ? answering : ['nothing was tried']
  }

  test('needs a session, but for those that are meant to be open, which read little', async () => {
    const others = new Set(closed.map(({ name }) => name))
    const found = staffRoutes.map(({ name }) => name).filter((name) => !others.has(name))
    expect(found.toSorted()).toEqual(open.toSorted())
    // Many long bodies at once must not fill the memory.
    for (const call of open) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await site.call(method, path, { body: { token: 'x'.repeat(11_000) } })
      expect([call, answer.status]).toEqual([call, 413])
    }
  })

  test('refuses who has no token, a forged one, one in the address or one that has ended', async () => {
    const { staff, token } = await signIn('administrator')
    const { token_hash } = await database
      .selectFrom('staff_session')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    const forged = ['A'.repeat(43), token.slice(0, -1), `${token}x`, token_hash, '']
    for (const each of [undefined, '', `Basic ${token}`, ...forged.map((text) => `Bearer ${text}`)])
      expect([each, await findAnswering(401, each)]).toEqual([each, []])
    const inAddress = `/session?token=${token}&access_token=${token}`
    expect((await site.call('GET', inAddress)).status).toBe(401)
    // When a session ends: school/staff/accounts/sessions.test.ts.
    await endSessions(database, staff.id, 'all')
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
  })

  test.each(['editor', 'author'] as const)('refuses an %s what takes more', async (role) => {
    const { token } = await signIn(role)
    const takesMore = (minimum: Role) => roles.indexOf(minimum) < roles.indexOf(role)
    expect(await findAnswering(403, `Bearer ${token}`, takesMore)).toEqual([])
  })

  test('uses the current role, and refuses people who were disabled', async () => {
    const { staff, token } = await signIn('administrator')
    await staffOf(staff.id).set({ role: 'author' }).execute()
    const takesMore = (minimum: Role) => minimum !== 'author'
    expect(await findAnswering(403, `Bearer ${token}`, takesMore)).toEqual([])
    await staffOf(staff.id).set({ disabled: 1 }).execute()
    expect(await findAnswering(401, `Bearer ${token}`)).toEqual([])
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
    for (const { name, method, path, body } of closed) {
      lookUps = 0
      await site.call(method, path, { token, body })
      if (lookUps !== 1) others.push(`${name}: ${lookUps}`)
    }
    expect(others).toEqual([])
  })

  test('is described to staff as OpenAPI, with its minimum role', async () => {
    const { token } = await signIn('author')
    const { body } = await site.call('GET', '/openapi.json', { token })
    const { paths } = body as { paths: Record<string, Record<string, Record<string, unknown>>> }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-minimum-role': role }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`,
        role,
      ]),
    )
    const all = staffRoutes.map(({ name, minimumRole }) => [name, minimumRole])
    expect([...described, ['GET /openapi.json', 'author']]).toEqual(expect.arrayContaining(all))
    // The names of our own in schemas, such as `widget`, are allowed in OpenAPI 3.1.
    const config = await createConfig({ extends: ['minimal'], rules: { struct: 'off' } })
    expect(await lintFromString({ source: JSON.stringify(body), config })).toEqual([])
  })

  test('that does not exist is refused alike to those who are not signed in', async () => {
    const { token } = await signIn('author')
    expect((await site.call('GET', '/nothing')).status).toBe(401)
    expect((await site.call('GET', '/nothing', { token })).status).toBe(404)
  })
})
