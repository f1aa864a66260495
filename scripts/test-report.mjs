// Reads what the test runners report, for the closing lines of `npm test`.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a message that are kept: what was expected and what came, without the whole page. */
const keptLines = 12

/** Reads what Vitest's JSON reporter writes. A file that could not be loaded is one failure. */
export function readVitestReport(report) {
  const failures = report.testResults.flatMap(
    ({ name: path, status, message, assertionResults }) => {
      const name = relative(process.cwd(), path)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [describe(name, message)]
      return failed.map((test) =>
        describe(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
      )
    },
  )
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
  }
}

/** Reads what Playwright's JSON reporter writes. A test that passed only when repeated has failed. */
export function readPlaywrightReport(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = report.suites
    .flatMap((suite) => specsOf(suite, []))
    .filter(({ spec }) => spec.tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
    .map(({ titles, spec }) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return describe(
        [`${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        errors.map(({ message }) => message).join('\n'),
      )
    })
  const broken = (report.errors ?? []).map(({ message }) => describe('Playwright', message))
  return {
    passed: expected,
    failed: unexpected + flaky + broken.length,
    skipped,
    failures: [...failures, ...broken],
  }
}

/** Names the failed tests with their messages, then counts all runners together in one line. */
export function summarize(reports, isGreen) {
  const total = (name) => reports.reduce((sum, report) => sum + report[name], 0)
  const failures = reports.flatMap((report) => report.failures)
  // A runner that crashed before it could count is a failure too.
  const failed = isGreen ? total('failed') : Math.max(1, total('failed'))
  const skipped = total('skipped')
  const lines = failures.map(({ name, message }) => `✗ ${name}\n${message}\n`)
  if (failed > failures.length)
    lines.push('✗ A runner failed without naming the test: see its messages above.\n')
  const counts = `${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { text: [...lines, counts].join('\n'), hasFailed: failed > 0 }
}

function specsOf(suite, titles) {
  const here = (suite.specs ?? []).map((spec) => ({ titles, spec }))
  const below = (suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title]))
  return [...here, ...below]
}

function describe(name, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return {
    name,
    message: lines
      .slice(0, keptLines)
      .map((line) => `    ${line}`)
      .join('\n'),
  }
}
