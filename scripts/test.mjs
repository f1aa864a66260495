// npm test: everything that tests need, then all of them; the last line counts them.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install, main, projectEnvironment, run, Stop } from './steps.mjs'
import { findChromium, findPostgres } from './test-tools.mjs'

await main(async () => {
  await install()
  await build()
  const chromium = await findChromium()
  const postgres = await findPostgres()
  const reports = mkdtempSync(join(tmpdir(), 'dyci-test-'))
  const env = {
    ...projectEnvironment,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(postgres && { POSTGRES_BIN: postgres }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
  }

  console.log('\nUnit and API tests')
  const vitestReport = join(reports, 'vitest.json')
  const vitest = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    {
      env,
    },
  )
  console.log('\nVisitor and editor stories in Chromium')
  const playwright = await run('playwright', ['test', '--reporter=list,json'], { env })

  const counts = [countVitest(vitestReport), countPlaywright(env.PLAYWRIGHT_JSON_OUTPUT_NAME)]
  const total = (name) => counts.reduce((sum, count) => sum + count[name], 0)
  const ok = vitest.code === 0 && playwright.code === 0
  // A runner that fell over before it could count is a failure too.
  const failed = ok ? total('failed') : Math.max(1, total('failed'))
  console.log(`\n${total('passed')} passed, ${failed} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`)
  if (failed > 0) process.exit(1)
})

function read(file) {
  if (!existsSync(file)) throw new Stop('A test runner left no report: see the messages above.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

function countVitest(file) {
  const { numPassedTests, numFailedTests, numPendingTests } = read(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function countPlaywright(file) {
  const { expected, unexpected, flaky, skipped } = read(file).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
