import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
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

/** The browser's storage, of which `Object.keys` lists the entries. */
function openStorage(entries: Record<string, string>) {
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, value: string) => void (entries[name] = value),
    removeItem: (name: string) => void delete entries[name],
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(entries, {
      get: (_, name: string) => methods[name as keyof typeof methods] ?? entries[name],
    }),
  )
}

/** Signs a person in, as far as this browser knows. */
const signIn = (id: StaffName, token: string = id) =>
  openStorage({ user: JSON.stringify({ id, name: 'Ben Cruz', role: 'author' }), token })

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

describe('drafts on the server', () => {
  test('are read back under their key, with the time of the server', async () => {
    expect(await drafts.keepServerDraft('article/12', typed)).toBe(noon)
    const kept = { key: 'article/12', data: { title: 'Fair' }, basedOn: 3, savedAt: noon }
    expect(await drafts.readServerDraft('article/12')).toEqual(kept)
    expect(await drafts.readServerDrafts('article/12')).toEqual([kept])
    expect(await drafts.readServerDrafts('article/13')).toEqual([])
  })

  test('of something new are all offered together, without a revision', async () => {
    await drafts.keepServerDraft('article/new-a', { ...typed, basedOn: 0 })
    await drafts.keepServerDraft('event/new-b', { ...typed, basedOn: 0 })
    const kept = { key: 'article/new-a', data: { title: 'Fair' }, basedOn: 0, savedAt: noon }
    expect(await drafts.readServerDrafts('article/new-c')).toEqual([kept])
  })

  test('of reference content have keys with slashes', async () => {
    const key = 'reference/category/meaning'
    await drafts.keepServerDraft(key, typed)
    expect(await drafts.readServerDraft(key)).toMatchObject({ key, data: { title: 'Fair' } })
  })

  test('are gone when they are forgotten', async () => {
    await drafts.keepServerDraft('article/12', typed)
    await drafts.forgetServerDraft('article/12')
    expect(await drafts.readServerDraft('article/12')).toBeNull()
  })

  test('know the revision of an article that they were typed on', async () => {
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    expect(await drafts.readDraftBase(`article/${id}`, 1)).toMatchObject({
      title: article().title,
    })
  })

  test('know where to read the revision of reference content', async () => {
    signIn('ana')
    await expect(drafts.readDraftBase('reference/category/meaning', 2)).rejects.toMatchObject({
      status: 404,
    })
    expect(paths).toEqual(['/api/admin/reference/category%2Fmeaning/revisions/2'])
  })
})

describe('signing out', () => {
  const left = { data: { title: 'Left here' }, basedOn: 3, savedAt: 100, sentAt: null }
  const place = { key: 'article/12', page: 'p1' }

  test('moves the person’s drafts to the server', async () => {
    keepLocalDraft('ben', place, left)
    keepLocalDraft('ana', place, left)
    expect(await saveOwnDrafts()).toEqual([])
    expect(listLocalDrafts('ben')).toEqual([])
    expect(listLocalDrafts('ana')).toHaveLength(1)
    expect(await drafts.readServerDraft('article/12')).toMatchObject({
      data: { title: 'Left here' },
      basedOn: 3,
    })
  })

  test('waits ten seconds for a call, not for ever', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    keepLocalDraft('ben', place, left)
    await saveOwnDrafts()
    expect(limits.mock.calls).toEqual([[10_000], [10_000]])
    expect(signals).toHaveLength(2)
    limits.mockRestore()
  })

  test('after the session ended leaves the drafts here, and asks for no password', async () => {
    signIn('ben', 'ended')
    keepLocalDraft('ben', place, left)
    expect(await saveOwnDrafts()).toEqual([{ ...place, ...left }])
    expect(listLocalDrafts('ben')).toHaveLength(1)
  })

  test('with discarding removes them from this device alone', async () => {
    keepLocalDraft('ben', place, left)
    keepLocalDraft('ana', place, left)
    deleteOwnDrafts()
    expect(listLocalDrafts('ben')).toEqual([])
    expect(listLocalDrafts('ana')).toHaveLength(1)
    expect(await drafts.readServerDraft('article/12')).toBeNull()
  })
})
