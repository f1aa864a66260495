import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { findAvoidedWords } from './plain-words.ts'

const script = join(import.meta.dirname, 'check-words.ts')

/** Runs the check in a new repository with one file. */
function checkFile(
  { onTestFinished }: { onTestFinished: (end: () => void) => void },
  file: string,
  text: string,
) {
  const folder = makeTestFolder('words')
  onTestFinished(() => removeTestFolder(folder))
  execFileSync('git', ['init', '--quiet', folder])
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, file), text)
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr }
}

describe('the check of words', () => {
  test('names file, line, phrase and the better word', (context) => {
    const { status, stderr } = checkFile(context, 'page.ts', '\n/** Makes the page anew. */\n')
    expect(status).toBe(1)
    expect(stderr).toContain('page.ts:2: “anew”. Better: again.')
  })

  test('refuses a British spelling in the name of a variable', (context) => {
    const { status, stderr } = checkFile(context, 'page.ts', 'const fallbackColour = 1\n')
    expect(status).toBe(1)
    expect(stderr).toContain('“Colour”. Better: color.')
  })

  test('accepts plain American English', (context) => {
    const text = '/** Renders the page again, in the colors of the enrollment program. */\n'
    expect(checkFile(context, 'page.ts', text)).toEqual({ status: 0, stderr: '' })
  })

  test('accepts any phrase in content, but no British spelling', (context) => {
    const text = (words: string) => `export const text = '${words}'\n`
    expect(checkFile(context, 'content/a.ts', text('Nobody paints anew.')).status).toBe(0)
    expect(checkFile(context, 'content/a.ts', text('Our favourite centre.')).status).toBe(1)
  })

  test('knows the stored column that keeps its name', () => {
    expect(findAvoidedWords('db/migrations/0007-media.ts', 'colour: string')).toEqual([])
    expect(findAvoidedWords('site/page.ts', 'colour: string')).toHaveLength(1)
  })

  test.each([
    'There is no page: that is none.',
    'The editor sees to it.',
    'searched for in vain',
    'the one who wrote it',
    'all that was typed',
    'Somebody saved it.',
    'mends small slips',
    'It stands for the page.',
    'changed lately',
    'the programme of the centre',
    'organised by colour',
  ])('refuses “%s”', (text) => {
    expect(findAvoidedWords('page.ts', text)).not.toEqual([])
  })

  test.each([
    'a programmer',
    'enrolled students',
    'there is none',
    'a recommended link',
    'aria-labelledby="title"',
    "bgcolor: 'grey.200'",
  ])('accepts “%s”', (text) => {
    expect(findAvoidedWords('page.ts', text)).toEqual([])
  })
})
