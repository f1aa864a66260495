import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRuns } from './test-runs.ts'

/** Result of the run without a mutant. */
export interface Recording {
  /** the test files that reach a mutant, by its id */
  reachedBy: ReadonlyMap<string, ReadonlySet<string>>
  durationMs: ReadonlyMap<string, number>
}

/** One test file of a recording, as it is kept in the copy of the project. */
interface RecordedFile {
  durationMs: number
  reaches: string[]
}

const store = (copy: string) => join(copy, 'recording.json')
const load = (copy: string) =>
  existsSync(store(copy))
    ? (JSON.parse(readFileSync(store(copy), 'utf8')) as Record<string, RecordedFile>)
    : {}

/** Test files between two saves of the recording: an interrupted call loses no more. */
const filesPerRun = 12

/** Time limit of a test file while it is recorded, in milliseconds. */
const limitOfFileMs = 200_000

/**
 * Runs test files without a mutant and notes which of them reach which. Keeps what an earlier call
 * noted of others that are still there.
 */
export async function record(copy: string, tests: readonly string[]): Promise<Recording> {
  const recorded = Object.fromEntries(
    Object.entries(load(copy)).filter(([name]) => existsSync(join(copy, name))),
  )
  for (let start = 0; start < tests.length; start += filesPerRun) {
    await recordSome(copy, tests.slice(start, start + filesPerRun), recorded)
    writeFileSync(store(copy), JSON.stringify(recorded))
  }
  return toRecording(recorded)
}

/** The test files that a copy's recording knows. */
export const recordedTests = (copy: string) => new Set(Object.keys(load(copy)))

async function recordSome(
  copy: string,
  tests: readonly string[],
  recorded: Record<string, RecordedFile>,
) {
  const file = join(copy, 'reached.jsonl')
  writeFileSync(file, '')
  const runs = new TestRuns(copy, { MUTANT_RECORD: file, TEST_PATIENCE: '3' })
  const results = await runs.run({ mutant: null, files: tests }, tests.length * limitOfFileMs)
  await runs.stop()
  if (results === null) {
    if (tests.length === 1) console.log(`Left out, for it does not end: ${tests.join()}`)
    else for (const test of tests) await recordSome(copy, [test], recorded)
    return
  }
  for (const { file: name, durationMs, failure } of results) {
    delete recorded[name]
    if (failure === null) recorded[name] = { durationMs, reaches: [] }
    else console.log(`Left out, for it fails without a mutant: ${name}: ${failure}`)
  }
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [test, id] = JSON.parse(line) as [string, string]
    recorded[test.replace(`${copy}/`, '')]?.reaches.push(id)
  }
}

function toRecording(recorded: Record<string, RecordedFile>): Recording {
  const reachedBy = new Map<string, Set<string>>()
  for (const [name, { reaches }] of Object.entries(recorded)) {
    for (const id of reaches) reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(name))
  }
  return {
    reachedBy,
    durationMs: new Map(Object.entries(recorded).map(([name, each]) => [name, each.durationMs])),
  }
}
