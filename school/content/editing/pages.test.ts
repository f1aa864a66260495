import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { sustainabilityOfficeKey } from '../../kinds/sustainability.ts'
import { search } from '../search/search.server.ts'
import { readCategory } from '../reference/read-category.server.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'
import { findPreview, showPreview } from './previews.server.ts'

const hour = 3_600_000
const data = {
  title: 'Our hymn',
  tag: 'our-hymn',
  shortDescription: 'A song.',
  description: ['A.'],
}
const typed = { data, basedOn: 1 }

const commandsOf = (key: string) => `/entries/reference/${encodeURIComponent(key)}/commands`

describeOnStarterContent('a new page', (given) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
  afterEach(() => void vi.useRealTimers())

  /** Adds a page, and gives the calls on it. */
  const add = async (
    who: StaffName = 'ana',
    { parent = 'category/meaning', kind = 'page', data = {} } = {},
  ) => {
    const api = openContentApi(given.database)
    const added = await api.post(who, commandsOf(parent), { action: 'add-page', kind, data })
    const { key } = added.body as unknown as { key: string }
    const path = `/entries/reference/${encodeURIComponent(key)}`
    const act = (by: StaffName, action: string, sent: object = {}) =>
      api.post(by, `${path}/commands`, { action, ...sent })
    return { ...added, api, key, path, act }
  }
  const titlesSeen = async (reader = { ...given, database: given.database }) =>
    (await readCategory(reader, 'meaning')).subItems.map(({ title }) => title)

  test('appears at the time for which it is scheduled', async () => {
    const { act } = await add()
    const scheduled = await act('ana', 'publish', { ...typed, publishAt: noon + hour })
    expect(scheduled.body).toMatchObject({ state: 'scheduled', title: 'Our hymn' })
    expect(await titlesSeen()).not.toContain('Our hymn')
    vi.setSystemTime(noon + hour + 1)
    expect((await titlesSeen()).at(-1)).toBe('Our hymn')
    const { source } = sourceOf(given.database)
    const found = async () =>
      (await search(source, { q: 'hymn', page: 1 })).results.map(({ address }) => address)
    expect(await found()).not.toContain('/meaning/our-hymn')
    expect(await nextDueAt(given.database)).toBe(noon + hour)
    await promoteDueRevisions(given.database, noon + hour + 1, () => undefined)
    expect(await found()).toContain('/meaning/our-hymn')
    expect(await nextDueAt(given.database)).toBeNull()
  })

  test('gets another time while it waits, or none', async () => {
    const { act } = await add()
    await act('ana', 'publish', { ...typed, publishAt: noon + hour })
    const later = await act('ana', 'publish', { publishAt: noon + 2 * hour })
    expect(later.body).toMatchObject({ state: 'scheduled', publishAt: noon + 2 * hour })
    const now = await act('ana', 'publish')
    expect(now.body).toMatchObject({ state: 'published', publishAt: noon })
    expect(await titlesSeen()).toContain('Our hymn')
  })

  test('is hidden again when showing it is undone, unless it was saved since', async () => {
    const { act } = await add()
    const { revision } = (await act('ana', 'publish', typed)).body
    const undone = await act('ana', 'undo-visibility', { revision })
    expect(undone.body).toMatchObject({ state: 'draft', publishAt: null })
    const again = (await act('ana', 'publish')).body.revision
    expect((await act('ana', 'undo-visibility', { revision: again - 1 })).status).toBe(409)
  })

  test('has an address of its own, also beside what is scheduled or in the trash', async () => {
    const mine = await add()
    const other = await add('ana', { data: { ...data, title: 'Second', tag: 'second' } })
    await other.act('ana', 'publish')
    const due = { data, basedOn: 2, publishAt: noon + hour }
    expect(await other.act('ana', 'publish', due)).toMatchObject({ status: 200 })
    const taken = { status: 422, body: { problems: [{ field: 'tag' }] } }
    expect(await mine.act('ana', 'publish', typed)).toMatchObject(taken)
    await other.act('ana', 'trash')
    const second = { ...typed, data: { ...data, tag: 'second' } }
    expect(await mine.act('ana', 'publish', second)).toMatchObject({ status: 200 })
    expect(await other.act('ana', 'restore')).toMatchObject({
      status: 409,
      body: { error: 'Another page has its tag “second” now: give that one another tag first.' },
    })
  })

  test('is refused while its document has as many as it may have, without those in the trash', async () => {
    const project = { kind: 'project', parent: sustainabilityOfficeKey }
    const first = await add('ana', project)
    let last = first
    for (let count = 1; count <= 40 && last.status === 200; count += 1)
      last = await add('ana', project)
    const error = 'Use at most 40 projects: move one to the trash first.'
    expect(last).toMatchObject({ status: 409, body: { error } })
    await first.act('ana', 'trash')
    expect(await add('ana', project)).toMatchObject({ status: 200 })
  })

  test('is in its preview among the others, before visitors see it', async () => {
    const { api, key } = await add()
    const made = await api.post('ana', '/previews', { subject: 'reference', id: key, data })
    const found = await findPreview(given.database, made.body.url.split('/').at(-1) ?? '', noon)
    const shown = found && (await showPreview(given.database, found, noon))
    expect(shown?.address).toBe('/meaning/our-hymn')
    const { preview = null } = shown ?? {}
    const seen = await titlesSeen({ database: given.database, language: 'en', preview })
    expect(seen.at(-1)).toBe('Our hymn')
    expect(await titlesSeen()).not.toContain('Our hymn')
  })

  test('waits for an editor when an author adds it, who may neither show nor remove it', async () => {
    const { api, path, act } = await add()
    const own = await add('ben', { kind: 'track', parent: 'department/shs' })
    const can = ['edit', 'trash', 'request-review', 'revert']
    expect(own).toMatchObject({ status: 200, body: { can } })
    for (const action of ['publish', 'trash'])
      expect(await act('ben', action)).toMatchObject({ status: 403 })
    const draft = { subject: 'reference', id: own.key }
    expect(await api.get('ben', '/dashboard')).toMatchObject({
      body: { toDo: { drafts: { first: [draft] } } },
    })
    expect(await own.act('ben', 'trash')).toMatchObject({ status: 200 })
    expect(await own.act('ben', 'restore')).toMatchObject({ body: { state: 'draft' } })
    expect(await api.put('ben', path, typed)).toMatchObject({ status: 200 })
    expect(await act('ben', 'request-review')).toMatchObject({ body: { state: 'review' } })
    expect(await act('ana', 'publish')).toMatchObject({ body: { state: 'published' } })
    expect(await titlesSeen()).toContain('Our hymn')
  })

  test('belongs to a department, whose editors add and order its pages, and no others', async () => {
    const college = { kind: 'college-department', parent: 'department/college' }
    const { api, status } = await add('shs', { kind: 'track', parent: 'department/shs' })
    expect([status, (await add('shs', college)).status]).toEqual([200, 403])
    const order = { action: 'order-pages', kind: 'track', keys: ['track/shs/abm'] }
    const send = (who: StaffName, body: object) => api.post(who, commandsOf('department/shs'), body)
    expect(await send('shs', order)).toMatchObject({ status: 200 })
    const error = 'This needs the rights of an editor. Ask an administrator.'
    expect(await send('ben', order)).toMatchObject({ status: 403, body: { error } })
    expect(await send('ana', { ...order, keys: ['course/ccs/bscs'] })).toMatchObject({
      status: 404,
    })
    for (const action of ['add-page', 'order-pages'])
      expect(
        await api.post('ana', '/entries/article/1/commands', { ...order, action, data: {} }),
      ).toMatchObject({ status: 404 })
  })
})
