import { moveClock } from '../school/base/clock.ts'
import { readEnvironment } from '../server/environment.ts'
import { checkCopyServer } from './doctor/check-backups.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkEnvironment } from './doctor/check-environment.ts'
import { checkDataFolder } from './doctor/check-data-folder.ts'
import { checkMail, checkProxy, checkPush } from './doctor/check-network.ts'
import { findings, type Finding } from './doctor/finding.ts'
import { explainError, readArguments } from './run-command.ts'

const usage = `npm run doctor -- [--offline]
  Checks environment, disk, permissions, clock, database, contacts, mail, push, proxy, secrets,
  backups and their copies, with the environment of the site, and says what to do. It changes and sends nothing.
  --offline  does not connect to the push services of browsers and to the server of BACKUP_WEBDAV
  Exit code: 0 nothing must be put right, 1 something must, 2 wrong arguments`

const { offline } = readArguments(usage, { offline: { type: 'boolean' } }).values

/** A check, and the subject under which its failure is listed. */
interface Check {
  about: string
  run: () => Iterable<Finding> | AsyncIterable<Finding>
}

/** Without a valid environment there is nothing more to check. */
function listChecks(): Check[] {
  const about = 'Environment'
  try {
    const environment = readEnvironment(process.env)
    moveClock(environment.TEST_CLOCK)
    return [
      { about, run: () => checkEnvironment(environment, process.env) },
      { about: 'Disk', run: () => checkDataFolder(environment) },
      { about: 'Database', run: () => checkDatabase(environment) },
      { about: 'Mail', run: () => checkMail(environment) },
      { about: 'Push', run: () => (offline ? [] : checkPush(environment)) },
      { about: 'Copies', run: () => (offline ? [] : checkCopyServer(environment)) },
      {
        about: 'Proxy',
        run: async function* () {
          yield await checkProxy(environment)
        },
      },
    ]
  } catch (error) {
    return [{ about, run: () => [findings(about).fault((error as Error).message)] }]
  }
}

/** Runs a check; one that cannot be carried out is a fault of what it is about. */
async function* examine({ about, run }: Check): AsyncIterable<Finding> {
  try {
    yield* run()
  } catch (error) {
    yield findings(about).fault(explainError(error).split('\n')[0] ?? '')
  }
}

let isWell = true
for (const check of listChecks()) {
  for await (const { level, about, text } of examine(check)) {
    console.log(`${level.padEnd(6)} ${about}: ${text}`)
    isWell &&= level !== 'fault'
  }
}
console.log(isWell ? '\nNothing must be put right.' : '\nPut right what is marked “fault”.')
process.exitCode = isWell ? 0 : 1
