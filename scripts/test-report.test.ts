import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, summarize } from './test-report.mjs'

const vitest = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    {
      name: 'server/save.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a save is kept', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a save after midnight is kept',
          failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at save.test.ts:3'],
        },
      ],
    },
    {
      name: 'db/open.test.ts',
      status: 'failed',
      message: 'Cannot find module ./open.ts',
      assertionResults: [],
    },
  ],
}

const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [specWith('expected', 'the menu opens')],
      suites: [
        {
          title: 'without scripts',
          specs: [
            specWith('unexpected', 'the menu is at the end'),
            specWith('flaky', 'the menu is in the dark'),
          ],
        },
      ],
    },
  ],
}

function specWith(status: string, title: string) {
  const errors = status === 'expected' ? [] : [{ message: `${title}: timed out` }]
  return { title, file: 'menu.spec.ts', line: 7, tests: [{ status, results: [{ errors }] }] }
}

test('the last lines name each failed test, why, and count all runners together', () => {
  const reports = [readVitestReport(vitest), readPlaywrightReport(playwright)]

  const { text, hasFailed } = summarize(reports, false)

  expect(hasFailed).toBe(true)
  expect(text.split('\n')).toEqual([
    '✗ server/save.test.ts › a save after midnight is kept',
    '    expected 1 to be 2',
    '        at save.test.ts:3',
    '',
    '✗ db/open.test.ts',
    '    Cannot find module ./open.ts',
    '',
    '✗ menu.spec.ts:7 › without scripts › the menu is at the end',
    '    the menu is at the end: timed out',
    '',
    '✗ menu.spec.ts:7 › without scripts › the menu is in the dark',
    '    the menu is in the dark: timed out',
    '',
    '15 passed, 4 failed, 2 skipped',
  ])
})

test('a runner that ends with an error and names no test is a failure', () => {
  const green = { passed: 3, failed: 0, skipped: 0, failures: [] }

  expect(summarize([green], false)).toEqual({
    text: '✗ A runner failed without naming the test: see its messages above.\n\n3 passed, 1 failed',
    hasFailed: true,
  })
  expect(summarize([green], true)).toEqual({ text: '3 passed, 0 failed', hasFailed: false })
})
