import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../helpers/backups.ts'
import { startTestSite } from '../helpers/site.ts'

/** Runs a site, and lists the modes of its folder and everything in it, such as '600', by path. */
async function modesOfRunning(folder: string): Promise<Record<string, string>> {
  const site = await startTestSite({ DATA_DIR: folder })
  const paths = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  const modeOf = (path: string) => (lstatSync(join(folder, path)).mode & 0o777).toString(8)
  const modes = paths.map((path) => [path, modeOf(path)])
  await site.stop()
  return Object.fromEntries(modes) as Record<string, string>
}

test('other accounts of the machine can read nothing of a new site, nor of one that an earlier version left open', async () => {
  const folder = join(testFolder(), 'data')
  const ofNew = await modesOfRunning(folder)
  expect(ofNew).toMatchObject({ '.': '700', 'site.sqlite': '600', 'site.sqlite-wal': '600' })
  for (const mode of Object.values(ofNew)) expect(mode).toMatch(/^[67]00$/)

  mkdirSync(join(folder, 'media/1'), { recursive: true })
  writeFileSync(join(folder, 'media/1/whole'), '')
  for (const path of ['.', 'media', 'media/1']) chmodSync(join(folder, path), 0o755)
  for (const path of ['site.sqlite', 'media/1/whole']) chmodSync(join(folder, path), 0o644)
  expect(await modesOfRunning(folder)).toMatchObject({
    '.': '700',
    'site.sqlite': '600',
    media: '700',
    'media/1': '700',
    'media/1/whole': '600',
  })
})
