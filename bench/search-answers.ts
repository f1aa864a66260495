import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveReader } from '../school/content/reader.ts'
import { seedStarterContent } from '../content/seed.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { indexReferencePages } from '../school/content/reference/list-pages.server.ts'
import { runSearches } from '../tests/helpers/search-answers.ts'
import { table } from './tools.ts'

/**
 * Measures how many searches have a right answer among the first three results. The misses of
 * person A are listed, for tuning; those of person B are only counted.
 */
export async function measureSearchAnswers(): Promise<string> {
  const now = Date.UTC(2026, 10, 21)
  const dataDir = mkdtempSync(join(tmpdir(), 'dyci-answers-'))
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await seedStarterContent(database, now)
  await indexReferencePages(database)
  const source = {
    ...liveReader(database),
    host: null,
    now: () => now,
    state: () => '',
    report: () => {},
  }
  const rows: (string | number)[][] = []
  const missed: string[] = []
  for (const person of ['a', 'b'] as const) {
    const run = await runSearches(source, person)
    rows.push([person, `${run.count - run.missed.length} of ${run.count}`])
    if (person === 'a') missed.push(...run.missed)
  }
  await database.destroy()
  rmSync(dataDir, { recursive: true })
  return `${table(['searches of person', 'answered in the first three'], rows)}\n\n${missed.join('\n')}`
}
