import { expect, test } from 'vitest'
import type { Reader } from '../reader.ts'
import { changeContent } from '../../../db/change-content.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  editingAt,
  giveArticle,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { findVisibleEntry, findVisibleEntryById } from '../entries/find-entry.server.ts'
import { createPreview, findPreview, showPreview } from './previews.server.ts'

describeOnDatabases('a preview', (given) => {
  type Wanted = Parameters<typeof createPreview>[1]
  const create = async (wanted: Wanted) =>
    valueOf(await createPreview(given.database, wanted, editingAt(noon))).token
  const open = async (token: string) => {
    const preview = await findPreview(given.database, token, noon)
    if (!preview) throw new Error('There is no such preview.')
    return showPreview(given.database, preview, noon)
  }
  const live = () => given
  const readerOf = (shown: Awaited<ReturnType<typeof open>>) => ({
    ...live(),
    preview: shown?.preview ?? null,
  })
  const find = (slug: string, reader: Reader = live(), kind = 'article') =>
    findVisibleEntry(reader, { kind, slug, now: noon })

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
    for (const english of [reader, { ...live(), language: 'fil' as const }])
      expect(await find(slug, english)).toMatchObject({ title: 'Robotics team comes home' })
  })

  test('is not shown as something of another kind, and is shown while another person saves: it takes no lock', async () => {
    const { id, slug } = await putArticle(given.database, {}, { status: 'draft' })
    const token = await create({ subject: 'article', id, live: null })
    const isSaved = Promise.withResolvers<void>()
    const saving = changeContent(given.database, () => isSaved.promise)
    const reader = readerOf(await open(token))
    const inKind = (kind: string) =>
      Promise.all([find(slug, reader, kind), findVisibleEntryById(reader, { kind, id, now: noon })])
    expect(await inKind('article')).toMatchObject([{ id }, { id }])
    expect(await inKind('announcement')).toEqual([null, null])
    isSaved.resolve()
    await saving
  })
})
