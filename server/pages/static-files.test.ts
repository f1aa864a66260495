import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'
import { makeTestFolder, removeTestFolder } from '../../tests/helpers/clean-up.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder('files')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/root-4f2a.css'), 'p{}')
  writeFileSync(join(folder, 'favicon.ico'), 'icon')
  writeFileSync(join(folder, 'notes.md'), 'not for visitors')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
})
afterEach(() => removeTestFolder(folder))

const load = () => loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
const headersOf = async (path: string) =>
  (await (await load()).get(path)?.prepare('identity'))?.headers

test('visitors get files of the types that a site has, as the build compressed them, and no others', async () => {
  writeFileSync(join(folder, 'assets/large.js'), 'a'.repeat(1_000))
  writeFileSync(join(folder, 'assets/large.js.br'), 'small')
  const files = await load()
  const paths = ['/assets/large.js', '/assets/root-4f2a.css', '/favicon.ico']
  expect([...files.keys()].sort()).toEqual(paths)
  const bodies = paths.map(async (path) => (await files.get(path)?.prepare('br'))?.body.toString())
  expect(await Promise.all(bodies)).toEqual(['small', 'p{}', 'icon'])
})

test('browsers keep a file with a hash in its name for good, and others for an hour, and guess no type', async () => {
  expect(await headersOf('/assets/root-4f2a.css')).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await headersOf('/favicon.ico')).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
})

test('a drawing that is opened by itself may load nothing, and a document is downloaded', async () => {
  writeFileSync(join(folder, 'scene.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'study.pdf'), '%PDF-1.7')
  expect(await headersOf('/scene.svg')).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(await headersOf('/study.pdf')).toMatchObject({ 'content-disposition': 'attachment' })
})
