import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { search } from '../search/search.server.ts'
import { readCategory } from '../reference/read-category.server.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'
import { findPreview, showPreview } from './previews.server.ts'

const hour = 3_600_000
const fields = {
  title: 'Our hymn',
  tag: 'our-hymn',
  shortDescription: 'A song.',
  description: ['A.'],
}

const below = (parent: string) => `/entries/reference/${encodeURIComponent(parent)}/commands`
const addPage = { action: 'add-page', kind: 'page' }

describeOnStarterContent('a new page', (given) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = async () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const { body } = await api.post('ana', below('category/meaning'), { ...addPage, data: {} })
    const { key } = body as unknown as { key: string }
    return { api, clock, key, path: `/entries/reference/${encodeURIComponent(key)}` }
  }
  const titlesSeen = async (reader = { ...given, database: given.database }) =>
    (await readCategory(reader, 'meaning')).subItems.map(({ title }) => title)

  test('appears at the time for which it is scheduled', async () => {
    const { api, clock, path } = await open()
    const body = { data: fields, basedOn: 1, publishAt: clock.now + hour }
    const scheduled = await api.post('ana', `${path}/commands`, { action: 'publish', ...body })
    expect(scheduled.body).toMatchObject({ state: 'scheduled', title: 'Our hymn' })
    expect(await titlesSeen()).not.toContain('Our hymn')
    vi.setSystemTime(noon + hour + 1)
    expect((await titlesSeen()).at(-1)).toBe('Our hymn')
    const found = async () =>
      (await search(sourceOf(given.database).source, { q: 'hymn', page: 1 })).results.map(
        ({ address }) => address,
      )
    expect(await found()).not.toContain('/meaning/our-hymn')
    expect(await nextDueAt(given.database)).toBe(clock.now + hour)
    await promoteDueRevisions(given.database, clock.now + hour + 1, () => undefined)
    expect(await found()).toContain('/meaning/our-hymn')
    expect(await nextDueAt(given.database)).toBeNull()
  })

  test('gets another time while it waits, or none', async () => {
    const { api, clock, path } = await open()
    const publishAt = clock.now + hour
    await api.post('ana', `${path}/commands`, {
      action: 'publish',
      data: fields,
      basedOn: 1,
      publishAt,
    })
    const later = await api.post('ana', `${path}/commands`, {
      action: 'publish',
      publishAt: publishAt + hour,
    })
    expect(later.body).toMatchObject({ state: 'scheduled', publishAt: publishAt + hour })
    const now = await api.post('ana', `${path}/commands`, { action: 'publish' })
    expect(now.body).toMatchObject({ state: 'published', publishAt: clock.now })
    expect(await titlesSeen()).toContain('Our hymn')
  })

  test('is hidden again when showing it is undone, unless it was saved since', async () => {
    const { api, path } = await open()
    const shown = await api.post('ana', `${path}/commands`, {
      action: 'publish',
      data: fields,
      basedOn: 1,
    })
    const { revision } = shown.body
    const undone = await api.post('ana', `${path}/commands`, {
      action: 'undo-visibility',
      revision,
    })
    expect(undone.body).toMatchObject({ state: 'draft', publishAt: null })
    const again = await api.post('ana', `${path}/commands`, { action: 'publish' })
    const old = { revision: again.body.revision - 1 }
    expect(
      (await api.post('ana', `${path}/commands`, { action: 'undo-visibility', ...old })).status,
    ).toBe(409)
  })

  test('has an address of its own, also beside what is scheduled or in the trash', async () => {
    const { api, clock, path } = await open()
    const data = { ...fields, title: 'Second', tag: 'second' }
    const other = await api.post('ana', below('category/meaning'), { ...addPage, data })
    const second = `/entries/reference/${encodeURIComponent((other.body as unknown as { key: string }).key)}`
    await api.post('ana', `${second}/commands`, { action: 'publish' })
    const due = { data: fields, basedOn: 2, publishAt: clock.now + hour }
    expect(
      (await api.post('ana', `${second}/commands`, { action: 'publish', ...due })).status,
    ).toBe(200)
    const mine = { data: fields, basedOn: 1 }
    const taken = { status: 422, body: { problems: [{ field: 'tag' }] } }
    expect(await api.post('ana', `${path}/commands`, { action: 'publish', ...mine })).toMatchObject(
      taken,
    )
    await api.post('ana', `${second}/commands`, { action: 'trash' })
    expect(
      (
        await api.post('ana', `${path}/commands`, {
          action: 'publish',
          ...mine,
          data: { ...fields, tag: 'second' },
        })
      ).status,
    ).toBe(200)
    expect(await api.post('ana', `${second}/commands`, { action: 'restore' })).toMatchObject({
      status: 409,
      body: { error: 'Another page has its tag “second” now: give that one another tag first.' },
    })
  })

  test('is in its preview among the others, before visitors see it', async () => {
    const { api, clock, key } = await open()
    const made = await api.post('ana', '/previews', { subject: 'reference', id: key, data: fields })
    const { url } = made.body as unknown as { url: string }
    const token = url.split('/').at(-1) ?? ''
    const found = await findPreview(given.database, token, clock.now)
    const shown = found && (await showPreview(given.database, found, clock.now))
    expect(shown?.address).toBe('/meaning/our-hymn')
    const { preview = null } = shown ?? {}
    const seen = await titlesSeen({ database: given.database, language: 'en', preview })
    expect(seen.at(-1)).toBe('Our hymn')
    expect(await titlesSeen()).not.toContain('Our hymn')
  })

  test('waits for an editor when an author adds it, who may neither show nor remove it', async () => {
    const { api, path } = await open()
    const track = { ...addPage, kind: 'track', data: {} }
    const own = await api.post('ben', below('department/shs'), track)
    expect(own).toMatchObject({
      status: 200,
      body: { can: ['edit', 'trash', 'request-review', 'revert'] },
    })
    for (const action of ['publish', 'trash'])
      expect((await api.post('ben', `${path}/commands`, { action })).status).toBe(403)
    const { key } = own.body as unknown as { key: string }
    const mine = `/entries/reference/${encodeURIComponent(key)}`
    const toDo = (await api.get('ben', '/dashboard')).body as unknown as {
      toDo: { drafts: { first: object[] } }
    }
    expect(toDo.toDo.drafts.first).toMatchObject([{ subject: 'reference', id: key }])
    expect((await api.post('ben', `${mine}/commands`, { action: 'trash' })).status).toBe(200)
    expect((await api.post('ben', `${mine}/commands`, { action: 'restore' })).body).toMatchObject({
      state: 'draft',
    })
    expect((await api.put('ben', path, { data: fields, basedOn: 1 })).status).toBe(200)
    expect(
      (await api.post('ben', `${path}/commands`, { action: 'request-review' })).body,
    ).toMatchObject({
      state: 'review',
    })
    expect((await api.post('ana', `${path}/commands`, { action: 'publish' })).body).toMatchObject({
      state: 'published',
    })
    expect(await titlesSeen()).toContain('Our hymn')
  })

  test('belongs to a department, whose editors add and order its pages, and no others', async () => {
    const { api } = await open()
    const shs = below('department/shs')
    const track = { ...addPage, kind: 'track', data: {} }
    const college = { ...addPage, kind: 'college-department', data: {} }
    expect((await api.post('shs', shs, track)).status).toBe(200)
    expect((await api.post('shs', below('department/college'), college)).status).toBe(403)
    const order = { action: 'order-pages', kind: 'track', keys: ['track/shs/abm'] }
    expect((await api.post('shs', shs, order)).status).toBe(200)
    const error = 'This needs the rights of an editor. Ask an administrator.'
    expect(await api.post('ben', shs, order)).toMatchObject({ status: 403, body: { error } })
    const foreign = { ...order, keys: ['course/ccs/bscs'] }
    expect((await api.post('ana', shs, foreign)).status).toBe(404)
    for (const body of [track, order])
      expect((await api.post('ana', '/entries/article/1/commands', body)).status).toBe(404)
  })
})
