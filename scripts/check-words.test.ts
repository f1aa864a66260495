import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { findAvoidedWords } from './check-words.ts'

const script = join(import.meta.dirname, 'check-words.ts')

function checkFile(text: string) {
  const folder = makeTestFolder('words')
  onTestFinished(() => removeTestFolder(folder))
  execFileSync('git', ['init', '--quiet', folder])
  writeFileSync(join(folder, 'page.ts'), text)
  const settings = { cwd: folder, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, [script], settings)
  return { status, stderr }
}

test('the check of words names file, line, phrase and the better word, and accepts plain American English', () => {
  expect(checkFile('\n/** Makes the page anew. */\n')).toEqual({
    status: 1,
    stderr: expect.stringContaining('page.ts:2: “anew”. Better: again.') as string,
  })
  const text = '/** Renders the page again, in the colors of the enrollment program. */\n'
  expect(checkFile(text)).toEqual({ status: 0, stderr: '' })
})

test.each([
  ['page.ts', 'There is no page: that is none.', 1],
  ['page.ts', 'The editor sees to it.', 1],
  ['page.ts', 'Somebody saved it.', 1],
  ['content/a.ts', 'Somebody saved it.', 0],
  ['page.ts', 'a programmer', 0],
  ['page.ts', 'const fallbackColour = 1', 1],
  ['content/a.ts', 'Our favourite color', 1],
  ['db/migrations/version-0.2.0.ts', 'colour: string', 0],
  ['page.ts', "bgcolor: 'grey.200'", 0],
  ['page.ts', '/** Whether it rains. */', 1],
  ['page.ts', '/** whether it rains */', 1],
  ['page.ts', '/**\n * How long it rains.\n */', 1],
  ['page.ts', '/** Tells whether it rains.\n * When it does not, it is dry. */', 0],
])('in %s, “%s” has %i words to avoid', (file, text, count) => {
  expect(findAvoidedWords(file, text)).toHaveLength(count)
})
