import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMemoryFolder } from '../../scripts/test-tools.mjs'
import { testClockSetting } from './test-clock.ts'

const processes = new Set<ChildProcess>()
const folders = new Set<string>()

// A test that times out skips its own clean-up, so everything left ends with the test runner.
process.on('exit', () => {
  for (const child of processes) child.kill('SIGKILL')
  for (const folder of folders) removeNow(folder)
})

/**
 * Starts a program that ends with the test runner, unless the test stopped it before. The product has
 * the clock of the test.
 */
export const startProcess = ((command: string, args: string[], options: SpawnOptions) => {
  const env = options.env && { ...testClockSetting, ...options.env }
  const child = spawn(command, args, { ...options, ...(env && { env }) })
  processes.add(child)
  child.once('exit', () => processes.delete(child))
  return child
}) as typeof spawn

/** Ends a program and waits until it has ended. @param signal the signal to send */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/**
 * Makes an empty folder that is removed with the test runner at the latest.
 * @param purpose a word for its name
 */
export function makeTestFolder(purpose: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `dyci-${purpose}-`))
  folders.add(folder)
  return folder
}

/** Makes a test folder for a database: in memory where there is room, which is much faster. */
export const makeDatabaseFolder = (purpose: string) =>
  makeTestFolder(purpose, process.env.TEST_DATABASES ?? findMemoryFolder() ?? tmpdir())

/** Removes a folder of {@link makeTestFolder}. */
export function removeTestFolder(folder: string) {
  folders.delete(folder)
  removeNow(folder)
}

function removeNow(folder: string) {
  rmSync(folder, { recursive: true, force: true })
}
