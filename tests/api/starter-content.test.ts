import { expect, test } from 'vitest'
import { liveReader } from '../../school/content/reader.ts'
import { changeContent } from '../../db/change-content.ts'
import { readContentVersion } from '../../db/content-version.ts'
import { listVisibleEntries } from '../../school/content/entries/list-entries.server.ts'
import { parseRow, readStoredEntry } from '../../school/content/entries/stored-entry.server.ts'
import { writeRow } from '../../school/content/entries/write-entry.server.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleKind, type ArticleInput } from '../../school/kinds/article.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { article, editorAt, noon, putArticle } from '../helpers/entries.ts'
import { putReference } from '../helpers/reference.ts'
import starterAnnouncements from '../../content/entries/announcement.json' with { type: 'json' }
import { starterEntries } from '../../content/starter-content.ts'
import starterNews from '../../content/entries/article.json' with { type: 'json' }
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import { findOldTexts, refreshOldTexts } from '../../content/refresh-starters.ts'
import {
  holdsOnlySamples,
  insertPublished,
  isEmpty,
  seeder,
  seedStarterContent,
} from '../../content/seed.ts'

const loaded = await Promise.all(Object.values(starterEntries).map(({ load }) => load()))
const starterCount = loaded.flat().length
const settings = siteSettingsKind.schema.parse(starterSiteSettings)

describeOnDatabases('the first start', (given) => {
  const seed = () => seedStarterContent(given.database, noon)
  const countEntries = async () =>
    (await given.database.selectFrom('entry').select('id').where('key', 'is', null).execute())
      .length
  const show = (kind: string) =>
    listVisibleEntries({ ...given, now: () => noon }, { kind }, { page: 1, pageSize: 500 })

  test('fills an empty database once: visitors see all of it in its order, and caches expire', async () => {
    const { database } = given
    expect(await isEmpty(database)).toBe(true)
    const before = await readContentVersion(database)
    expect(await seed()).toBe(starterCount)
    const version = await readContentVersion(database)
    expect(version).toBeGreaterThan(before)
    const news = await show('article')
    expect(news.total).toBe(starterNews.length)
    expect(news.entries.map(({ title }) => title)).toEqual(starterNews.map(({ title }) => title))
    expect((await show('announcement')).total).toBe(starterAnnouncements.length)
    expect(await readReference(liveReader(database), siteSettingsKind)).toEqual(settings)
    expect(await seed()).toBe(0)
    expect(await countEntries()).toBe(starterCount)
    expect(await readContentVersion(database)).toBe(version)
  })

  test('of two nodes at once fills the database once', async () => {
    const done = await Promise.all([seed(), seed()])
    expect(done.sort((a, b) => a - b)).toEqual([0, starterCount])
    expect(await countEntries()).toBe(starterCount)
  })

  test('that ends halfway leaves no entry, and the next one makes the whole site', async () => {
    const halfway = given.database.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('entry_slug')) throw new Error('The power is gone.')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await expect(seedStarterContent(halfway, noon)).rejects.toThrow('The power is gone.')
    expect(await isEmpty(given.database)).toBe(true)
    expect(await seed()).toBe(starterCount)
  })

  test.each(['draft', 'trashed'] as const)(
    'adds nothing to the school’s own entries, be it one %s',
    async (status) => {
      await putArticle(given.database, {}, { status })
      expect(await seed()).toBe(0)
      expect(await countEntries()).toBe(1)
      expect(await readReference(given, siteSettingsKind)).toEqual(settings)
    },
  )

  test('leaves settings and the code of the college alone that staff have changed', async () => {
    const own = { tagline: 'Our own words' }
    const target = { target: '/events' }
    await putReference(given.database, siteSettingsKind, { ...starterSiteSettings, ...own })
    await seed()
    await given.database.updateTable('printed_code').set(target).execute()
    await seed()
    expect(await readReference(given, siteSettingsKind)).toMatchObject(own)
    const codes = given.database.selectFrom('printed_code').select('target')
    expect(await codes.execute()).toEqual([target])
  })

  test('leaves only samples, until staff change an article that is no sample, or the school writes', async () => {
    const { database } = given
    expect(await holdsOnlySamples(database)).toBe(true)
    await seed()
    expect(await holdsOnlySamples(database)).toBe(true)
    const setRevision = (revision: number) =>
      database.updateTable('entry').set({ revision }).where('sample', '=', 0).execute()
    await setRevision(2)
    expect(await holdsOnlySamples(database)).toBe(false)
    await setRevision(1)
    expect(await holdsOnlySamples(database)).toBe(true)
    await putArticle(database, {}, { status: 'draft' })
    expect(await holdsOnlySamples(database)).toBe(false)
  })
})

