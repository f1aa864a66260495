import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  editingAt,
  noon,
  putEntry,
  type EntryState,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { randomNumbers } from '../../../tests/helpers/random-numbers.ts'
import { articleCategories, articleKind } from '../../kinds/article.ts'
import { entryStatuses } from '../../kinds/entry-status.ts'
import type { EntryCommand } from '../editing/entry-commands.server.ts'
import { executeEntryCommand } from '../editing/execute-entry-command.server.ts'
import { promoteDueRevisions } from '../editing/due-revisions.server.ts'

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

  const state = (): EntryState => ({
    status: random() < 0.6 ? 'published' : oneOf(entryStatuses),
    publishAt: time(),
    expiresAt: time(),
  })

  const command = (revision: number): EntryCommand => {
    const choice = random()
    const times = { publishAt: time(), ...(random() < 0.5 && { expiresAt: time() }) }
    if (choice < 0.25) return { action: 'save', data: data(), basedOn: revision }
    if (choice < 0.5) return { action: 'publish', data: data(), basedOn: revision, ...times }
    if (choice < 0.6) return { action: 'publish', data: undefined, ...times }
    if (choice < 0.7) return { action: 'revert', revision: 1 + below(revision) }
    return { action: oneOf(['unpublish', 'trash', 'restore', 'restore', 'discard'] as const) }
  }

  /** @returns whether it scheduled a change of a live entry */
  return async (database: Database): Promise<boolean> => {
    const entries = await database
      .selectFrom('entry')
      .select(['id', 'revision'])
      .orderBy('id')
      .execute()
    if (entries.length === 0 || random() < 0.3) {
      await putEntry(database, articleKind, data(), state())
      return false
    }
    if (random() < 0.02) await promoteDueRevisions(database, noon + below(2_000), fail)
    const { id, revision } = oneOf(entries)
    const actor = editingAt(noon)
    // Some are refused, which must change nothing.
    const result = await executeEntryCommand(database, {
      kind: articleKind,
      id,
      command: command(revision),
      actor,
    })
    return result.ok && result.value.dueAt !== null
  }
}

const fail = (error: unknown) => {
  throw error
}

describeOnBothDatabases('after hundreds of changes in any order', (given) => {
  test.each([1, 20_261_120])(
    'every page of every list shows what the entries say (seed %i)',
    async (seed) => {
      const { database } = given
      const changeSomething = newsroom(seed)
      const shown: number[] = []
      let scheduled = 0
      for (let done = 1; done <= 200; done += 1) {
        if (await changeSomething(database)) scheduled += 1
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
      const entries = await database.selectFrom('entry').selectAll().execute()
      expect(revisions).toHaveLength(entries.reduce((sum, { revision }) => sum + revision, 0))
      // Some entries have a change that visitors do not see yet, some of these by a schedule.
      expect(entries.filter((entry) => entry.working_revision !== null).length).toBeGreaterThan(3)
      expect(scheduled).toBeGreaterThan(0)
    },
  )
})
