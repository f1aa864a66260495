import { parseArgs } from 'node:util'
import { readEnvironment } from '../server/environment.ts'
import { checkCopyServer } from './doctor/check-copies.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkEnvironment } from './doctor/check-environment.ts'
import { checkPlace } from './doctor/check-place.ts'
import { checkProxy } from './doctor/check-proxy.ts'
import { checkMail, checkPush } from './doctor/check-services.ts'
import { findings, type Finding } from './doctor/finding.ts'
import { asTyped } from './run-command.ts'

const usage = `npm run doctor -- [--offline]
  Checks environment, disk, permissions, clock, database, mail, push, proxy, secrets, backups and
  their copies, with the environment of the site, and says what to do. It changes and sends nothing.
  --offline  does not connect to the push services of browsers and to the server of BACKUP_WEBDAV
  Exit code: 0 nothing must be put right, 1 something must, 2 wrong arguments`

const { offline } = readArguments()

let isWell = true
for (const step of steps()) {
  for (const { level, about, text } of await step()) {
    console.log(`${level.padEnd(6)} ${about}: ${text}`)
    isWell &&= level !== 'fault'
  }
}
console.log(isWell ? '\nNothing must be put right.' : '\nPut right what is marked “fault”.')
process.exitCode = isWell ? 0 : 1

/** The checks in their order. Without a valid environment there is nothing more to check. */
function steps(): (() => Promise<Finding[]> | Finding[])[] {
  try {
    const environment = readEnvironment(process.env)
    return [
      () => checkEnvironment(environment, process.env),
      () => checkPlace(environment),
      () => checkDatabase(environment),
      async () => [await checkMail(environment)],
      () => (offline ? [] : checkPush(environment)),
      () => (offline ? [] : checkCopyServer(environment)),
      () => checkProxy(environment),
    ]
  } catch (error) {
    return [() => [findings('Environment').fault((error as Error).message)]]
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { offline: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (!values.help) return values
    console.log(asTyped(usage))
    return process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${asTyped(usage)}`)
    return process.exit(2)
  }
}
