import { chownSync, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { openDatabase } from '../db/database.ts'
import { findMigrations } from '../db/migrate.ts'
import { backupFolder, timeInName } from '../server/backups/backup-files.ts'
import { databaseOf, type Environment } from '../server/environment.ts'
import {
  withProgress,
  ignoreStopSignals,
  passphraseOf,
  readFileArguments,
  runCommand,
} from './run-command.ts'
import {
  findReleases,
  switchLink,
  unpack,
  UpgradeError,
  type Release,
  type Releases,
} from './upgrade/releases.ts'
import { ownerOf, runProgram, type Account } from './upgrade/run-program.ts'
import { findService, isReadyWithin, type Service } from './upgrade/service.ts'
import { currentTime } from '../school/base/clock.ts'

const usage = `${process.env.RELEASE_START ?? 'start'} upgrade ARCHIVE [--yes] [--backup FILE] [--service NAME] [--wait SECONDS]
  Upgrades the site to the release in ARCHIVE: unpacks it beside the present one, makes and tests a
  backup, switches the link by which this command was called, restarts the site, and waits until the
  new release answers. When it does not, the link is switched back; if the data were changed by then,
  the backup is restored after a question. Needs the environment of the site, BACKUP_PASSPHRASE too.
  --yes           does not ask, not even before it restores the backup
  --backup FILE   where the backup goes; by default before-upgrade-TIME.tar.age in BACKUP_TO
  --service NAME  the service of systemd; by default dyci-website
  --wait SECONDS  how long the new release may take; by default 120, without systemd 600
  Exit code: 0 upgraded, 1 failed and the present release stays or is back, 2 wrong arguments,
  3 the link is back, but the present release needs the backup restored`

const { file, values } = readFileArguments(usage, {
  yes: { type: 'boolean' },
  backup: { type: 'string' },
  service: { type: 'string' },
  wait: { type: 'string' },
})

await runCommand(async (environment) => {
  passphraseOf(environment)
  const waitSeconds = values.wait === undefined ? undefined : Number(values.wait)
  if (waitSeconds !== undefined && !(waitSeconds > 0))
    throw new UpgradeError('--wait takes a number of seconds.')
  const releases = findReleases(process.env.RELEASE_START)
  const { link, present } = releases
  console.log(`Unpacking ${file} …`)
  const next = await unpack(file, releases)
  if (next.folder === present.folder) throw new UpgradeError(`${next.name} is the present release.`)
  if ((await runProgram(join(next.folder, 'start'), ['doctor', '--help'], { isQuiet: true })) !== 0)
    throw new UpgradeError(`${next.name} does not run on this machine. Nothing was changed.`)
  const question = `Upgrade from ${present.name} to ${next.name}? The site restarts.`
  if (!(await isAgreed(question))) throw new UpgradeError('Nothing was changed.')

  const account = ownerOf(environment.DATA_DIR)
  const backup = await makeBackup(environment, present, account)
  const service = await findService(values.service ?? 'dyci-website', link)
  const seconds = waitSeconds ?? service.waitSeconds
  ignoreStopSignals(
    'The link is switched already. Please wait: this ends when the site answers or is back.',
  )
  switchLink(link, next.name)
  await service.restart()
  if (await showWaiting(next, seconds, environment)) {
    console.log(`The site runs ${next.name}. The backup from before is ${backup}.`)
    return
  }
  console.error(`${next.name} did not answer within ${seconds} s. See ${service.log}.`)
  await goBack({ environment, releases, service, account, backup })
})

/** Asks in a terminal; without one, `--yes` is the answer. */
async function isAgreed(question: string): Promise<boolean> {
  if (values.yes) return true
  if (!process.stdin.isTTY)
    throw new UpgradeError('There is no terminal to ask in: add --yes. Nothing was changed.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+C fails the question, Ctrl+D only closes it; both are a no.
  const no = () => ''
  const answer = await Promise.race([
    terminal.question(`${question} [y/N] `).catch(no),
    once(terminal, 'close').then(no),
  ])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Makes a backup with the present release and tests it. @returns its file */
async function makeBackup(environment: Environment, { folder }: Release, account: Account) {
  const name = `before-upgrade-${timeInName(currentTime())}.tar.age`
  const backup = resolve(values.backup ?? join(backupFolder(environment), name))
  const made = mkdirSync(dirname(backup), { recursive: true })
  if (made !== undefined && account) chownSync(made, account.uid, account.gid)
  if ((await runProgram(join(folder, 'start'), ['backup', backup], { account })) !== 0)
    throw new UpgradeError('The backup failed, so the site was not upgraded. Nothing was changed.')
  return backup
}

interface FailedUpgrade {
  environment: Environment
  releases: Releases
  service: Service
  account: Account
  /** the file of the backup from before */
  backup: string
}

/** Returns to the release from before, and to its data when the next one changed their tables. */
async function goBack({ environment, releases, service, account, backup }: FailedUpgrade) {
  const { link, target, present } = releases
  await service.stop()
  switchLink(link, target)
  const start = join(link, 'start')
  if (await hasNewerTables(environment)) {
    console.error(
      `The link leads to ${present.name} again. It cannot use the data: the next release changed their tables. They are in the backup ${backup}.`,
    )
    const question = `Restore it? What was saved since then is lost to the site, and kept in ${environment.DATA_DIR}.`
    const isRestored =
      (await isAgreed(question)) &&
      (await runProgram(start, ['restore', backup, '--yes'], { account })) === 0
    if (!isRestored) {
      console.error(`Stop the site and run: ${start} restore ${backup} --yes; then start the site.`)
      process.exitCode = 3
      return
    }
  }
  await service.restart()
  const isBack = await showWaiting(present, service.waitSeconds, environment)
  throw new UpgradeError(
    isBack
      ? `The upgrade failed. The site runs ${present.name} again.`
      : `The upgrade failed. The link leads to ${present.name} again, but the site does not answer. See ${service.log}.`,
  )
}

/** Waits for a release, and shows how much of its time is over. @returns whether it answered */
async function showWaiting(release: Release, seconds: number, environment: Environment) {
  console.log(`Waiting for ${release.name}, ${seconds} s at most …`)
  return withProgress('Waiting', (onProgress) =>
    isReadyWithin(seconds, release, environment, onProgress),
  )
}

async function hasNewerTables(environment: Environment) {
  await using database = await openDatabase(databaseOf(environment), { mustExist: true })
  return (await findMigrations(database)).newer.length > 0
}
