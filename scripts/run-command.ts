import { constants } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { moveClock } from '../school/base/clock.ts'
import { explainFileFault } from '../school/base/file-faults.server.ts'
import { readEnvironment, type Environment } from '../server/environment.ts'
import { explainStartError } from '../server/start-errors.ts'

/**
 * Reads the arguments of a command. Ends it with its usage when they are wrong (exit code 2) or when
 * it is asked for (0).
 *
 * @param positionals how many arguments have no name
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  positionals = 0,
) {
  try {
    const parsed = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: positionals !== 0,
    })
    if ('help' in parsed.values && parsed.values.help) return endWithUsage(usage)
    if (parsed.positionals.length !== positionals) return endWithUsage(usage, '')
    return parsed
  } catch (error) {
    return endWithUsage(usage, (error as Error).message)
  }
}

/** Reads the arguments of a command that takes one file: its path from where it was typed, also by npm. */
export function readFileArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  const { values, positionals } = readArguments(usage, options, 1)
  const [file = ''] = positionals
  return { file: resolveTyped(file), values }
}

/** Resolves a path from where the command was typed, also by npm. */
export const resolveTyped = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)

/** Ends a command with its usage. @param problem a sentence about its arguments; without one it was asked for */
export function endWithUsage(usage: string, problem?: string): never {
  if (problem === undefined) {
    console.log(withTypedCommand(usage))
    process.exit(0)
  }
  console.error(`${problem && `${problem}\n\n`}${withTypedCommand(usage)}`)
  process.exit(2)
}

/** Writes a usage as its reader types it: a release has no npm (scripts/release/start-script.ts). */
function withTypedCommand(usage: string): string {
  const start = process.env.RELEASE_START
  return start ? usage.replace(/^npm run ([\w:]+)(?: --)?/, (_, name) => `${start} ${name}`) : usage
}

/** Signals by which an operator or the end of a terminal stops a command. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Errors whose message is written for the operator. */
const knownErrors = new Set(['BackupError', 'CopyError', 'MovingInError', 'UpgradeError'])

/**
 * Runs a command; ends it with one sentence and exit code 1 when it fails for a known reason. An
 * operator who stops it leaves no half of a file.
 */
export async function runCommand(work: (environment: Environment) => Promise<void>) {
  for (const signal of stopSignals)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  try {
    process.umask(0o077)
    const environment = readEnvironment(process.env)
    moveClock(environment.TEST_CLOCK)
    await work(environment)
  } catch (error) {
    console.error(explainError(error))
    process.exitCode = 1
  }
}

/**
 * Lets the command go on from now on when the operator stops it or closes its terminal: half of its
 * work would be worse than all of it.
 *
 * @param reason the sentence that the operator then reads
 */
export function ignoreStopSignals(reason: string) {
  for (const signal of stopSignals) {
    process.removeAllListeners(signal)
    process.on(signal, () => console.error(reason))
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Explains an error in a sentence for the operator. */
export function explainError(error: unknown): string {
  if (error instanceof Error && knownErrors.has(error.name)) return error.message
  return explainFileFault(error) ?? explainStartError(error)
}

/** Returns the passphrase of backups. @throws with a sentence when it is not set */
export function passphraseOf({ BACKUP_PASSPHRASE: passphrase }: Environment): string {
  if (passphrase) return passphrase
  throw new Error(
    'The configuration cannot be used. Set BACKUP_PASSPHRASE, which encrypts the backup. Without it no one can restore it, so keep it in another place.',
  )
}

/** Width of the bar, in characters. */
const width = 30

/** Minimum interval between lines in a log, in milliseconds. */
const lineEveryMs = 10_000

/**
 * Shows how far long work is, on standard error: a bar in a terminal, else a line now and then.
 *
 * @param name what is being done, such as `Backing up`
 * @param work calls back with the part that is done, from 0 to 1
 */
export async function withProgress<Value>(
  name: string,
  work: (onProgress: (part: number) => void) => Promise<Value>,
): Promise<Value> {
  const started = performance.now()
  const isTerminal = process.stderr.isTTY
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : started
  const show = (part: number) => {
    const now = performance.now()
    if (now - shownAt < (isTerminal ? 100 : lineEveryMs) && part < 1) return
    if (!isTerminal && part === 1) return
    shownAt = now
    const percent = `${Math.floor(part * 100)} %`
    const spent = (now - started) / 1000
    const left = part > 0.02 ? `, ${Math.ceil(spent / part - spent)} s left` : ''
    const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░')
    process.stderr.write(
      isTerminal ? `\r${name} ${bar} ${percent}${left}\u001b[K` : `${name}: ${percent}${left}\n`,
    )
  }
  try {
    return await work(show)
  } finally {
    if (isTerminal) process.stderr.write('\r\u001b[K')
  }
}
