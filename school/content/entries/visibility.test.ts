import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { giveArticle, noon, putArticle } from '../../../tests/helpers/entries.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import {
  findVisibleEntry,
  findVisibleEntryById,
  nextVisibilityChange,
} from './find-entry.server.ts'
import { listVisibleEntries } from './list-entries.server.ts'

/** Lists the ways in which a visitor can find an article at a moment. */
async function waysTo(database: Database, { id, slug }: { id: number; slug: string }, now: number) {
  const kind = 'article'
  const inList = async (category: string, topic: string) => {
    const { entries, total } = await listVisibleEntries(
      database,
      { kind, category, topic },
      { page: 1, pageSize: 9, now },
    )
    expect(total).toBe(entries.length)
    return entries.some((entry) => entry.id === id)
  }
  return {
    bySlug: (await findVisibleEntry(database, { kind, slug, now }))?.id === id,
    byId: (await findVisibleEntryById(database, { kind, id, now }))?.id === id,
    inAll: await inList('', ''),
    inCategory: await inList('Campus News', ''),
    inTopic: await inList('', 'robotics'),
    inBoth: await inList('Campus News', 'robotics'),
  }
}

const everyWay = {
  bySlug: true,
  byId: true,
  inAll: true,
  inCategory: true,
  inTopic: true,
  inBoth: true,
}
const noWay = {
  bySlug: false,
  byId: false,
  inAll: false,
  inCategory: false,
  inTopic: false,
  inBoth: false,
}

describeOnDatabases('what a visitor sees', (given) => {
  test.each<EntryStatus>(['draft', 'unpublished', 'trashed'])(
    'nothing of an entry that is %s',
    async (status) => {
      const { database } = given
      const saved = await putArticle(database, {}, { status, publishAt: noon - 1 })
      expect(await waysTo(database, saved, noon)).toEqual(noWay)
    },
  )

  test('a published entry at once', async () => {
    const { database } = given
    const saved = await putArticle(database)
    expect(await waysTo(database, saved, noon)).toEqual(everyWay)
  })

  test('a scheduled entry from its millisecond on', async () => {
    const { database } = given
    const saved = await putArticle(database, {}, { publishAt: noon + 1_000 })
    expect(await waysTo(database, saved, noon + 999)).toEqual(noWay)
    expect(await waysTo(database, saved, noon + 1_000)).toEqual(everyWay)
  })

  test('an expiring entry until its millisecond', async () => {
    const { database } = given
    const saved = await putArticle(database, {}, { expiresAt: noon + 1_000 })
    expect(await waysTo(database, saved, noon + 999)).toEqual(everyWay)
    expect(await waysTo(database, saved, noon + 1_000)).toEqual(noWay)
  })

  test('nothing of an entry that would expire before it shows', async () => {
    const { database } = given
    const saved = await putArticle(database, {}, { publishAt: noon + 10, expiresAt: noon + 5 })
    for (const now of [noon, noon + 7, noon + 10])
      expect(await waysTo(database, saved, now)).toEqual(noWay)
  })

  test('nothing of an entry from when it is taken back, and all of it when it is put up again', async () => {
    const { database } = given
    const saved = await putArticle(database)
    for (const [away, back] of [
      ['unpublish', 'publish'],
      ['trash', 'restore'],
    ] as const) {
      await giveArticle(database, saved.id, { action: away })
      expect(await waysTo(database, saved, noon)).toEqual(noWay)
      await giveArticle(database, saved.id, { action: back })
      expect(await waysTo(database, saved, noon)).toEqual(everyWay)
    }
  })

  test('nothing of one kind among another', async () => {
    const { database } = given
    const { id, slug } = await putArticle(database)
    expect(await findVisibleEntry(database, { kind: 'announcement', slug, now: noon })).toBeNull()
    expect(await findVisibleEntryById(database, { kind: 'announcement', id, now: noon })).toBeNull()
    const list = { kind: 'announcement', category: '', topic: '' }
    expect(await listVisibleEntries(database, list, { page: 1, pageSize: 9, now: noon })).toEqual({
      entries: [],
      total: 0,
    })
  })
})

describeOnDatabases('the next moment at which time alone changes what visitors see', (given) => {
  test('is null when nothing is scheduled', async () => {
    const { database } = given
    await putArticle(database)
    await putArticle(database, {}, { status: 'draft', publishAt: noon + 1, expiresAt: noon + 2 })
    await putArticle(database, {}, { status: 'trashed', publishAt: noon + 1 })
    expect(await nextVisibilityChange(database, noon)).toBeNull()
  })

  test('is the earliest publication or expiry that is still to come', async () => {
    const { database } = given
    await putArticle(database, {}, { publishAt: noon + 30 })
    await putArticle(database, {}, { publishAt: noon + 10, expiresAt: noon + 20 })
    expect(await nextVisibilityChange(database, noon)).toBe(noon + 10)
    expect(await nextVisibilityChange(database, noon + 10)).toBe(noon + 20)
    expect(await nextVisibilityChange(database, noon + 20)).toBe(noon + 30)
    expect(await nextVisibilityChange(database, noon + 30)).toBeNull()
  })
})
