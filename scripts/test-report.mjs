// Reads what the test runners report, for the closing lines of `npm test`.
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a message that are kept: what was expected and what came, without the whole page. */
const keptLines = 12

/** With more failed files than this, the fault is not one of chance. */
const maxSecondLooks = 6

/** Files whose failure may be a leak, a broken right or lost text: they have no second look. */
export const neverTwice = [
  'school/content/entries/simultaneous-changes.test.ts',
  'school/content/entries/visibility.test.ts',
  'school/staff/accounts/permissions.test.ts',
  'tests/api/http-security.test.ts',
  'tests/api/learners-in-pictures.test.ts',
  'tests/api/staff-content.test.ts',
  'tests/api/staff-personal-data.test.ts',
  'tests/api/staff-routes.test.ts',
  'tests/stories/staff-losing-nothing.spec.ts',
]

/** Reads what Vitest's JSON reporter writes. A file that could not be loaded is one failure. */
export function readVitestReport(report) {
  return mergeFiles(
    report.testResults.map(({ name, status, message, assertionResults }) => {
      const count = (wanted) =>
        assertionResults.filter((test) => wanted.includes(test.status)).length
      const failures = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => describe(test.fullName, test.failureMessages.join('\n')))
      if (failures.length === 0 && status === 'failed') failures.push(describe('', message))
      const skipped = count(['pending', 'skipped', 'todo', 'disabled'])
      return { file: relative(process.cwd(), name), passed: count(['passed']), skipped, failures }
    }),
  )
}

/** Reads what Playwright's JSON reporter writes. A test that passed only when repeated has failed. */
export function readPlaywrightReport(report) {
  const specs = report.suites.flatMap((suite) => specsOf(suite, []))
  const files = specs.flatMap(({ titles, spec }) =>
    spec.tests.map(({ status, results }) => {
      const errors = results.flatMap((result) => result.errors)
      const title = [...titles, spec.title].join(' › ')
      const failed = describe(title, errors.map(({ message }) => message).join('\n'))
      return {
        file: relative(process.cwd(), join(report.config.rootDir, spec.file)),
        passed: status === 'expected' ? 1 : 0,
        skipped: status === 'skipped' ? 1 : 0,
        failures: ['unexpected', 'flaky'].includes(status) ? [failed] : [],
      }
    }),
  )
  const broken = (report.errors ?? []).map(({ message }) => describe('', message))
  if (broken.length > 0) files.push({ file: 'Playwright', passed: 0, skipped: 0, failures: broken })
  return mergeFiles(files)
}

/** Chooses the files that run once more, alone. @returns none when too many failed for chance */
export function chooseSecondLooks(files) {
  const failed = files.filter(({ failures }) => failures.length > 0)
  if (failed.length > maxSecondLooks) return []
  return failed.filter(({ file }) => file !== 'Playwright' && !neverTwice.includes(file))
}

/**
 * Takes the second results of files in place of the first: of the same step, for a file can run at
 * several times and in several browsers. @returns all results, and the names of the tests that failed
 * at first only
 */
export function takeSecondLook(first, second) {
  const again = ({ file, step }) => second.find((each) => each.file === file && each.step === step)
  const unstable = first.flatMap((each) => {
    const titles = again(each)?.failures.map(({ title }) => title)
    if (!titles) return []
    return each.failures.filter(({ title }) => !titles.includes(title)).map(nameIn(each.file))
  })
  return { files: first.map((each) => again(each) ?? each), unstable }
}

/** Names the failed tests with their messages. */
export const listFailures = (files) =>
  files.flatMap(({ file, failures }) =>
    failures.map((failure) => `✗ ${nameIn(file)(failure)}\n${failure.message}\n`),
  )

/** Counts all runners together in one line. @param isBroken whether a runner failed without a test */
export function countTests(files, isBroken) {
  const sum = (count) => files.reduce((total, each) => total + count(each), 0)
  const named = sum(({ failures }) => failures.length)
  // A runner that crashed before it could count is a failure too.
  const failed = isBroken ? Math.max(1, named) : named
  const skipped = sum((each) => each.skipped)
  const passed = sum((each) => each.passed)
  return {
    failed,
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  }
}

const nameIn =
  (file) =>
  ({ title }) =>
    title === '' ? file : `${file}: ${title}`

/** Joins the results of each file: one can run in several browsers. */
function mergeFiles(results) {
  const files = new Map()
  for (const { file, passed, skipped, failures } of results) {
    const known = files.get(file) ?? { file, passed: 0, skipped: 0, failures: [] }
    known.passed += passed
    known.skipped += skipped
    known.failures.push(...failures)
    files.set(file, known)
  }
  return [...files.values()]
}

function specsOf(suite, titles) {
  const here = (suite.specs ?? []).map((spec) => ({ titles, spec }))
  const below = (suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title]))
  return [...here, ...below]
}

function describe(title, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return {
    title,
    message: lines
      .slice(0, keptLines)
      .map((line) => `    ${line}`)
      .join('\n'),
  }
}
