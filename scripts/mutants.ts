// Counts which of 60 small faults in a folder the tests notice (docs/decisions/0142).
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeCopy, mutantsIn, updateTests } from './mutants/copy.ts'
import { judge, type Verdict } from './mutants/judge.ts'
import { record, recordedTests, type Recording } from './mutants/recording.ts'
import { drawSample, type Mutant, type PlacedMutant } from './mutants/sample.ts'
import { TestRuns } from './mutants/test-runs.ts'
import { readArguments } from './run-command.ts'

const root = dirname(import.meta.dirname)

/** Folders in which mutants are drawn by default, each with the folders of its tests. */
const folders: Record<string, string[]> = {
  db: ['db', 'school', 'content', 'tests/api', 'tests/operations'],
  school: ['school', 'content', 'server/api', 'tests/api', 'tests/operations'],
  server: ['server', 'tests/api', 'tests/operations'],
  site: ['site', 'tests/api', 'tests/operations'],
  'admin/src/drafts': ['admin/src'],
}

interface Equivalent {
  mutant: string
  reason: string
}

const usage = `npm run mutants -- [FOLDER …] [--count N] [--seed COMMITS] [--only IDS] [--tests FOLDERS]
                [--budget SECONDS] [--list] [--copy FOLDER [--record | --reuse]]
  Puts small faults into a copy of the sources, and counts those that tests notice. By default in
  ${Object.keys(folders).join(', ')}. It changes nothing here.
  --count N         how many faults (60)
  --seed COMMITS    the commits whose samples are drawn, separated by commas (HEAD)
  --only IDS        only these of the sample, separated by commas
  --tests FOLDERS   test files or folders of them, separated by commas, instead of those of the folder
  --budget SECONDS  tests for one fault at most (120)
  --list            only lists the sample
  --copy FOLDER     where the copy lies; it is removed at the end unless it is given
  --record          ends before the first verdict; with --copy, the copy is there for --reuse
  --reuse           judges with the copy of an earlier call; records only tests that are new or changed
  Exit code: 0 counted, 1 failed, 2 wrong arguments`

const { values, positionals } = readArguments(
  usage,
  {
    count: { type: 'string', default: '60' },
    seed: { type: 'string' },
    only: { type: 'string' },
    tests: { type: 'string' },
    budget: { type: 'string', default: '120' },
    list: { type: 'boolean', default: false },
    copy: { type: 'string' },
    record: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
  'any',
)

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim()

const copy = values.copy ?? join(tmpdir(), `dyci-mutants-${process.pid}`)
const seeds = (values.seed ?? git('rev-parse', 'HEAD')).split(',')

/** Lists the tracked files, and untracked ones that git does not ignore. */
const listFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Notes and dialogs of the staff pages are seen by stories only, which are not run here. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/\+types\/|^admin\/.*\.tsx$/.test(file)

async function draw(folder: string, seed: string): Promise<PlacedMutant[]> {
  const file = join(import.meta.dirname, 'mutants/equivalent.json')
  const equivalents = JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]
  const skipped = new Set(equivalents.map(({ mutant }) => mutant))
  const files = git('ls-files', folder).split('\n').filter(isSource)
  return drawSample(root, files, { count: Number(values.count), seed, skipped })
}

const describe = ({ id, file, line, operator, before, after }: Mutant) =>
  `${id} ${file}:${line} ${operator}\n    - ${shorten(before)}\n    + ${shorten(after)}`
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)} …` : line
}

/** Prepares the copy, or brings the tests of the kept one up to date, and records what is new. */
async function prepare(mutants: PlacedMutant[], chosen: string[]): Promise<Recording> {
  const files = listFiles()
  // In the order in which they are chosen: a recording that is broken off has the first ones.
  const tests = [
    ...new Set(
      chosen.flatMap((folder) => files.filter((file) => isTest(file) && file.startsWith(folder))),
    ),
  ]
  if (values.reuse) {
    const changed = new Set(updateTests(copy, files))
    const recorded = recordedTests(copy)
    return record(
      copy,
      tests.filter((test) => changed.has(test) || !recorded.has(test)),
    )
  }
  await makeCopy(copy, files, mutants)
  if (tests.some((test) => test.startsWith('tests/'))) {
    const steps = (await import(join(copy, 'scripts/steps.mjs'))) as typeof import('./steps.mjs')
    await steps.build()
  }
  console.log('Recording which tests reach which mutants …')
  return record(copy, tests)
}

async function judgeSample(name: string, sample: Mutant[], recording: Recording, runs: TestRuns) {
  const verdicts: Verdict[] = []
  for (const mutant of sample) {
    const verdict = await judge(mutant, recording, runs, Number(values.budget) * 1_000)
    verdicts.push(verdict)
    console.log(`${verdict.state}: ${describe(mutant)}\n    ${shorten(verdict.note)}`)
  }
  const count = (state: Verdict['state']) =>
    verdicts.filter((verdict) => verdict.state === state).length
  const score = ((100 * count('killed')) / verdicts.length).toFixed(0)
  console.log(
    `\n${name}: ${score} % (${count('killed')} of ${verdicts.length} killed, ${count('survived')} survived, ${count('timed out')} timed out)\n`,
  )
}

async function main() {
  const chosen = positionals.length > 0 ? positionals : Object.keys(folders)
  const only = values.only?.split(',')
  const samples = new Map<string, PlacedMutant[]>()
  for (const folder of chosen) {
    for (const seed of seeds) {
      const sample = await draw(folder, seed)
      const drawn = sample.filter(({ id }) => only?.includes(id) ?? true)
      samples.set(`${folder} with the seed ${seed}`, drawn)
    }
  }
  const all = [...new Map([...samples.values()].flat().map((each) => [each.id, each])).values()]
  if (values.list) {
    for (const mutant of all) console.log(describe(mutant))
    return
  }
  const tests = values.tests?.split(',') ?? [
    ...new Set(chosen.flatMap((folder) => folders[folder] ?? [folder])),
  ]
  const recording = await prepare(all, tests)
  const here = mutantsIn(copy)
  const absent = all.filter(({ id }) => !here.has(id))
  if (absent.length > 0)
    throw new Error(`The copy lacks mutants:\n${absent.map(describe).join('\n')}`)
  const runs = new TestRuns(copy, { TEST_PATIENCE: '3' })
  if (!values.record) {
    for (const [name, sample] of samples) await judgeSample(name, sample, recording, runs)
  }
  await runs.stop()
  if (!values.copy) rmSync(copy, { recursive: true, force: true })
}

await main()
