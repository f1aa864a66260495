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

const headersOf = async (path: string) => {
  const files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
  return (await files.get(path)?.prepare('identity'))?.headers
}

test('visitors get files of the types that a site has, and no others', async () => {
  const files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
  expect([...files.keys()].sort()).toEqual(['/assets/root-4f2a.css', '/favicon.ico'])
  expect((await files.get('/assets/root-4f2a.css')?.prepare('identity'))?.body.toString()).toBe(
    'p{}',
  )
})

test('browsers keep a file with a hash in its name for good, and others for an hour', async () => {
  expect(await headersOf('/assets/root-4f2a.css')).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await headersOf('/favicon.ico')).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=3600',
  })
})

test('browsers do not guess the type of a file, and a drawing opened by itself may load nothing', async () => {
  writeFileSync(join(folder, 'scene.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await headersOf('/favicon.ico')).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(await headersOf('/scene.svg')).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('a document is downloaded, not shown inside the site', async () => {
  writeFileSync(join(folder, 'study.pdf'), '%PDF-1.7')
  expect(await headersOf('/study.pdf')).toMatchObject({ 'content-disposition': 'attachment' })
})

test('a file is sent as the build compressed it', async () => {
  writeFileSync(join(folder, 'assets/large.js'), 'a'.repeat(1_000))
  writeFileSync(join(folder, 'assets/large.js.br'), 'small')
  const files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
  expect((await files.get('/assets/large.js')?.prepare('br'))?.body.toString()).toBe('small')
})
