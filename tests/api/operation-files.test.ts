import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { startTestSite } from '../helpers/site.ts'

/** Lists the modes of a folder and everything in it, such as '600', by path. */
function modesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8)
  return {
    '.': modeOf(folder),
    ...Object.fromEntries(entries.map((path) => [path, modeOf(join(folder, path))])),
  }
}

test('other accounts of the machine can read nothing of a new site', async ({ onTestFinished }) => {
  const folder = join(makeTestFolder('files'), 'data')
  onTestFinished(() => removeTestFolder(join(folder, '..')))
  const site = await startTestSite({ DATA_DIR: folder })
  const modes = modesIn(folder)
  await site.stop()
  expect(modes).toMatchObject({ '.': '700', 'site.sqlite': '600', 'site.sqlite-wal': '600' })
  for (const mode of Object.values(modes)) expect(mode).toMatch(/^[67]00$/)
})

test('a data folder of an earlier version becomes private, with the files of its media library', async (context) => {
  const folder = makeTestFolder('files')
  context.onTestFinished(() => removeTestFolder(folder))
  await (await startTestSite({ DATA_DIR: folder })).stop()
  mkdirSync(join(folder, 'media/1'), { recursive: true })
  writeFileSync(join(folder, 'media/1/whole'), '')
  for (const path of ['.', 'media', 'media/1']) chmodSync(join(folder, path), 0o755)
  for (const path of ['site.sqlite', 'media/1/whole']) chmodSync(join(folder, path), 0o644)
  const site = await startTestSite({ DATA_DIR: folder })
  const modes = modesIn(folder)
  await site.stop()
  expect(modes).toMatchObject({
    '.': '700',
    'site.sqlite': '600',
    media: '700',
    'media/1': '700',
    'media/1/whole': '600',
  })
})
