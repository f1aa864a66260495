import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../db/database.ts'
import { BackupError } from '../school/operations/backup/backup.ts'
import { recordBackup } from '../school/operations/backup/backup-state.server.ts'
import { writeBackup } from '../school/operations/backup/write-backup.server.ts'
import { runBackupProcess } from '../server/backups/run-backup-process.ts'
import { readVersion } from '../server/version.ts'
import { showProgress, passphraseOf, readFileArguments, runCommand } from './run-command.ts'
import { currentTime } from '../school/base/clock.ts'

const usage = `npm run backup -- FILE [--yes] [--without-test]
  Writes database, media library and keys into a tar archive that is encrypted with age, such as
  site.tar.age, while the site runs, and tests it: restores it into a scratch folder of DATA_DIR,
  searches there, and renders pages.
  Needs BACKUP_PASSPHRASE, and the environment of the site (DATA_DIR or DATABASE_URL).
  --yes           replaces FILE if it is there
  --without-test  skips the test, which needs the built product
  Exit code: 0 made and tested, 1 failed, 2 wrong arguments`

const { file: path, values } = readFileArguments(usage, {
  yes: { type: 'boolean' },
  'without-test': { type: 'boolean' },
})

const root = join(import.meta.dirname, '..')
const processFile = join(root, 'build/server/backup-process.js')

await runCommand(async (environment) => {
  const passphrase = passphraseOf(environment)
  const isTested = !values['without-test']
  // The path is relative to where the command was started, also by npm.
  const file = resolve(process.env.INIT_CWD ?? '.', path)
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
  const settings = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
  const progress = showProgress('Backing up')
  const summary = await writeBackup({
    settings,
    file,
    passphrase,
    version: readVersion(root).version,
    now: currentTime(),
    onProgress: progress.show,
  }).finally(progress.end)
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `${file}: ${rows} rows and ${summary.files} files in ${Math.ceil(summary.bytes / 1000)} kB.`,
  )
  for (const lost of summary.missing)
    console.error(`The site has lost the files of ${lost}: they are not in the backup.`)
  if (!isTested) return
  console.log('Testing it …')
  const testing = showProgress('Testing')
  const { problem } = await runBackupProcess(
    processFile,
    { test: file },
    testing.show,
  ).ended.finally(testing.end)
  const database = await openDatabase(settings, { mustExist: true })
  try {
    await recordBackup(database, problem, currentTime())
  } finally {
    await database.destroy()
  }
  if (problem !== null) throw new BackupError(`The backup did not pass its test. ${problem}`)
  console.log('It was restored into a scratch folder, and works.')
})
