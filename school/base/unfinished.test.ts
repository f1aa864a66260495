import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/helpers/test-folder.ts'

const module = pathToFileURL(join(import.meta.dirname, 'unfinished.server.ts')).href

test('what is unfinished when a process ends is removed with all it holds, and what was finished stays', () => {
  const folder = testFolder()
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
  const left = ['part', 'open', 'finished'].filter((name) => existsSync(path(name)))
  expect(left).toEqual(['finished'])
})
