import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { ContentHost } from '../content-host/content-host.server.ts'
import { insertEntries, type NewEntry } from '../entries/insert-entries.server.ts'
import { changeEntry, putEntry } from '../../../tests/helpers/entries.ts'
import { type Article, articleKind } from '../../kinds/article.ts'
import { indexBacklog } from './index-backlog.server.ts'
import { putPages } from './index-pages.server.ts'
import { search } from './search.server.ts'
import {
  actor,
  article,
  now,
  publish,
  sourceOf,
  titles,
  vocabulary,
} from '../../../tests/helpers/search.ts'

describeOnBothDatabases('the search index', (t: TestDatabase) => {
  test('pages of reference content are replaced as a whole', async () => {
    const page = {
      address: '/meaning/vision',
      title: 'Vision',
      label: 'Page',
      text: 'What we see in 2040',
    }
    await putPages(t.database, [page, { ...page, address: '/meaning/mission', title: 'Mission' }])
    expect(await titles(t.database, 'see')).toEqual(['Vision', 'Mission'])
    await putPages(t.database, [{ ...page, text: 'What we hope for' }])
    expect(await titles(t.database, 'see')).toEqual([])
    expect(await titles(t.database, 'hope')).toEqual(['Vision'])
    const { results } = await search(sourceOf(t.database), { q: 'vision', page: 1 })
    const shown = { label: 'Page', address: '/meaning/vision', day: null, sample: false }
    expect(results).toMatchObject([shown])
    await putPages(t.database, [])
    expect(await vocabulary(t.database)).toEqual([])
  })

  test('a failed save leaves the pages as they were', async () => {
    const page = { address: '/meaning/vision', title: 'Vision', label: 'Page', text: 'What we see' }
    await putPages(t.database, [page])
    const failing = t.database.transaction().execute(async (transaction) => {
      await putPages(transaction, [])
      throw new Error('The save failed')
    })
    await expect(failing).rejects.toThrow('The save failed')
    expect(await titles(t.database, 'vision')).toEqual(['Vision'])
  })

  test('pages through up to a thousand results and says that there are more', async () => {
    const entries = Array.from({ length: 1_100 }, (_, place): NewEntry<Article> => {
      const data = articleKind.schema.parse(
        article({
          title: `Bulletin ${place}`,
          content: `<p>Common words${place < 1_000 ? ' of the first thousand' : ''}</p>`,
        }),
      )
      return { data, status: 'published', publishAt: now, expiresAt: null }
    })
    await t.database
      .transaction()
      .execute((transaction) => insertEntries(transaction, articleKind, entries, actor))
    const source = sourceOf(t.database)
    expect(await search(source, { q: 'bulletin', page: 1 })).toMatchObject({
      total: 1_000,
      hasMore: true,
    })
    expect(await titles(t.database, 'common', 1)).toHaveLength(10)
    expect((await titles(t.database, 'common', 100)).at(-1)).toBe('Bulletin 100')
    expect(await search(source, { q: 'thousand', page: 1 })).toMatchObject({
      total: 1_000,
      hasMore: false,
    })
    expect(await search(source, { q: 'bulletin 7', page: 1 })).toMatchObject({
      total: 1,
      hasMore: false,
    })
    const seen = new Set([
      ...(await titles(t.database, 'common', 1)),
      ...(await titles(t.database, 'common', 2)),
    ])
    expect(seen.size).toBe(20)
  })

  test('leaves out kinds that come from a content host', async () => {
    await publish(t.database, { title: 'Stored robotics' })
    await putPages(t.database, [{ address: '/x', title: 'Robotics', label: 'Page', text: '' }])
    const { results } = await search(
      sourceOf(t.database, now, new ContentHost('https://host.example', () => {})),
      {
        q: 'robotics',
        page: 1,
      },
    )
    expect(results.map(({ address }) => address)).toEqual(['/x'])
  })

  test('indexes at the next start what was published before there was an index', async () => {
    const data = article({ title: 'Draft before' })
    const draft = await putEntry(t.database, articleKind, data, { status: 'draft' })
    const ids = [
      await publish(t.database, { title: 'From before' }),
      await publish(t.database, { title: 'Also from before' }),
    ]
    for (const id of ids) await changeEntry(t.database, articleKind, id, { status: 'unpublished' })
    await t.database
      .updateTable('entry')
      .set({ status: 'published', publish_at: now })
      .where('id', 'in', ids)
      .execute()
    const waiting = [draft.id, ...ids].map((entry_id) => ({ entry_id }))
    await t.database.insertInto('search_backlog').values(waiting).execute()
    expect(await titles(t.database, 'before')).toEqual([])
    expect(await indexBacklog(t.database)).toBe(2)
    expect((await titles(t.database, 'before')).sort()).toEqual(['Also from before', 'From before'])
    expect(await indexBacklog(t.database)).toBe(0)
  })

  test('counts failed searches by their words only, up to a limit', async () => {
    await publish(t.database, { title: 'Robotics' })
    for (const q of ['Xylophone?', ' xylophone', 'robotics', '😀'])
      await search(sourceOf(t.database), { q, page: 1 })
    // The first page of the same search was counted already.
    await search(sourceOf(t.database), { q: 'xylophone', page: 2 })
    const misses = () => t.database.selectFrom('search_miss').selectAll().orderBy('words').execute()
    expect(await misses()).toEqual([{ words: 'xylophone', count: 2, last_at: now }])
    for (let place = 0; place < 40; place += 1)
      await search(sourceOf(t.database), { q: `zzz ${place}`, page: 1 })
    expect((await misses()).length).toBeLessThan(25)
    const rows = Array.from({ length: 600 }, (_, place) => ({
      words: `old ${place}`,
      count: 1,
      last_at: now - place,
    }))
    await t.database.insertInto('search_miss').values(rows).execute()
    const later = now + 60_000
    await search(sourceOf(t.database, later), { q: 'xylophone', page: 1 })
    expect(await misses()).toHaveLength(500)
    expect(await misses()).toContainEqual({ words: 'xylophone', count: 3, last_at: later })
  })
})
