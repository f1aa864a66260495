import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { mediaFolder } from '../../school/content/media/media-folder.server.ts'
import { openMediaStore } from '../../school/content/media/open-store.server.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { createStaffApi } from '../../server/api/admin/routes.ts'
import { serveMedia } from '../../server/media/serve-media.ts'
import { uploadForm } from './pictures.ts'
import { signInAs } from './staff.ts'
import { keepContract } from './staff-contract.ts'
import { staffParts } from './staff-parts.ts'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'

/** The time of every change in these tests, UTC. */
export const changedAt = Date.UTC(2026, 10, 21, 4)

/**
 * Starts the media calls and public addresses over real HTTP, on a database, with its own data
 * folder.
 */
export async function startMediaSite(database: Database, { maxBytes = 1e9 } = {}) {
  const dataDir = makeTestFolder('media')
  const time = { now: changedAt }
  const place = { dataDir, ...(isPostgres(database) && { databaseUrl: 'postgres://' }) }
  const store = openMediaStore(database, place, 1e8)
  const library = { database, store, maxBytes, now: () => time.now }
  const app = new Hono()
  // Shows internal errors in the answer.
  app.onError((error, context) => context.text(error.stack ?? error.message, 500))
  app.use('/api/admin/*', keepContract)
  app.route(
    '/api/admin',
    createStaffApi(
      staffParts(database, { dataDir, library, now: () => changedAt, siteNow: () => time.now }),
    ),
  )
  const tokens = new Map<Role, Promise<{ token: string }>>()
  const authorization = async (role: Role) => {
    const signingIn = tokens.get(role) ?? signInAs(database, role, { now: changedAt })
    tokens.set(role, signingIn)
    return { authorization: `Bearer ${(await signingIn).token}` }
  }
  const passOn = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    void (path.startsWith('/media/')
      ? serveMedia(library, path, request, response)
      : passOn(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const call = async (
    method: string,
    path: string,
    { as = 'editor', body }: { as?: Role | ''; body?: unknown } = {},
  ) =>
    fetch(`${origin}/api/admin${path}`, {
      method,
      headers: {
        ...(as && (await authorization(as))),
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  return {
    origin,
    dataDir,
    library,
    /** counts the versions of a file whose bytes are stored */
    countStored: async (id: string) => {
      if (!isPostgres(database)) {
        const folder = join(mediaFolder(dataDir), id)
        return existsSync(folder) ? readdirSync(folder).length : 0
      }
      const rows = await database
        .selectFrom('media_part')
        .select('version')
        .distinct()
        .where('media_id', '=', id)
        .execute()
      return rows.length
    },
    /** lists the uploads that are on their way */
    incoming: async () => readdirSync(dirname(await store.incomingPath())),
    /** the time of the site, which stands still until a test moves it */
    time,
    authorization,
    call,
    /** adds a file; fails the test when it is refused */
    add: async (
      bytes: Buffer,
      name: string,
      fields: Record<string, string> = {},
    ): Promise<MediaFile> => {
      const response = await call('POST', '/media', { body: uploadForm(bytes, name, fields) })
      if (response.status !== 201)
        throw new Error(`${name} was not taken: ${await response.text()}`)
      return (await response.json()) as MediaFile
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      removeTestFolder(dataDir)
    },
  }
}

export type MediaSite = Awaited<ReturnType<typeof startMediaSite>>
