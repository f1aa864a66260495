// Runs several layers with one closing line, and gives files that failed a second look.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from './steps.mjs'
import { layers } from './test-layers.mjs'
import {
  chooseSecondLooks,
  countTests,
  listFailures,
  readPlaywrightReport,
  readVitestReport,
  takeSecondLook,
} from './test-report.mjs'

/**
 * Runs steps one after the other. Files that failed run once more at the end, each alone and in a
 * fresh process; what passes then counts as passed, and is named.
 *
 * @param steps each with the names of layers of one runner; with filters, whether one test runs at a
 * time, and an environment
 * @param note a sentence for the end
 * @returns the exit code
 */
export async function runTogether(steps, { env, note }) {
  let isBroken = false
  const runStepOf = async (step, once = {}) => {
    const { files, code } = await runStep({ ...step, ...once }, env)
    if (code !== 0 && files.every(({ failures }) => failures.length === 0)) isBroken = true
    return files.map((each) => ({ ...each, step }))
  }
  const results = []
  for (const step of steps) {
    console.log(`\n${step.names.map((name) => layers[name].title).join(', ')}`)
    results.push(...(await runStepOf(step)))
  }
  const looks = chooseSecondLooks(results)
  const second = []
  for (const { file, failures, step } of looks) {
    console.log(`\n${listFailures([{ file, failures }]).join('\n')}A second look at ${file}, alone`)
    second.push(...(await runStepOf(step, { filters: [file], isAlone: true })))
  }
  const { files, unstable } = takeSecondLook(results, second)
  const { failed, line } = countTests(files, isBroken)
  console.log('')
  for (const text of listFailures(files)) console.log(text)
  if (isBroken) console.log('✗ A runner failed without naming the test: see its messages above.\n')
  for (const name of unstable) console.log(`unstable: ${name}`)
  if (note) console.log(note)
  console.log(line)
  return failed > 0 ? 1 : 0
}

let steps = 0

/** Runs layers of one runner. @returns what its files came to, and its exit code */
async function runStep({ names, filters = [], isAlone = false, env: ownEnv = {} }, env) {
  const { runner } = layers[names[0]]
  steps += 1
  const report = join(env.TMPDIR, `report-${steps}.json`)
  const [start, alone] = {
    vitest: [
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      '--maxWorkers=1',
    ],
    playwright: [['test', '--reporter=list,json'], '--workers=1'],
  }[runner]
  const chosen = names.flatMap((name) => layers[name].args(filters))
  const { code } = await run(runner, [...start, ...chosen, ...(isAlone ? [alone] : [])], {
    env: { ...env, ...ownEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    isGroup: true,
  })
  if (!existsSync(report)) throw new Stop('A test runner left no report: see the messages above.')
  const read = { vitest: readVitestReport, playwright: readPlaywrightReport }[runner]
  return { files: read(JSON.parse(readFileSync(report, 'utf8'))), code }
}
