import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../db/database.ts'
import { BackupError } from '../school/operations/backup/backup.ts'
import { recordBackup } from '../school/operations/backup/backup-state.server.ts'
import { writeBackup } from '../school/operations/backup/write-backup.server.ts'
import { runBackupProcess } from '../server/backups/run-backup-process.ts'
import { databaseOf } from '../server/environment.ts'
import { readVersion } from '../server/version.ts'
import { withProgress, passphraseOf, readFileArguments, runCommand } from './run-command.ts'
import { currentTime } from '../school/base/clock.ts'

const usage = `npm run backup -- FILE [--yes] [--without-test]
  Writes database, media library and keys into a tar archive that is encrypted with age, such as
  site.tar.age, while the site runs, and tests it: restores it into a scratch folder of DATA_DIR,
  searches there, and renders pages.
  Needs BACKUP_PASSPHRASE, and the environment of the site (DATA_DIR or DATABASE_URL).
  --yes           replaces FILE if it is there
  --without-test  skips the test, which needs the built product
  Exit code: 0 made and tested, 1 failed, 2 wrong arguments`

const { file, values } = readFileArguments(usage, {
  yes: { type: 'boolean' },
  'without-test': { type: 'boolean' },
})

const root = join(import.meta.dirname, '..')
const processFile = join(root, 'build/server/backup-process.js')

await runCommand(async (environment) => {
  const passphrase = passphraseOf(environment)
  const isTested = !values['without-test']
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder. Name a file.`)
  if (found && !values.yes)
    throw new BackupError(
      `${file} is there already. Choose another name, or add --yes to replace it.`,
    )
  if (isTested && !existsSync(processFile)) {
    throw new BackupError(
      'The test of a backup needs the built product. Run npm run build first, or add --without-test.',
    )
  }
  const settings = databaseOf(environment)
  const { version } = readVersion(root)
  const now = currentTime()
  const summary = await withProgress('Backing up', (onProgress) =>
    writeBackup({ settings, file, passphrase, version, now, onProgress }),
  )
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `${file}: ${rows} rows and ${summary.files} files in ${Math.ceil(summary.bytes / 1000)} kB.`,
  )
  for (const lost of summary.missing)
    console.error(`The site has lost the files of ${lost}: they are not in the backup.`)
  if (!isTested) return
  console.log('Testing it …')
  const { problem } = await withProgress(
    'Testing',
    (onProgress) => runBackupProcess(processFile, { test: file }, onProgress).ended,
  )
  await using database = await openDatabase(settings, { mustExist: true })
  await recordBackup(database, problem, currentTime())
  if (problem !== null) throw new BackupError(`The backup did not pass its test. ${problem}`)
  console.log('It was restored into a scratch folder, and works.')
})
