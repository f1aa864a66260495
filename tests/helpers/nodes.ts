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

/** Starts a node of a site on PostgreSQL with a data folder of its own. */
export async function startNode(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<TestSite & DatabaseSettings> {
  const dataDir = settings.DATA_DIR ?? testFolder()
  const node = await startTestSite({ ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  onTestFinished(() => node.stop())
  return { ...node, databaseUrl }
}
