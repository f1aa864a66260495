import { onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { withSnapshot } from '../../db/snapshot/take-snapshot.ts'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'
import { runScript } from './run-script.ts'

export const backupPassphrase = 'a passphrase of the tests'

/** Makes a folder that is removed after the test. */
export const testFolder = () => {
  const folder = makeTestFolder('backup')
  onTestFinished(() => removeTestFolder(folder))
  return folder
}

/** The environment that names a database. */
export const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  BACKUP_PASSPHRASE: backupPassphrase,
})

/** Runs `npm run backup` as an operator would. */
export const backup = (settings: DatabaseSettings, ...args: string[]) =>
  runScript('scripts/backup.ts', args, environmentOf(settings))
/** Runs `npm run restore` as an operator would. */
export const restore = (settings: DatabaseSettings, ...args: string[]) =>
  runScript('scripts/restore.ts', args, environmentOf(settings))

/** Reads every row of a database, by table, in an order of their own. */
export const readAll = (settings: DatabaseSettings) =>
  withSnapshot(settings, async ({ tables, counters }) => {
    const rows: Record<string, string[]> = {}
    for (const { name, columns, rows: read } of tables) {
      const found: string[] = []
      for await (const group of read())
        for (const row of group)
          found.push(JSON.stringify(Object.fromEntries(columns.map((key, at) => [key, row[at]]))))
      rows[name] = found.toSorted()
    }
    // The search index, which is built again, counts as one visible change.
    rows.content_version = []
    return { rows, counters }
  })
