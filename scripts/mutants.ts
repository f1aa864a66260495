// npm run mutants: puts small faults into a copy of the sources and counts those that the tests
// notice (docs/decisions/0051).
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { judge, type Recording, type Verdict } from './mutants/judge.ts'
import { drawSample, withMutants, type Mutant } from './mutants/sample.ts'
import { TestRuns } from './mutants/test-runs.ts'

const root = dirname(import.meta.dirname)

/** Where mutants are drawn by default, and where the tests lie that look after each folder. */
const folders: Record<string, string[]> = {
  db: ['db', 'school', 'content', 'tests/api'],
  school: ['school', 'content', 'server/api', 'tests/api'],
  server: ['server', 'tests/api'],
  site: ['site', 'tests/api'],
  'admin/src/drafts': ['admin/src'],
}

interface Equivalent {
  mutant: string
  reason: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    /** the commit whose sample is drawn */
    seed: { type: 'string' },
    /** ids, separated by commas: only these of the sample */
    only: { type: 'string' },
    /** test files or folders of them, separated by commas, instead of those of the folder */
    tests: { type: 'string' },
    /** seconds of tests for one mutant at most */
    budget: { type: 'string', default: '120' },
    /** only lists the sample */
    list: { type: 'boolean', default: false },
    /** where the copy lies; it is removed at the end unless it is given */
    copy: { type: 'string' },
  },
})

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim()

const copy = values.copy ?? join(tmpdir(), `dyci-mutants-${process.pid}`)
const seed = values.seed ?? git('rev-parse', 'HEAD')

/** Copies what git knows of, changes that are not committed included. */
function copySources() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  rmSync(copy, { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const folder of ['', 'admin']) {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'))
  }
}

/** Notes and dialogs of the staff pages are seen by stories only, which are not run here. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/\+types\/|^admin\/.*\.tsx$/.test(file)

async function draw(folder: string): Promise<Awaited<ReturnType<typeof drawSample>>> {
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

/** Runs all tests without a mutant and notes which of them reach which. */
async function record(tests: string[]): Promise<Recording> {
  console.log('Recording which tests reach which mutants …')
  const file = join(copy, 'reached.jsonl')
  writeFileSync(file, '')
  const runs = new TestRuns(copy, {
    MUTANT_RECORD: file,
    TEST_PATIENCE: '3',
  })
  const results = await runs.run({ mutant: null, files: tests }, 3_600_000)
  await runs.stop()
  const failed = results?.filter(({ failure }) => failure !== null) ?? []
  for (const each of failed) {
    console.log(`Left out, for it fails without a mutant: ${each.file}: ${each.failure}`)
  }
  const failing = new Set(failed.map((each) => each.file))
  const reachedBy = new Map<string, Set<string>>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [test, id] = JSON.parse(line) as [string, string]
    const name = test.replace(`${copy}/`, '')
    if (failing.has(name)) continue
    reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(name))
  }
  return {
    reachedBy,
    durationMs: new Map(results?.map(({ file: name, durationMs }) => [name, durationMs])),
  }
}

async function main() {
  const chosen = positionals.length > 0 ? positionals : Object.keys(folders)
  const samples = new Map<string, Awaited<ReturnType<typeof draw>>>()
  for (const folder of chosen) samples.set(folder, await draw(folder))
  const only = values.only?.split(',')
  for (const [folder, sample] of samples) {
    if (only)
      samples.set(
        folder,
        sample.filter(({ id }) => only.includes(id)),
      )
  }
  const all = [...samples.values()].flat()
  if (values.list) {
    for (const mutant of all) console.log(describe(mutant))
    return
  }
  console.log(`Drawing ${all.length} mutants with the seed ${seed}`)
  copySources()
  for (const file of new Set(all.map((mutant) => mutant.file))) {
    const mutants = all.filter((mutant) => mutant.file === file)
    writeFileSync(join(copy, file), await withMutants(root, file, mutants))
  }
  const tests = values.tests?.split(',') ?? [
    ...new Set(chosen.flatMap((folder) => folders[folder] ?? [folder])),
  ]
  if (tests.some((test) => test.startsWith('tests/'))) {
    const steps = (await import(join(copy, 'scripts/steps.mjs'))) as typeof import('./steps.mjs')
    await steps.build()
  }
  const recording = await record(tests)
  const runs = new TestRuns(copy, { TEST_PATIENCE: '3' })
  for (const [folder, sample] of samples) {
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
      `\n${folder}: ${score} % (${count('killed')} of ${verdicts.length} killed, ${count('survived')} survived, ${count('timed out')} timed out)\n`,
    )
  }
  await runs.stop()
  if (!values.copy) rmSync(copy, { recursive: true, force: true })
}

await main()
