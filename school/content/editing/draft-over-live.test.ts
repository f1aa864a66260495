import { expect, test } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  editingAt,
  giveArticle,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { asReunion, reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import type { Reader } from '../reader.ts'
import { changeContent } from '../../../db/change-content.ts'
import { findVisibleEntry, findVisibleEntryById } from '../entries/visible-entries.server.ts'
import { createPreview, findPreview, showPreview } from './previews.server.ts'

describeOnDatabases('a change of a published entry', (given) => {
  const file = (letter: string) => `/media/${letter.repeat(20)}/team.jpg`
  /** Lists the pictures in use by their letters. */
  const picturesInUse = async () => {
    const used = given.database.selectFrom('media_use').select('media_id').orderBy('media_id')
    return (await used.execute()).map(({ media_id }) => media_id.slice(0, 1)).join('')
  }

  test('is saved without visitors noticing, and shows with all it says once it is published', async () => {
    const { database } = given
    const { id } = await putArticle(database, { bannerImage: file('a') })
    const before = await seenByVisitors(database, noon)
    const data = { ...reunion, bannerImage: file('b') }
    const saved = await giveArticle(database, id, { action: 'save', data, basedOn: 1 }, noon + 5)
    expect(saved).toMatchObject({
      title: 'Grand reunion',
      category: 'Outside News',
      state: 'published',
      address: '/dycian-news/robotics-team-comes-home',
      revision: 2,
      liveRevision: 1,
      workingRevision: 2,
      updatedAt: noon + 5,
    })
    expect(await seenByVisitors(database, noon)).toEqual(before)
    expect(await picturesInUse()).toBe('ab')
    const api = openContentApi(database)
    const path = `/entries/article/${id}`
    expect((await api.get('ana', path)).body).toMatchObject({ title: 'Grand reunion', revision: 2 })
    const listed = await api.get('ana', '/entries/article?q=grand')
    expect(listed.body).toMatchObject({ total: 1, data: [{ title: 'Grand reunion' }] })
    const shown = await giveArticle(database, id, { action: 'publish' })
    expect(shown).toMatchObject({ workingRevision: null, liveRevision: 3, publishAt: noon })
    expect(await seenByVisitors(database, noon)).toMatchObject(asReunion)
    expect(await picturesInUse()).toBe('b')
  })

  test('is discarded, stays in the history, and another editor of it hears of it', async () => {
    const { add, get } = openContentApi(given.database)
    const { act, save, path } = await add('ana')
    await act('ana', 'publish')
    await save('ana', reunion, 2)
    const before = await seenByVisitors(given.database, noon)
    const back = { title: 'Robotics team comes home', liveRevision: 2, workingRevision: null }
    expect((await act('ana', 'discard')).body).toMatchObject({ ...back, revision: 4 })
    expect((await act('ana', 'discard')).status).toBe(409)
    expect(await seenByVisitors(given.database, noon)).toEqual(before)
    expect((await save('dan', reunion, 3)).status).toBe(409)
    expect((await get('ana', `${path}/revisions/3`)).body).toMatchObject({ title: reunion.title })
  })

  test('goes to the trash with the entry, comes back unseen, and stays when the entry is taken down', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await giveArticle(database, id, { action: 'save', data: reunion, basedOn: 1 })
    await giveArticle(database, id, { action: 'trash' })
    expect((await seenByVisitors(database, noon)).titles).toEqual([])
    const back = await giveArticle(database, id, { action: 'restore' })
    expect(back).toMatchObject({ title: 'Grand reunion', state: 'published', workingRevision: 2 })
    expect((await seenByVisitors(database, noon)).titles).toEqual(['Robotics team comes home'])
    expect(await giveArticle(database, id, { action: 'unpublish' })).toMatchObject({
      title: 'Grand reunion',
      slug: 'grand-reunion',
      state: 'unpublished',
      workingRevision: null,
    })
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 5, now: noon })
  })
})

