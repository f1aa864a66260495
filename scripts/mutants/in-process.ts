// Loaded into every process of a test run with mutants: as setup file of each test file, and by
// `--import` in the programs that tests start. Switches one mutant on, or notes which are reached.
import childProcess, { type SpawnOptions } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Data that the instrumented code reads and writes (Stryker's instrumenter). */
interface Switches {
  activeMutant?: string | undefined
  /** after so many times the mutant throws: a loop that it makes endless then ends */
  hitLimit?: number
  hitCount?: number
  mutantCoverage?: { static: Record<string, number>; perTest: object }
}

const { MUTANT, MUTANT_RECORD } = process.env
const { ['__vitest_worker__']: worker } = globalThis as {
  __vitest_worker__?: { filepath?: string }
}
const testFile = process.env.MUTANT_TEST_FILE ?? worker?.filepath ?? ''

const switches: Switches = MUTANT_RECORD
  ? { mutantCoverage: { static: noteFirst(MUTANT_RECORD), perTest: {} } }
  : { activeMutant: MUTANT, hitCount: 0, hitLimit: 1_000_000 }
Object.assign(globalThis, { ['__stryker__']: switches })

/** Notes each mutant when it is reached first, at once: a killed process notes nothing later. */
function noteFirst(record: string): Record<string, number> {
  return new Proxy<Record<string, number>>(
    {},
    {
      set: (counts, id, count: number) => {
        if (!(id in counts)) appendFileSync(record, `${JSON.stringify([testFile, id])}\n`)
        return Reflect.set(counts, id, count)
      },
    },
  )
}

// Tests give the programs that they start an environment of their own: the mutant belongs to it.
const { spawn } = childProcess
childProcess.spawn = ((command: string, args: readonly string[], options: SpawnOptions = {}) => {
  const environment = options.env ?? process.env
  const own = `--import ${new URL(import.meta.url).pathname}`
  const env = {
    ...environment,
    ...(MUTANT && { MUTANT }),
    ...(MUTANT_RECORD && { MUTANT_RECORD }),
    MUTANT_TEST_FILE: testFile,
    NODE_OPTIONS: `${environment.NODE_OPTIONS?.replace(own, '') ?? ''} ${own}`.trim(),
  }
  return spawn(command, args, { ...options, env })
}) as typeof spawn
syncBuiltinESMExports()
