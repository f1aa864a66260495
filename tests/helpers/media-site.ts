import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { mediaFolder } from '../../school/content/media/media-folder.server.ts'
import { openMediaStore } from '../../school/content/media/open-store.server.ts'
import type { Consent } from '../../school/content/media/learners.ts'
import type { MediaFile, MediaUse, MediaVersion } from '../../school/content/media/media.ts'
import { createStaffApi } from '../../product/staff-calls.ts'
import { serveMedia } from '../../server/media/serve-media.ts'
import type { TestDatabase } from './databases.ts'
import { listenLocally } from './local-server.ts'
import { makePhoto, uploadForm } from './pictures.ts'
import { sendAs } from './staff-calls.ts'
import { signInAs } from './staff.ts'
import { keepContract, staffParts } from './staff-api.ts'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'

/** The time of every change in these tests, UTC. */
export const changedAt = Date.UTC(2026, 10, 21, 4)

export const makeJpeg = async (width = 400, height = 300) =>
  (await makePhoto(width, height)).jpeg().toBuffer()

export const consent: Consent = {
  reference: 'Consent folder 2026, number 14',
  until: '2027-03-31',
  uses: ['website', 'news'],
}

/** The fields of an upload that shows learners, with their consent. */
export const withLearners = { showsLearners: 'yes', consent: JSON.stringify(consent) }

/** The fields of answers; each test knows which its call returns. */
interface MediaAnswer extends MediaFile {
  error: string
  problems: { field: string; message: string }[]
  data: (MediaFile & MediaVersion)[]
  total: number
  done: MediaFile[]
  refused: { id: string; error: string }[]
  existing: MediaFile
  usedIn: MediaUse[]
}

/** The caller: the person with a role, or the one that a token signs in. */
export type Person = Role | { token: string }

/** Starts a media site on a fresh database before each test. */
export function openMediaSites(given: TestDatabase): MediaSite {
  const site = {} as MediaSite
  beforeEach(async () => {
    Object.assign(site, await startMediaSite(given.database))
  })
  afterEach(() => site.stop())
  return site
}

/**
 * Starts the media calls and public addresses over real HTTP, on a database, with its own data
 * folder.
 */
async function startMediaSite(database: Database) {
  const dataDir = makeTestFolder('media')
  const time = { now: changedAt }
  const place = { dataDir, ...(isPostgres(database) && { databaseUrl: 'postgres://' }) }
  const store = openMediaStore(database, place, 1e8)
  const library = { database, store, maxBytes: 1e9, now: () => time.now }
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
  const tokens = new Map<Role, ReturnType<typeof signInAs>>()
  const tokenOf = async (role: Role) => {
    const signingIn = tokens.get(role) ?? signInAs(database, role, { now: changedAt })
    tokens.set(role, signingIn)
    return (await signingIn).token
  }
  const passOn = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    void (path.startsWith('/media/')
      ? serveMedia(library, path, request, response)
      : passOn(request, response))
  })
  const { origin, stop } = await listenLocally(server)

  const call = async (
    method: string,
    path: string,
    { as = 'editor', body }: { as?: Person; body?: unknown } = {},
  ) => {
    const token = typeof as === 'string' ? await tokenOf(as) : as.token
    const response = await sendAs(origin, token, method, path, body)
    const text = await response.text()
    if (response.status >= 500) throw new Error(text)
    return { status: response.status, body: JSON.parse(text) as MediaAnswer }
  }
  /** gives a command to a file */
  const command = (id: string, action: string, fields: object = {}, as: Person = 'editor') =>
    call('POST', `/media/${id}/commands`, { as, body: { action, ...fields } })
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
    /** reads the newest line of the activity log */
    lastActivity: () =>
      database
        .selectFrom('activity')
        .select(['action', 'staff_name as by', 'title', 'subject_id', 'before', 'after'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    /** lists the uploads that are on their way */
    incoming: async () => readdirSync(dirname(await store.incomingPath())),
    /** the time of the site, which stands still until a test moves it */
    time,
    tokenOf,
    call,
    /** adds a file; fails the test when it is refused */
    add: async (
      bytes: Buffer,
      name: string,
      fields: Record<string, string> = {},
    ): Promise<MediaFile> => {
      const { status, body } = await call('POST', '/media', {
        body: uploadForm(bytes, name, fields),
      })
      if (status !== 201) throw new Error(`${name} was not taken: ${JSON.stringify(body)}`)
      return body
    },
    /** puts another file in the place of one */
    replace: (id: string, bytes: Buffer, fields: Record<string, string> = {}) =>
      call('PUT', `/media/${id}/file`, { body: uploadForm(bytes, 'newer', fields) }),
    command,
    /** answers whether pictures show learners */
    answer: (ids: string[], body: object, as: Person = 'editor') =>
      call('POST', '/media/commands', { as, body: { action: 'answer-learners', ids, ...body } }),
    /** gets the address of a file as a visitor does */
    visit: (address = '') => fetch(origin + address),
    statusOf: async (address = '') => (await fetch(origin + address)).status,
    stop: async () => {
      await stop()
      removeTestFolder(dataDir)
    },
  }
}

type MediaSite = Awaited<ReturnType<typeof startMediaSite>>