describeOnDatabases('a preview', (given) => {
  type Wanted = Parameters<typeof createPreview>[1]
  const create = async (wanted: Wanted) =>
    valueOf(await createPreview(given.database, wanted, editingAt(noon))).token
  const open = async (token: string) => {
    const preview = await findPreview(given.database, token, noon)
    if (!preview) throw new Error('There is no such preview.')
    return showPreview(given.database, preview, noon)
  }
  const readerOf = (shown: Awaited<ReturnType<typeof open>>) => ({
    ...given,
    preview: shown?.preview ?? null,
  })
  const find = (slug: string, reader: Reader = given, kind = 'article') =>
    findVisibleEntry({ ...reader, now: () => noon }, kind, slug)

  test('shows the working revision at the address that it will have; visitors read on', async () => {
    const { id } = await putArticle(given.database)
    const data = article({ title: 'Grand reunion' })
    await giveArticle(given.database, id, { action: 'save', data, basedOn: 1 })
    const shown = await open(await create({ subject: 'article', id, live: null }))
    expect(shown?.address).toBe('/dycian-news/grand-reunion')
    const seen = await find('grand-reunion', readerOf(shown))
    expect(seen).toMatchObject({ id, title: 'Grand reunion' })
    expect(await find('grand-reunion')).toBeNull()
  })

  test('shows what was never saved at the address that it would have, and no one else sees it', async () => {
    const data = article({ title: 'A first draft' })
    const before = await create({ subject: 'article', data: article(), live: 'typed' })
    const shown = await open(await create({ subject: 'article', data, live: 'typed' }))
    expect(await findPreview(given.database, before, noon), 'the one before').toBeNull()
    expect(shown?.address).toBe('/dycian-news/a-first-draft')
    expect(await find('a-first-draft', readerOf(shown))).toMatchObject({ title: 'A first draft' })
    expect(await find('a-first-draft')).toBeNull()
    expect(await given.database.selectFrom('entry').select('id').execute()).toEqual([])
  })

  test.each([
    ['typed', 1],
    ['published', 1],
    [null, 7 * 24],
  ] as const)('of what is %s is there for %i hours', async (live, hours) => {
    const { id } = await putArticle(given.database)
    const token = await create({ subject: 'article', id, live })
    const end = noon + hours * 60 * 60_000
    expect(await findPreview(given.database, token, end - 1)).not.toBeNull()
    expect(await findPreview(given.database, token, end)).toBeNull()
  })

  test('shows Filipino that is typed over what is published, to readers of Filipino alone', async () => {
    const { id, slug } = await putArticle(given.database)
    const texts = { title: { text: 'Umuwi na' }, content: { text: '<p>Noong Linggo po.</p>' } }
    const data = article({ fil: { texts } } as object)
    const shown = await open(await create({ subject: 'article', id, data, live: 'typed' }))
    const reader = readerOf(shown)
    expect(await find(slug, { ...reader, language: 'fil' })).toMatchObject({ title: 'Umuwi na' })
    for (const english of [reader, { ...given, language: 'fil' as const }])
      expect(await find(slug, english)).toMatchObject({ title: 'Robotics team comes home' })
  })

  test('is not shown as something of another kind, and is shown while another person saves: it takes no lock', async () => {
    const { id, slug } = await putArticle(given.database, {}, { status: 'draft' })
    const token = await create({ subject: 'article', id, live: null })
    const isSaved = Promise.withResolvers<void>()
    const saving = changeContent(given.database, () => isSaved.promise)
    const reader = readerOf(await open(token))
    const inKind = (kind: string) =>
      Promise.all([
        find(slug, reader, kind),
        findVisibleEntryById({ ...reader, now: () => noon }, kind, id),
      ])
    expect(await inKind('article')).toMatchObject([{ id }, { id }])
    expect(await inKind('announcement')).toEqual([null, null])
    isSaved.resolve()
    await saving
  })
})
