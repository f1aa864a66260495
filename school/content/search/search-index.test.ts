import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { ContentHost } from '../content-host/content-host.server.ts'
import { insertEntries } from '../entries/insert-entries.server.ts'
import { type NewEntry } from '../entries/stored-entry.server.ts'
import { putEntry } from '../../../tests/helpers/entries.ts'
import { type Article, articleKind } from '../../kinds/article.ts'
import { indexBacklog } from './search-backlog.server.ts'
import { putPages as putPagesIn } from './index-pages.server.ts'
import { listFailedSearches } from './failed-searches.server.ts'
import { search } from './search.server.ts'
import { addDayCounts } from '../day-counts.server.ts'
import { dayInManila } from '../../base/dates.ts'
import { actor, article, now, searchIn, sourceOf } from '../../../tests/helpers/search.ts'

describeOnBothDatabases('the search index', (t: TestDatabase) => {
  const { ask, change, publish, putPages, titles, vocabulary } = searchIn(t)

  test('pages of reference content are replaced as a whole, unless the save fails', async () => {
    const page = { address: '/meaning/vision', title: 'Vision', text: 'What we see in 2040' }
    await putPages(page, { ...page, address: '/meaning/mission', title: 'Mission' })
    expect(await titles('see')).toEqual(['Vision', 'Mission'])
    await putPages({ ...page, text: 'What we hope for' })
    expect(await titles('see')).toEqual([])
    expect(await titles('hope')).toEqual(['Vision'])
    const shown = { label: 'Page', address: '/meaning/vision', day: null, sample: false }
    expect((await ask('vision')).results).toMatchObject([shown])
    const failing = t.database.transaction().execute(async (transaction) => {
      await putPagesIn(transaction, [])
      throw new Error('The save failed')
    })
    await expect(failing).rejects.toThrow('The save failed')
    expect(await titles('vision')).toEqual(['Vision'])
    await putPages()
    expect(await vocabulary()).toEqual([])
  })

  test('pages through up to a thousand results and says that there are more', async () => {
    const entries = Array.from({ length: 1_100 }, (_, place): NewEntry<Article> => {
      const content = `<p>Common words${place < 1_000 ? ' of the first thousand' : ''}</p>`
      const data = articleKind.schema.parse(article({ title: `Bulletin ${place}`, content }))
      return { data, status: 'published', publishAt: now, expiresAt: null }
    })
    await t.database
      .transaction()
      .execute((transaction) => insertEntries(transaction, articleKind, entries, actor))
    expect(await ask('bulletin')).toMatchObject({ total: 1_000, hasMore: true })
    expect(await ask('thousand')).toMatchObject({ total: 1_000, hasMore: false })
    expect(await ask('bulletin 7')).toMatchObject({ total: 1, hasMore: false })
    expect((await titles('common', 100)).at(-1)).toBe('Bulletin 100')
    const pages = [await titles('common', 1), await titles('common', 2)]
    expect(pages.map((page) => page.length)).toEqual([10, 10])
    expect(new Set(pages.flat()).size).toBe(20)
  })

  test('leaves out kinds that come from a content host', async () => {
    await publish({ title: 'Stored robotics' })
    await putPages({ address: '/x', title: 'Robotics' })
    const host = new ContentHost('https://host.example', () => {})
    const { results } = await search(sourceOf(t.database, now, host), { q: 'robotics', page: 1 })
    expect(results.map(({ address }) => address)).toEqual(['/x'])
  })

  test('indexes at the next start what was published before there was an index', async () => {
    const data = article({ title: 'Draft before' })
    const draft = await putEntry(t.database, articleKind, data, { status: 'draft' })
    const titled = [{ title: 'From before' }, { title: 'Also from before' }]
    const ids = await Promise.all(titled.map(publish))
    for (const id of ids) await change(id, { status: 'unpublished' })
    const rows = t.database.updateTable('entry').where('id', 'in', ids)
    await rows.set({ status: 'published', publish_at: now }).execute()
    const waiting = [draft.id, ...ids].map((id) => ({
      work: 'search' as const,
      entry_id: id,
    }))
    await t.database.insertInto('entry_backlog').values(waiting).execute()
    expect(await titles('before')).toEqual([])
    expect(await indexBacklog(t.database)).toBe(2)
    expect((await titles('before')).sort()).toEqual(['Also from before', 'From before'])
    expect(await indexBacklog(t.database)).toBe(0)
  })

  test('counts failed searches by their words only, up to a limit', async () => {
    await publish({ title: 'Robotics' })
    for (const q of ['Xylophone?', ' xylophone', 'robotics', '😀']) await ask(q)
    // The first page of the same search was counted already.
    await ask('xylophone', 2)
    const failed = () => listFailedSearches(t.database)
    expect(await failed()).toEqual([{ words: 'xylophone', count: 2 }])
    for (let place = 0; place < 40; place += 1) await ask(`zzz ${place}`)
    expect((await failed()).length).toBeLessThan(25)
    const others = Array.from({ length: 600 }, (_, place) => [`other ${place}`, 1] as const)
    await addDayCounts(t.database, 'failed-search', dayInManila(new Date(now)), new Map(others))
    await search(sourceOf(t.database, now + 60_000), { q: 'xylophone', page: 1 })
    expect(await failed()).toHaveLength(500)
    expect(await failed()).toContainEqual({ words: 'xylophone', count: 3 })
    await search(sourceOf(t.database, now + 181 * 86_400_000), { q: 'marimba', page: 1 })
    expect(await failed()).toEqual([{ words: 'marimba', count: 1 }])
  })
})
