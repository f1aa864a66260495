import { basename, dirname } from 'node:path'
import type { Recording } from './recording.ts'
import type { FileResult } from './runner.ts'
import type { Mutant } from './sample.ts'
import type { TestRuns } from './test-runs.ts'

export interface Verdict {
  mutant: Mutant
  /** `timed out`: tests only failed by being too slow, which a busy machine may cause too */
  state: 'killed' | 'survived' | 'timed out'
  /** what noticed it, or how many of the files that reach it were run */
  note: string
}

/** After so many, more tests that run out of time would say nothing new. */
const maxSlowBatches = 2

/** Files that take longer together are not run in one go. */
const batchMs = 4_000

/** Runs the test files that reach a mutant, nearest and cheapest first, until one fails. */
export async function judge(
  mutant: Mutant,
  { reachedBy, durationMs }: Recording,
  runs: TestRuns,
  budgetMs: number,
): Promise<Verdict> {
  const cost = (file: string) => durationMs.get(file) ?? 1_000
  const files = [...(reachedBy.get(mutant.id) ?? [])].sort(
    (one, other) =>
      cost(one) * distance(mutant.file, one) - cost(other) * distance(mutant.file, other),
  )
  let spentMs = 0
  let ran = 0
  const slow: string[] = []
  while (ran < files.length && spentMs < budgetMs && slow.length < maxSlowBatches) {
    const batch = takeBatch(files.slice(ran), cost)
    ran += batch.length
    const expectedMs = batch.reduce((sum, file) => sum + cost(file), 0)
    spentMs += expectedMs
    const limitMs = 90_000 + 10 * expectedMs
    const results = await runs.run({ mutant: mutant.id, files: batch }, limitMs)
    const failed = results?.filter((result) => result.failure !== null) ?? []
    const certain = failed.find((result) => !isTimeout(result))
    if (certain) return { mutant, state: 'killed', note: `${certain.file}: ${certain.failure}` }
    const late = results === null ? batch : failed.slice(0, 1).map(({ file }) => file)
    if (late.length === 0) continue
    const note = `${late.join(', ')}: ${failed[0]?.failure ?? 'did not end'}`
    if (await isHeldUp(late, mutant, runs, limitMs)) return { mutant, state: 'killed', note }
    slow.push(note)
  }
  if (slow[0]) return { mutant, state: 'timed out', note: slow[0] }
  return { mutant, state: 'survived', note: `${ran} of ${files.length} test files` }
}

/** Tells whether tests that ran out of time pass without the mutant, and fail again with it. */
async function isHeldUp(files: string[], { id }: Mutant, runs: TestRuns, limitMs: number) {
  const without = await runs.run({ mutant: null, files }, limitMs)
  if (!without?.every(({ failure }) => failure === null)) return false
  const again = await runs.run({ mutant: id, files }, limitMs)
  return !again?.every(({ failure }) => failure === null)
}

function takeBatch(files: string[], cost: (file: string) => number): string[] {
  let sum = 0
  const end = files.findIndex((file) => (sum += cost(file)) > batchMs)
  return end < 0 ? files : files.slice(0, Math.max(1, end))
}

/** Tests beside the code tell most about it. */
function distance(source: string, test: string): number {
  const stem = (file: string) => basename(file).split('.')[0]
  if (stem(source) === stem(test)) return 0.01
  if (dirname(source) === dirname(test)) return 0.1
  return source.split('/')[0] === test.split('/')[0] ? 0.5 : 1
}

const isTimeout = ({ failure }: FileResult) =>
  /timed out in \d+ms|did not start \(time-out\)/.test(failure ?? '')
