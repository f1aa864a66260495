import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../tests/helpers/clean-up.ts'

const module = pathToFileURL(join(import.meta.dirname, 'unfinished.server.ts')).href

test('what is unfinished when a process ends is removed with all it holds, and what was finished stays', () => {
  const folder = makeTestFolder('unfinished')
  onTestFinished(() => removeTestFolder(folder))
  const path = (name: string) => join(folder, name)
  mkdirSync(path('part'))
  for (const name of ['part/file', 'finished', 'open']) writeFileSync(path(name), 'x')
  const script = `
    import { removeUnlessFinished } from ${JSON.stringify(module)}
    removeUnlessFinished(process.argv[1] + '/finished')()
    const finish = removeUnlessFinished(process.argv[1] + '/finished')
    for (const name of ['part', 'open', 'never-made'])
      removeUnlessFinished(process.argv[1] + '/' + name)
    finish()
  `
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder])
  expect(['part', 'open', 'finished'].map((name) => existsSync(path(name)))).toEqual([
    false,
    false,
    true,
  ])
})