describeOnDatabases('starter texts of an earlier version', (given) => {
  const earlier = { ...starterSiteSettings, tagline: 'Older words' }
  const title = starterAnnouncements[0]?.title ?? ''
  const byNoOne = { name: seeder, now: noon }
  const tagline = async () => (await readReference(given, siteSettingsKind)).tagline
  /** Gives the first announcement another text. */
  const reword = async (text: string, actor: { name: string; now: number }) => {
    const { database } = given
    const { id } = await database
      .selectFrom('entry')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    await changeContent(database, async (transaction) => {
      const stored = await readStoredEntry(transaction, 'announcement', id)
      if (!stored) throw new Error('It is not there.')
      const { data, ...rest } = parseRow(announcementKind, stored)
      const entry = { ...rest, data: { ...data, content: `<p>${text}</p>` } }
      await writeRow(transaction, announcementKind, stored, { entry, actor })
    })
    return id
  }

  test('become those of this version when asked, once, and the history keeps them', async () => {
    const { database } = given
    await seedStarterContent(database, noon)
    expect(await findOldTexts(database, noon)).toEqual([])
    await putReference(database, siteSettingsKind, earlier, byNoOne)
    const id = await reword('Older words', byNoOne)
    const old = [
      { kind: 'Site settings', title: '' },
      { kind: 'announcement', title },
    ]
    expect(await findOldTexts(database, noon)).toMatchObject(old)
    const before = await readContentVersion(database)
    expect(await refreshOldTexts(database, noon)).toMatchObject(old)
    expect(await readContentVersion(database)).toBeGreaterThan(before)
    expect(await tagline()).toBe(starterSiteSettings.tagline)
    const revisions = await database
      .selectFrom('revision')
      .select('snapshot')
      .where('subject', '=', 'announcement')
      .where('subject_id', '=', String(id))
      .orderBy('number')
      .execute()
    const areOld = revisions.map(({ snapshot }) => snapshot.includes('Older words'))
    expect(areOld).toEqual([false, true, false])
    expect(await refreshOldTexts(database, noon)).toEqual([])
  })

  test('stay when staff have saved them', async () => {
    await seedStarterContent(given.database, noon)
    await putReference(given.database, siteSettingsKind, earlier)
    await reword('Our own words', editorAt(noon))
    expect(await refreshOldTexts(given.database, noon)).toEqual([])
    expect(await tagline()).toBe('Older words')
  })
})

describeOnDatabases('content that is put in as published', (given) => {
  const putIn = (inputs: Partial<ArticleInput>[]) =>
    given.database
      .transaction()
      .execute((each) => insertPublished(each, articleKind, inputs, editorAt(noon)))

  test('is published since the morning of its day in Manila, or since now if that is earlier', async () => {
    const dates = [null, '2027-01-01', '2026-11-20', '2026-11-05']
    await putIn(dates.map((publishedOn) => article({ publishedOn })))
    const rows = await given.database
      .selectFrom('entry')
      .select(['sort_day', 'publish_at'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { sort_day: 20_261_105, publish_at: Date.UTC(2026, 10, 5) },
      { sort_day: 20_261_120, publish_at: Date.UTC(2026, 10, 20) },
      { sort_day: 20_270_101, publish_at: noon },
      { sort_day: 0, publish_at: noon },
    ])
  })

  test('is put in as a whole or not at all', async () => {
    await expect(putIn([article(), { title: '' }])).rejects.toThrow('Enter a title.')
    expect(await isEmpty(given.database)).toBe(true)
  })
})
