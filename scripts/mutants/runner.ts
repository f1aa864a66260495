// Runs test files with one mutant after the other, for as long as its parent asks; started by
// test-runs.ts with the copy of the project as its folder.
import { join, relative } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** Request of the parent: test files (or folders of them) with a mutant (`null` when recording). */
export interface RunRequest {
  mutant: string | null
  files: readonly string[]
}

export interface FileResult {
  file: string
  durationMs: number
  /** the first failure of the file; `null` when it passed */
  failure: string | null
}

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  reporters: [{}],
  project: ['unit*', 'api'],
  // A mutant may be in code that runs once, when its module is loaded.
  isolate: true,
})
const setUp = join(import.meta.dirname, 'in-process.ts')
for (const project of vitest.projects) project.config.setupFiles.push(setUp)
const specifications = await vitest.globTestSpecifications()

function resultOf(module: TestModule): FileResult {
  const failed = [...module.children.allTests('failed')]
  const errors = [
    ...module.errors().map(({ message }) => message),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map(({ message }) => message),
    ),
    ...failed.map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`),
  ]
  const isFailed = module.state() === 'failed'
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic()
  return {
    file: module.relativeModuleId,
    durationMs: duration + collectDuration + setupDuration + environmentSetupDuration,
    failure: isFailed ? (errors[0] ?? 'failed') : null,
  }
}

async function run({ mutant, files }: RunRequest): Promise<FileResult[]> {
  if (mutant) process.env.MUTANT = mutant
  else delete process.env.MUTANT
  for (const { config } of vitest.projects) {
    // A second failure says nothing new; the first may only be a time-out.
    config.bail = mutant ? 2 : 0
    // Tests without a mutant are patient with a busy machine; judge.ts checks a time-out twice.
    config.testTimeout = mutant ? 15_000 : 60_000
    config.hookTimeout = mutant ? 25_000 : 90_000
  }
  const chosen = specifications.filter(({ moduleId }) =>
    files.some((file) => relative(process.cwd(), moduleId).startsWith(file)),
  )
  // Vitest keeps the results of earlier runs, and counts their failures.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules } = await vitest.runTestSpecifications(chosen)
  return testModules.map(resultOf)
}

process.on('message', (request: RunRequest) => {
  void run(request).then(
    (results) => process.send?.(results),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
process.send?.('ready')
