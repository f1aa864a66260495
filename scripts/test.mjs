import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, helpWith, install, main, projectEnvironment, run, Stop } from './steps.mjs'
import { gate, layerOf, layers, otherTimes, timedFilters } from './test-layers.mjs'
import { runTogether } from './test-together.mjs'
import { findMemoryFolder, findTools } from './test-tools.mjs'

const all = Object.keys(layers)

/** Runs of `npm run test:again` by default, and the busy processes beside them. */
const usualTimes = 30
const busyProcesses = 2

helpWith(
  `npm test
  Installs what the tests need, then runs those that guard every change (${gate.join(', ')}).
  The last line counts them.
npm run test:all
  Runs every test there is, on both databases and in all browsers: before a release.
npm run test:LAYER -- [FILTER …] [--watch]
  Runs one layer (${all.join(', ')}), or the files that a filter names.
  --watch  runs the same again whenever a file is saved
npm run test:again -- FILE [TIMES]
  Runs a file 30 times, or as often as you say, beside two busy processes.
Settings: TEST_PATIENCE=6 gives every test twice as long, on a very slow machine.
  TEST_CLOCK=2026-12-31T23:58:00+08:00 sets the time at which the tests begin.
  Exit code: 0 all passed, 1 some failed`,
  { takesArguments: true },
)

await main(async () => {
  const [what, ...given] = process.argv.slice(2)
  if (what !== undefined && !['all', 'again', ...all].includes(what))
    throw new Stop(`There is no layer "${what}". Choose one of: ${all.join(', ')}.`)
  await install({ isForTests: true })
  const folder = makeFolder(tmpdir())
  const settings = {
    TMPDIR: folder,
    TEST_DATABASES: makeFolder(findMemoryFolder() ?? folder),
    // Programs that tests start share their compiled code: a start takes a quarter less.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  if (what === undefined) return runGate(settings)
  if (what === 'all') return runAll(settings)
  if (what === 'again') {
    const env = await prepare([layerOf(given[0] ?? '')], settings)
    process.exitCode = await repeat(given, env)
    return
  }
  const env = await prepare([what], settings)
  process.exitCode = await runLayer(what, given, env)
})

/** Makes a folder for the tests' files. It is removed at the end, also of an interrupted run. */
function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, 'dyci-test-'))
  // PostgreSQL runs under another account and must reach its folder inside.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Builds the product and finds the tools for the chosen layers. @returns the tests' environment */
async function prepare(names, settings) {
  if (names.some((name) => layers[name].needsBuild)) await build()
  const tools = await findTools(names.flatMap((name) => layers[name].tools))
  return { ...projectEnvironment, ...settings, ...tools }
}

async function runGate(settings) {
  const env = await prepare(gate, settings)
  const left = all.filter((name) => !gate.includes(name))
  const note = `Not run: ${left.join(', ')} (npm run test:all).`
  process.exitCode = await runTogether([{ names: ['unit', 'api'] }, { names: ['stories'] }], {
    env,
    note,
  })
}

async function runAll(settings) {
  const env = await prepare(all, { ...settings, TEST_POSTGRES: 'all' })
  const stories = all.filter((name) => layers[name].runner === 'playwright')
  const beside = all.filter((name) => layers[name].runner === 'vitest' && name !== 'operations')
  const steps = [
    { names: beside },
    // Operations kill, mount and measure: nothing runs beside them.
    { names: ['operations'], isAlone: true },
    { names: stories },
    ...otherTimes.flatMap((time) => [
      { names: ['unit'], env: { TEST_CLOCK: time } },
      { names: ['stories'], filters: timedFilters, env: { TEST_CLOCK: time } },
    ]),
  ]
  process.exitCode = await runTogether(steps, { env })
}

/** Runs one layer with the output of its runner. @returns the exit code */
async function runLayer(name, given, env) {
  const { runner, title, args } = layers[name]
  console.log(`\n${title}`)
  const isWatching = given.includes('--watch')
  const filters = given.filter((argument) => argument !== '--watch')
  const mode = { vitest: isWatching ? 'watch' : 'run', playwright: 'test' }[runner]
  const screen = isWatching && runner === 'playwright' ? ['--ui'] : []
  // A watch mode reads the keyboard, so it stays in the terminal's own group.
  const { code } = await run(runner, [mode, ...args(filters), ...screen], {
    env,
    isGroup: !isWatching,
  })
  return code
}

/** Runs a file several times, each in a fresh process, beside busy ones. @returns the exit code */
async function repeat([file, times = String(usualTimes)], env) {
  if (!file || !/^[1-9]\d*$/.test(times))
    throw new Stop(
      'Say which file, and how often: npm run test:again -- tests/api/media.test.ts 30',
    )
  const isStory = file.includes('.spec.')
  const command = isStory ? ['playwright', 'test', '--workers=1'] : ['vitest', 'run']
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn('node', ['-e', 'for (;;);'], { env: projectEnvironment, stdio: 'ignore' }),
  )
  const stop = () => busy.forEach((each) => each.kill('SIGKILL'))
  process.on('exit', stop)
  let passed = 0
  for (let count = 1; count <= Number(times); count += 1) {
    const started = performance.now()
    const [program, ...args] = [...command, file]
    const { code, output } = await run(program, args, { env, isGroup: true, quiet: true })
    if (code === 0) passed += 1
    else console.log(output)
    const seconds = Math.round((performance.now() - started) / 1_000)
    console.log(`Run ${count}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
  }
  stop()
  console.log(`${passed} passed, ${Number(times) - passed} failed`)
  return passed === Number(times) ? 0 : 1
}
