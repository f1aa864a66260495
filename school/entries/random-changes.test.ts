import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { article, editorAt, noon, valueOf } from '../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../tests/helpers/entry-lists.ts'
import { randomNumbers } from '../../tests/helpers/random-numbers.ts'
import { articleCategories, articleKind } from '../kinds/article.ts'
import { entryStatuses } from './entry-kind.ts'
import { changeEntry, createEntry, revertEntry, type EntryChange } from './save-entry.server.ts'

const topics = ['Robotics', 'robotics', 'STEM', 'alumni']

/** Makes random changes, as a busy newsroom would. */
function newsroom(seed: number) {
  const random = randomNumbers(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const time = () => oneOf([null, noon, noon - 1_000 - below(9), noon + 1_000 + below(9)])
  const twoDigits = (number: number) => String(number).padStart(2, '0')

  const data = () =>
    article({
      title: `Story ${below(30)}`,
      category: oneOf(articleCategories),
      publishedOn:
        random() < 0.15
          ? null
          : `202${below(3)}-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`,
      topics: topics.filter(() => random() < 0.4),
    })

  const change = (): EntryChange => ({
    ...(random() < 0.5 && { data: data() }),
    ...(random() < 0.6 && { status: random() < 0.6 ? 'published' : oneOf(entryStatuses) }),
    ...(random() < 0.3 && { publishAt: time() }),
    ...(random() < 0.3 && { expiresAt: time() }),
  })

  return async (database: Database, saved: Map<number, number>) => {
    const editor = editorAt(noon)
    if (saved.size === 0 || random() < 0.3) {
      const { id, revision } = valueOf(
        await createEntry(database, articleKind, { ...change(), data: data() }, editor),
      )
      saved.set(id, revision)
      return
    }
    const [id, last] = oneOf([...saved])
    const result =
      random() < 0.15
        ? await revertEntry(database, articleKind, id, 1 + below(last), editor)
        : await changeEntry(database, articleKind, id, change(), editor)
    saved.set(id, valueOf(result).revision)
  }
}

describeOnDatabases('after hundreds of changes in any order', (given) => {
  test.each([1, 20_261_120])(
    'every page of every list shows what the entries say (seed %i)',
    async (seed) => {
      const { database } = given
      const saved = new Map<number, number>()
      const changeSomething = newsroom(seed)
      const shown: number[] = []
      for (let done = 1; done <= 200; done += 1) {
        await changeSomething(database, saved)
        if (done % 100 > 0) continue
        for (const now of [noon - 1_000, noon, noon + 2_000]) {
          shown.push(
            await expectListsToMatchRows(database, {
              topics: ['robotics', 'stem', 'alumni'],
              pageSize: 5,
              now,
            }),
          )
        }
      }
      // Guards that the changes left something to compare at each moment.
      expect(Math.min(...shown)).toBeGreaterThan(0)

      const revisions = await database
        .selectFrom('revision')
        .select(['subject_id', 'number'])
        .execute()
      expect(revisions).toHaveLength(200)
      expect(revisions).toHaveLength([...saved.values()].reduce((sum, count) => sum + count, 0))
    },
  )
})
