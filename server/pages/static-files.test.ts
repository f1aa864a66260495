import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'
import { makeTestFolder, removeTestFolder } from '../../tests/helpers/clean-up.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder('files')
  mkdirSync(join(folder, 'assets'))
  for (const [path, text] of [
    ['assets/root-4f2a.css', 'p{}'],
    ['assets/large.js', 'a'.repeat(1_000)],
    ['assets/large.js.br', 'small'],
    ['favicon.ico', 'icon'],
    ['study.pdf', '%PDF-1.7'],
    ['notes.md', 'not for visitors'],
    ['.env', 'SECRET=1'],
  ] as const)
    writeFileSync(join(folder, path), text)
})
afterEach(() => removeTestFolder(folder))

test('visitors get files of the types that a site has, as the build compressed them, and no others', async () => {
  const files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
  const paths = ['/assets/large.js', '/assets/root-4f2a.css', '/favicon.ico', '/study.pdf']
  expect([...files.keys()].sort()).toEqual(paths)
  const [script, style, icon, document] = await Promise.all(
    paths.map(async (path) => files.get(path)?.prepare('br')),
  )
  expect(script?.body.toString()).toBe('small')
  expect(style?.body.toString()).toBe('p{}')
  expect(style?.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
  expect(icon?.headers).toMatchObject({ 'content-type': 'image/x-icon' })
  expect(document?.headers).toMatchObject({ 'content-disposition': 'attachment' })
})
