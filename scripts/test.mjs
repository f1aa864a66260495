import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMemoryFolder } from './memory-folder.mjs'
import { build, helpWith, install, main, projectEnvironment, run, Stop } from './steps.mjs'
import { readPlaywrightReport, readVitestReport, summarize } from './test-report.mjs'
import { findChromium, findOptional } from './test-tools.mjs'

const layers = {
  unit: { title: 'Unit tests', runner: 'vitest', needsBuild: false, tools: ['postgres'] },
  api: {
    title: 'API tests',
    runner: 'vitest',
    needsBuild: true,
    tools: ['postgres', 'buildah', 'caddy', 'debootstrap', 'gcc', 'nginx', 'systemd'],
  },
  validators: { title: 'Outside validators', runner: 'vitest', needsBuild: true, tools: ['java'] },
  firefox: { title: 'Stories in Firefox', runner: 'vitest', needsBuild: true, tools: ['firefox'] },
  webkit: { title: 'Stories in WebKit', runner: 'vitest', needsBuild: true, tools: ['webkit'] },
  stories: {
    title: 'Visitor and editor stories in Chromium',
    runner: 'playwright',
    needsBuild: true,
    tools: [],
  },
}

helpWith(
  `npm test
  Installs what the tests need, then runs all of them; the last line counts them.
npm run test:LAYER -- [FILTER …] [--watch]
  Runs one layer (${Object.keys(layers).join(', ')}), or the files that a filter names.
  --watch  runs the same again whenever a file is saved
  TEST_PATIENCE=3 gives every test three times as long, on a slow machine.
  Exit code: 0 all passed, 1 some failed`,
  { takesArguments: true },
)

await main(async () => {
  const [only, ...given] = process.argv.slice(2)
  if (only !== undefined && !(only in layers)) {
    throw new Stop(`There is no layer "${only}". Choose one of: ${Object.keys(layers).join(', ')}.`)
  }
  await install()
  if (only === undefined || layers[only].needsBuild) await build()
  const folder = makeFolder(tmpdir())
  const databases = makeFolder(findMemoryFolder() ?? folder)
  const settings = { TMPDIR: folder, TEST_DATABASES: databases }
  if (only === undefined) await runAll(settings)
  else process.exitCode = await runLayer(only, given, settings)
})

/** Makes a folder for the tests' files. It is removed at the end, also of an interrupted run. */
function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, 'dyci-test-'))
  // PostgreSQL runs under another account and must reach its folder inside.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function runAll(settings) {
  const env = await environmentFor(Object.values(layers), settings)
  const vitestReport = join(settings.TMPDIR, 'vitest.json')
  const playwrightReport = join(settings.TMPDIR, 'playwright.json')

  console.log('\nUnit tests, API tests, outside validators, stories in Firefox and WebKit')
  const vitest = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { env, isGroup: true },
  )
  console.log(`\n${layers.stories.title}`)
  const playwright = await run('playwright', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    isGroup: true,
  })

  const { text, hasFailed } = summarize(
    [readVitestReport(read(vitestReport)), readPlaywrightReport(read(playwrightReport))],
    vitest.code === 0 && playwright.code === 0,
  )
  console.log(`\n${text}`)
  if (hasFailed) process.exitCode = 1
}

/** Runs one layer with the output of its runner. @returns the exit code */
async function runLayer(name, given, settings) {
  const { runner, title } = layers[name]
  const env = await environmentFor([layers[name]], settings)
  console.log(`\n${title}`)
  const isWatching = given.includes('--watch')
  const filters = given.filter((argument) => argument !== '--watch')
  const args =
    runner === 'vitest'
      ? [isWatching ? 'watch' : 'run', '--project', `${name}*`, ...filters]
      : ['test', ...(isWatching ? ['--ui'] : []), ...filters]
  // A watch mode reads the keyboard, so it stays in the terminal's own group.
  const { code } = await run(runner, args, { env, isGroup: !isWatching })
  return code
}

/** Builds the environment in which the chosen layers find their tools. */
async function environmentFor(chosen, settings) {
  const env = { ...projectEnvironment, ...settings }
  if (chosen.some(({ runner }) => runner === 'playwright')) {
    const chromium = await findChromium()
    if (chromium) env.CHROMIUM_PATH = chromium
  }
  for (const tool of chosen.flatMap(({ tools }) => tools))
    Object.assign(env, await findOptional(tool))
  return env
}

function read(file) {
  if (!existsSync(file)) throw new Stop('A test runner left no report: see the messages above.')
  return JSON.parse(readFileSync(file, 'utf8'))
}
