import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { FakeStorage } from '../../../tests/helpers/fake-storage.ts'
import { keepLocalDraft, listLocalDrafts } from './local-drafts.ts'

// The connection is watched by the browser's events.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const drafts = await import('./server-drafts.ts')
const { deleteOwnDrafts, saveOwnDrafts } = await import('./sign-out-drafts.ts')
const { callsWithoutSession } = await import('../api/waiting-calls.ts')

let folder = ''
let database: Database
let api: ReturnType<typeof openContentApi>
let signals: AbortSignal[] = []
let paths: string[] = []

const signIn = (id: StaffName, token: string = id) =>
  vi.stubGlobal(
    'localStorage',
    Object.assign(new FakeStorage(), {
      user: JSON.stringify({ id, name: 'Ben Cruz', role: 'author' }),
      token,
    }),
  )

beforeEach(async () => {
  folder = makeTestFolder('server-drafts')
  database = await openDatabase({ dataDir: folder })
  await migrate(database)
  api = openContentApi(database)
  signals = []
  paths = []
  // The staff API itself, without a network between.
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    paths.push(path)
    if (request.signal) signals.push(request.signal)
    const { authorization = '' } = request.headers as Record<string, string>
    const { status, body } = await api.call(
      authorization.replace('Bearer ', '') as StaffName,
      request.method ?? 'GET',
      path.replace('/api/admin', ''),
      request.body ?? undefined,
    )
    return Response.json(body, { status })
  })
  signIn('ben')
})
afterEach(async () => {
  callsWithoutSession.end('giveUp')
  await database.destroy()
  removeTestFolder(folder)
})

const typed = { data: { title: 'Fair' }, basedOn: 3, savedAt: 100 }

test('drafts on the server are read back under their key, with the time of the server, until they are forgotten', async () => {
  for (const key of ['article/12', 'reference/category/meaning']) {
    expect(await drafts.keepServerDraft(key, typed)).toBe(noon)
    const kept = { key, data: { title: 'Fair' }, basedOn: 3, savedAt: noon }
    expect(await drafts.readServerDraft(key)).toEqual(kept)
    expect(await drafts.readServerDrafts(key)).toEqual([kept])
  }
  expect(await drafts.readServerDrafts('article/13')).toEqual([])
  await drafts.forgetServerDraft('article/12')
  expect(await drafts.readServerDraft('article/12')).toBeNull()
})

test('drafts on the server of something new are all offered together, without a revision', async () => {
  await drafts.keepServerDraft('article/new-a', { ...typed, basedOn: 0 })
  await drafts.keepServerDraft('event/new-b', { ...typed, basedOn: 0 })
  const kept = { key: 'article/new-a', data: { title: 'Fair' }, basedOn: 0, savedAt: noon }
  expect(await drafts.readServerDrafts('article/new-c')).toEqual([kept])
})

test('the revision that a draft was typed on is read, of an article and of reference content', async () => {
  const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
  const { title } = article()
  expect(await drafts.readDraftBase(`article/${id}`, 1)).toMatchObject({ title })
  signIn('ana')
  const reading = drafts.readDraftBase('reference/category/meaning', 2)
  await expect(reading).rejects.toMatchObject({ status: 404 })
  expect(paths.at(-1)).toBe('/api/admin/entries/reference/category%2Fmeaning/revisions/2')
})

const left = { data: { title: 'Left here' }, basedOn: 3, savedAt: 100, sentAt: null }
const place = { key: 'article/12', page: 'p1' }

test('signing out moves the person’s drafts to the server, and waits ten seconds for a call', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  keepLocalDraft('ben', place, left)
  keepLocalDraft('ana', place, left)
  expect(await saveOwnDrafts()).toEqual([])
  expect(limits.mock.calls).toEqual([[10_000], [10_000]])
  expect(signals).toHaveLength(2)
  limits.mockRestore()
  expect(listLocalDrafts('ben')).toEqual([])
  expect(listLocalDrafts('ana')).toHaveLength(1)
  const { data, basedOn } = left
  expect(await drafts.readServerDraft('article/12')).toMatchObject({ data, basedOn })
})

test('signing out after the session ended leaves the drafts here, and asks for no password', async () => {
  signIn('ben', 'ended')
  keepLocalDraft('ben', place, left)
  expect(await saveOwnDrafts()).toEqual([{ ...place, ...left }])
  expect(listLocalDrafts('ben')).toHaveLength(1)
})

test('signing out with discarding removes the person’s drafts from this device alone', async () => {
  keepLocalDraft('ben', place, left)
  keepLocalDraft('ana', place, left)
  deleteOwnDrafts()
  expect(listLocalDrafts('ben')).toEqual([])
  expect(listLocalDrafts('ana')).toHaveLength(1)
  expect(await drafts.readServerDraft('article/12')).toBeNull()
})
