import { expect, test } from 'vitest'
import { liveReader } from '../reader.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, putArticle, type EntryState } from '../../../tests/helpers/entries.ts'
import {
  findVisibleEntry,
  findVisibleEntryById,
  nextVisibilityChange,
} from './visible-entries.server.ts'
import { listVisibleEntries } from './list-entries.server.ts'

describeOnDatabases('what a visitor sees', (given) => {
  /** Tries the six ways to an article at a moment. @returns the answers, each once */
  const seen = async ({ id, slug }: { id: number; slug: string }, now: number) => {
    const kind = 'article'
    const reader = { ...liveReader(given.database), now: () => now }
    const inList = async (category: string, topic: string) => {
      const list = { kind, category, topic }
      const page = { page: 1, pageSize: 9 }
      const { entries, total } = await listVisibleEntries(reader, list, page)
      expect(total).toBe(entries.length)
      return entries.some((each) => each.id === id)
    }
    return new Set([
      (await findVisibleEntry(reader, kind, slug))?.id === id,
      (await findVisibleEntryById(reader, kind, id))?.id === id,
      await inList('', ''),
      await inList('Campus News', ''),
      await inList('', 'robotics'),
      await inList('Campus News', 'robotics'),
    ])
  }

  const early = noon - 1
  const late = noon + 9
  test.each<[what: string, EntryState, seenAfter: Record<number, boolean>]>([
    ['nothing of a draft', { status: 'draft', publishAt: early }, { 0: false }],
    ['nothing of what was taken down', { status: 'unpublished', publishAt: early }, { 0: false }],
    ['nothing of the trash', { status: 'trashed', publishAt: early }, { 0: false }],
    ['what is published at once', {}, { 0: true }],
    ['what is scheduled from its millisecond on', { publishAt: late }, { 8: false, 9: true }],
    ['what expires until its millisecond', { expiresAt: late }, { 8: true, 9: false }],
    [
      'nothing of what would expire before it shows',
      { publishAt: late, expiresAt: noon + 5 },
      { 0: false, 7: false, 9: false },
    ],
  ])('%s', async (_what, state, seenAfter) => {
    const saved = await putArticle(given.database, {}, state)
    for (const [offset, isSeen] of Object.entries(seenAfter))
      expect([offset, await seen(saved, noon + Number(offset))]).toEqual([
        offset,
        new Set([isSeen]),
      ])
  })
})

describeOnDatabases('the next moment at which time alone changes what visitors see', (given) => {
  test('is the earliest publication or expiry of a published entry that is still to come, or none', async () => {
    const { database } = given
    await putArticle(database)
    await putArticle(database, {}, { status: 'draft', publishAt: noon + 1, expiresAt: noon + 2 })
    await putArticle(database, {}, { status: 'trashed', publishAt: noon + 1 })
    expect(await nextVisibilityChange(database, noon)).toBeNull()
    await putArticle(database, {}, { publishAt: noon + 30 })
    await putArticle(database, {}, { publishAt: noon + 10, expiresAt: noon + 20 })
    for (const [after, next] of [
      [0, noon + 10],
      [10, noon + 20],
      [20, noon + 30],
      [30, null],
    ] as const)
      expect(await nextVisibilityChange(database, noon + after)).toBe(next)
  })
})
