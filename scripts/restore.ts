import { join } from 'node:path'
import { sqliteFile } from '../db/database.ts'
import { restoreBackup } from '../school/operations/backup/restore-backup.server.ts'
import { databaseOf } from '../server/environment.ts'
import { keepDataFolderPrivate } from '../server/data-folder.ts'
import { readVersion } from '../server/version.ts'
import { withProgress, passphraseOf, readFileArguments, runCommand } from './run-command.ts'
import { currentTime } from '../school/base/clock.ts'

const usage = `npm run restore -- FILE [--yes]
  Restores a backup into the site that the environment names (DATA_DIR for SQLite, or DATABASE_URL
  for PostgreSQL), whichever of the two made it. Stop the site first.
  Needs the BACKUP_PASSPHRASE that it was made with.
  --yes  replaces a site that is there; a copy of it is kept in DATA_DIR/before-restore-TIME
  Exit code: 0 restored, 1 failed and nothing changed, 2 wrong arguments`

const { file, values } = readFileArguments(usage, { yes: { type: 'boolean' } })

await runCommand(async (environment) => {
  const passphrase = passphraseOf(environment)
  const settings = databaseOf(environment)
  const { dataDir, databaseUrl } = settings
  for (const warning of await keepDataFolderPrivate(dataDir)) console.error(warning)
  const { head, end, kept } = await withProgress('Restoring', (onProgress) =>
    restoreBackup({
      settings,
      file,
      passphrase,
      replace: values.yes === true,
      version: readVersion(join(import.meta.dirname, '..')).version,
      now: currentTime(),
      onProgress,
    }),
  )
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  const target = databaseUrl ? 'the PostgreSQL database' : sqliteFile(dataDir)
  console.log(
    `The backup of ${head.madeAt.toISOString()} (${head.engine}) is in ${target}: ${rows} rows and ${end.files} files.`,
  )
  for (const lost of end.missing)
    console.error(`The files of ${lost} were lost before the backup was made.`)
  if (kept) console.log(`What was there before is in ${kept}.`)
  console.log('Everyone signs in again. Start the site now.')
})
