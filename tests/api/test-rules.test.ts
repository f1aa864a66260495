import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lintSample } from '../helpers/lint-sample.ts'

const root = resolve(import.meta.dirname, '../..')

/** Tests with `only`, with `skip`, and with a check that may not run. */
function forgotten(from: string) {
  return `import { expect, test } from '${from}'
test.only('a visitor is alone', () => { expect(1).toBe(1) })
test.skip('a visitor is left out', () => { expect(1).toBe(1) })
test('a visitor may see nothing', () => { if (Math.random() > 1) { expect(1).toBe(1) } })`
}

let foundIn: Awaited<ReturnType<typeof lintSample>>
beforeAll(async () => {
  foundIn = await lintSample({
    'tests/api/forgotten.test.ts': forgotten('vitest'),
    'tests/stories/forgotten.spec.ts': forgotten('./site-fixture.ts'),
  })
})

describe('the lint rules find a test that cannot fail', () => {
  test('in unit and API tests', () => {
    expect(foundIn('tests/api/forgotten.test.ts').map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'vitest(no-focused-tests)',
        'vitest(no-disabled-tests)',
        'vitest(no-conditional-expect)',
      ]),
    )
  })

  test('in stories', () => {
    expect(foundIn('tests/stories/forgotten.spec.ts').map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'playwright(no-focused-test)',
        'playwright(no-skipped-test)',
        'playwright(no-conditional-expect)',
      ]),
    )
  })
})

test('no test and no runner tries again after a failure', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  const setting = /\bretr(?:y|ies)\b['"]?\s*[:=]\s*[1-9]/
  const trying = files
    .trim()
    .split('\n')
    .filter(
      (file) =>
        existsSync(join(root, file)) && setting.test(readFileSync(join(root, file), 'utf8')),
    )
  expect(trying).toEqual([])
})
