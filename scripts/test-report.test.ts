import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  chooseSecondLooks,
  countTests,
  listFailures,
  neverTwice,
  readPlaywrightReport,
  readVitestReport,
  takeSecondLook,
  type FileResult,
} from './test-report.mjs'

const inVitest = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
})
const reason = '\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at save.test.ts:3'
const saveTests = [
  inVitest('passed', 'a save is kept'),
  inVitest('pending', 'a save on Windows is kept'),
  inVitest('failed', 'a save after midnight is kept', reason),
]
const message = 'Cannot find module ./open.ts'
const vitest = {
  testResults: [
    { name: 'server/save.test.ts', status: 'failed', message: '', assertionResults: saveTests },
    { name: 'db/open.test.ts', status: 'failed', message, assertionResults: [] },
  ],
}

const specWith = (status: string, title: string) => {
  const errors = status === 'expected' ? [] : [{ message: 'timed out' }]
  return { title, file: 'tests/stories/menu.spec.ts', tests: [{ status, results: [{ errors }] }] }
}
const withoutScripts = [specWith('unexpected', 'it is at the end'), specWith('flaky', 'it is dark')]
const inside = { title: 'without scripts', specs: withoutScripts }
const specs = [specWith('expected', 'the menu opens')]
const config = { rootDir: process.cwd() }
const playwright = { config, suites: [{ title: 'menu.spec.ts', specs, suites: [inside] }] }

test('the last lines name each failed test, why, and count all runners together', () => {
  const files = [...readVitestReport(vitest), ...readPlaywrightReport(playwright)]

  expect(listFailures(files).join('\n').split('\n')).toEqual([
    '✗ server/save.test.ts: a save after midnight is kept',
    '    expected 1 to be 2',
    '        at save.test.ts:3',
    '',
    '✗ db/open.test.ts',
    '    Cannot find module ./open.ts',
    '',
    '✗ tests/stories/menu.spec.ts: without scripts › it is at the end',
    '    timed out',
    '',
    '✗ tests/stories/menu.spec.ts: without scripts › it is dark',
    '    timed out',
    '',
  ])
  expect(countTests(files, false)).toEqual({ failed: 4, line: '2 passed, 4 failed, 1 skipped' })
})

const fileWith = (file: string, ...titles: string[]): FileResult => ({
  file,
  passed: 1,
  skipped: 0,
  failures: titles.map((title) => ({ title, message: '' })),
})

test('a runner that ends with an error and names no test is a failure', () => {
  const green = fileWith('db/open.test.ts')
  expect(countTests([green], true)).toEqual({ failed: 1, line: '1 passed, 1 failed' })
  expect(countTests([green], false)).toEqual({ failed: 0, line: '1 passed, 0 failed' })
})

test('a file that passes at the second look counts as passed in the step in which it failed, and its tests are named', () => {
  const [noon, midnight] = [{}, {}]
  const [first, late, green] = [
    { ...fileWith('a.test.ts', 'one', 'two'), step: noon },
    { ...fileWith('a.test.ts', 'two'), step: midnight },
    fileWith('b.test.ts'),
  ]
  expect(chooseSecondLooks([first, green])).toEqual([first])
  const again = { ...fileWith('a.test.ts', 'two'), step: noon }
  expect(takeSecondLook([first, late, green], [again])).toEqual({
    files: [again, late, green],
    unstable: ['a.test.ts: one'],
  })
})

test('there is no second look when many files failed, nor where a failure may be a leak', () => {
  const many = Array.from({ length: 7 }, (_, count) => fileWith(`${count}.test.ts`, 'one'))
  expect(chooseSecondLooks(many)).toEqual([])
  expect(chooseSecondLooks(neverTwice.slice(0, 6).map((file) => fileWith(file, 'one')))).toEqual([])
  const gone = neverTwice.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))
  expect(gone).toEqual([])
})
