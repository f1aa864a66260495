// Measures the unit tests with Stryker: docs/decisions/0142.
import { join } from 'node:path'
import { helpWith, install, main, root, run, Stop } from './steps.mjs'

const version = '10.1.1'
/** Below the packages of the project, so that Stryker finds the Vitest of the project. */
const folder = join(root, 'node_modules', '.mutants')

const usage = `npm run mutants -- [FILE …]
  Installs Stryker, puts small faults into a copy of the sources, one at a time, and lists those
  that no unit test notices. It changes nothing here.
  FILE  a file or pattern such as 'school/base/*.ts'; by default db and school, for many hours
  Exit code: 0 measured, 1 failed, 2 wrong arguments`

const files = process.argv.slice(2)
helpWith(usage, { takesArguments: !files.some((file) => file.startsWith('-')) })

await main(async () => {
  await install({ isForTests: true })
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const { code, output } = await run(
    'npm',
    [
      ...['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--legacy-peer-deps'],
      ...['--no-audit', '--no-fund', '--loglevel=error', ...packages],
    ],
    { quiet: true },
  )
  if (code !== 0) throw new Stop(`${output.trim()}\n\nStryker could not be installed.`)
  const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const mutate = files.length > 0 ? ['--mutate', files.join(',')] : []
  process.exitCode = (await run('node', [program, 'run', 'scripts/mutants.json', ...mutate])).code
})
