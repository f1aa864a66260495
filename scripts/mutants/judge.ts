import { basename, dirname } from 'node:path'
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

/** What the run without a mutant showed. */
export interface Recording {
  /** the test files that reach a mutant, by its id */
  reachedBy: ReadonlyMap<string, ReadonlySet<string>>
  durationMs: ReadonlyMap<string, number>
}

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
  let slow = ''
  while (ran < files.length && spentMs < budgetMs) {
    const batch = takeBatch(files.slice(ran), cost)
    ran += batch.length
    const expectedMs = batch.reduce((sum, file) => sum + cost(file), 0)
    spentMs += expectedMs
    const results = await runs.run({ mutant: mutant.id, files: batch }, 90_000 + 10 * expectedMs)
    const failed = results?.filter((result) => result.failure !== null) ?? []
    const certain = failed.find((result) => !isTimeout(result))
    if (certain) return { mutant, state: 'killed', note: `${certain.file}: ${certain.failure}` }
    const [late] = failed
    if (results === null) slow ||= `${batch.join(', ')} did not end`
    else if (late) slow ||= `${late.file}: ${late.failure}`
  }
  if (slow) return { mutant, state: 'timed out', note: slow }
  return { mutant, state: 'survived', note: `${ran} of ${files.length} test files` }
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
