import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { readEnvironment, type Environment } from '../server/environment.ts'
import { explainStartError } from '../server/start-errors.ts'

/**
 * Reads the arguments of a command that takes one file. Ends it with its usage when they are wrong
 * (exit code 2) or when it is asked for (0).
 */
export function readFileArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  const end = (code: 0 | 2, message = ''): never => {
    if (code === 0) console.log(asTyped(usage))
    else console.error(`${message && `${message}\n\n`}${asTyped(usage)}`)
    process.exit(code)
  }
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...rest] = positionals
    if ('help' in values && values.help) return end(0)
    if (file === undefined || rest.length > 0) return end(2)
    return { file, values }
  } catch (error) {
    return end(2, (error as Error).message)
  }
}

/** Writes a usage as its reader types it: a release has no npm (scripts/release/start-script.ts). */
export function asTyped(usage: string): string {
  const start = process.env.RELEASE_START
  return start ? usage.replace(/^npm run ([\w:]+)(?: --)?/, (_, name) => `${start} ${name}`) : usage
}

/** Errors whose message is written for the operator. */
const knownErrors = new Set(['BackupError', 'CopyError', 'MovingInError', 'UpgradeError'])

/** Runs a command; ends it with one sentence and exit code 1 when it fails for a known reason. */
export async function runCommand(work: (environment: Environment) => Promise<void>) {
  try {
    process.umask(0o077)
    await work(readEnvironment(process.env))
  } catch (error) {
    const isKnown = error instanceof Error && knownErrors.has(error.name)
    console.error(isKnown ? error.message : explainStartError(error))
    process.exitCode = 1
  }
}

/** The passphrase of backups. @throws with a sentence when there is none */
export function passphraseOf({ BACKUP_PASSPHRASE: passphrase }: Environment): string {
  if (passphrase) return passphrase
  throw new Error(
    'The configuration cannot be used. Set BACKUP_PASSPHRASE, which encrypts the backup. Without it no one can restore it, so keep it in another place.',
  )
}
