import { CompiledQuery, type RootOperationNode } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { makeDatabaseFolder } from '../../../tests/helpers/clean-up.ts'
import { staff } from '../../../tests/helpers/content-api.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { documentStates } from '../editing/editing.ts'
import { listDocuments } from '../editing/list-documents.server.ts'
import { listDueEntries, nextDueAt } from '../editing/due-revisions.server.ts'
import { liveReader } from '../reader.ts'
import { listVisibleByOldId, nextVisibilityChange } from './visible-entries.server.ts'

/** Returns the plans of SQLite for all queries of some work. */
async function plansOf(database: Database, work: (watched: Database) => Promise<unknown>) {
  const queries: CompiledQuery[] = []
  const watched = database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(database.getExecutor().compileQuery<RootOperationNode>(node, queryId))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await work(watched)
  const plans: string[] = []
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await database.executeQuery<{ detail: string }>(explained)
    plans.push(rows.map(({ detail }) => detail).join('\n'))
  }
  return plans
}

// PostgreSQL chooses its plans by the rows that are there.
async function openSqlite() {
  const database = await openDatabase({ dataDir: makeDatabaseFolder('query-plans') })
  onTestFinished(() => database.destroy())
  await migrate(database)
  return database
}

test('SQLite finds what an address of another site asks for by its old id, not among everything published', async () => {
  const plans = await plansOf(await openSqlite(), (watched) =>
    listVisibleByOldId({ ...liveReader(watched), now: () => noon }, 'article', 7),
  )
  expect(plans).toEqual([
    expect.stringContaining('USING COVERING INDEX entry_old (old_id=? AND kind=?)'),
  ])
})

test('SQLite finds what is asked after each change by an index, however much is published', async () => {
  const plans = await plansOf(await openSqlite(), async (watched) => {
    await nextDueAt(watched)
    await nextVisibilityChange(watched, noon)
    await listDueEntries(watched, noon)
  })
  expect(plans.length).toBeGreaterThanOrEqual(5)
  for (const plan of plans) {
    expect(plan).not.toMatch(/SCAN/)
    // By its status alone: all published entries.
    expect(plan).not.toMatch(/\(status=\?\)/)
  }
})

test('SQLite finds the documents in a state by an index of the state, whatever their kind and author', async () => {
  const editing = { staff: staff.ana, now: noon }
  const page = { page: 1, perPage: 5 }
  const plans = await plansOf(await openSqlite(), async (watched) => {
    for (const state of documentStates)
      await listDocuments(watched, { state, mine: true, kind: 'article' }, page, editing)
  })
  expect(plans).toHaveLength(2 * documentStates.length)
  const index = /^SEARCH entry USING (COVERING )?INDEX entry_(publish|expiry|staff_review) /
  for (const plan of plans) expect(plan).toMatch(index)
})
