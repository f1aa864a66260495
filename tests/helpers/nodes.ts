import { onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { testFolder } from './backups.ts'
import { emptyDatabases } from './empty-databases.ts'
import { startTestSite, type TestSite } from './site.ts'

/** Makes an empty PostgreSQL database. @returns its address */
export async function emptyPostgres(): Promise<string> {
  const [, make] = emptyDatabases().find(([name]) => name === 'PostgreSQL') ?? []
  return (await make?.())?.databaseUrl ?? ''
}

/** Starts the site until the test ends. @see {@link startTestSite} */
export async function siteOfTest(...given: Parameters<typeof startTestSite>): Promise<TestSite> {
  const site = await startTestSite(...given)
  onTestFinished(site.stop)
  return site
}

/** Starts a node of a site on PostgreSQL with a data folder of its own. */
export async function startNode(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<TestSite & DatabaseSettings> {
  const DATA_DIR = settings.DATA_DIR ?? testFolder()
  const node = await siteOfTest({ ...settings, DATA_DIR, DATABASE_URL: databaseUrl })
  return { ...node, databaseUrl }
}

/** Repeats a call with pauses of some milliseconds, several at once, until the signal comes. */
export function repeat(
  count: number,
  signal: AbortSignal,
  act: (turn: number) => Promise<unknown>,
) {
  const run = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await act(turn)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return Promise.all(Array.from({ length: count }, run))
}
