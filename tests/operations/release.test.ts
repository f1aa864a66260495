import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { copySources } from '../helpers/copied-sources.ts'
import { patience } from '../helpers/patience.ts'
import {
  archiveIn,
  openFolder,
  packBeforeTests,
  packRelease,
  releaseArchive,
  startRelease,
  placeRelease,
} from '../helpers/release.ts'

const root = resolve(import.meta.dirname, '../..')
const timeout = 180_000 * patience

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Lists the files of a folder with a hash of each; without the note of the build. */
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.built')
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `${file.slice(folder.length)} ${hashOf(file)}`)
    .toSorted()

describe('a release', { timeout }, () => {
  packBeforeTests()

  test('has the same bytes when it is packed again', async () => {
    const again = makeTestFolder('again')
    onTestFinished(() => removeTestFolder(again))
    const archive = await releaseArchive()
    const second = archiveIn(packRelease(again))
    expect(hashOf(second)).toBe(hashOf(archive))
    expect(readFileSync(`${second}.sha256`, 'utf8').split(' ')[0]).toBe(hashOf(archive))
    const parts = (file: string) => readFileSync(file.replace(/tar\.gz$/, 'cdx.json'), 'utf8')
    expect(parts(second)).toBe(parts(archive))
  })

  test('is built to the same bytes in another folder at another time', () => {
    const copy = copySources('build-again')
    onTestFinished(() => removeTestFolder(copy))
    const build = (...command: string[]) =>
      execFileSync(join(root, 'node_modules/.bin', command[0] ?? ''), command.slice(1), {
        cwd: copy,
        // The tests' own NODE_ENV would make another build.
        env: { PATH: process.env.PATH },
        stdio: 'ignore',
      })
    build('react-router', 'build')
    build('vite', 'build', '--config', 'admin/vite.config.ts')
    for (const folder of ['build', 'admin/build'])
      expect(bytesIn(join(copy, folder))).toEqual(bytesIn(join(root, folder)))
  })

  test('says what it is made of, without the tools of its makers', async () => {
    const file = (await releaseArchive()).replace(/tar\.gz$/, 'cdx.json')
    const bom = JSON.parse(readFileSync(file, 'utf8')) as {
      serialNumber: string
      components: { name: string }[]
    }
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'dyci-website' } },
    })
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/)
    const names = bom.components.map(({ name }) => name)
    const parts = [
      expect.stringMatching(/^node-/),
      'pg',
      'sharp',
      'react',
      'hono',
      '@tiptap/core',
      'libheif-js',
    ]
    expect(names).toEqual(expect.arrayContaining(parts))
    expect(names).not.toContain('vitest')
  })

  // Upgrades and the way back: upgrade.test.ts.
  test('starts from a read-only folder that was moved, for another account, with nothing in its environment, and brings its commands', async () => {
    const folder = openFolder('moved')
    const dataDir = join(folder, 'data')
    const first = await placeRelease(folder, 'first place')
    const place = join(folder, 'second place')
    renameSync(first, place)
    onTestFinished(() => renameSync(place, first))
    const before = bytesIn(place)

    const site = await startRelease(place, dataDir)
    onTestFinished(site.stop)
    expect(await (await fetch(site.origin)).text()).toContain('<h1')
    // The drawing of a share card uses a native library, a font, and pictures of the product.
    const card = await fetch(`${site.origin}/share-card.jpg`)
    expect(`${card.status} ${card.headers.get('content-type')}`).toBe('200 image/jpeg')
    expect((await fetch(`${site.origin}/login`)).status).toBe(200)
    await site.stop()
    expect(site.process.exitCode).toBe(0)
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(true)

    const start = join(place, 'start')
    const envOf: Record<string, NodeJS.ProcessEnv> = {
      doctor: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'website@school.test' },
      'backup site.tar.age': { BACKUP_PASSPHRASE: 'a passphrase of the tests' },
      'restore site.tar.age --yes': { BACKUP_PASSPHRASE: 'a passphrase of the tests' },
    }
    for (const [command, code, said] of [
      ['--help', 0, 'restore'],
      ['nonsense', 2, 'There is no command nonsense.'],
      ['seed --help', 0, `${start} seed [--articles N]`],
      ['restore --help', 0, `${start} restore FILE`],
      ['doctor --offline', 0, 'ok     Database: '],
      ['doctor', 1, 'Mail: 127.0.0.1:9 does not work: connect ECONNREFUSED'],
      ['backup site.tar.age', 0, 'It was restored into a scratch folder, and works.'],
      ['restore site.tar.age --yes', 0, 'Start the site now'],
    ] as const) {
      const args = command.split(' ')
      const { status, stdout, stderr } = spawnSync(start, args, {
        cwd: folder,
        env: envOf[command] ?? {},
        encoding: 'utf8',
      })
      expect([command, stdout + stderr]).toEqual([command, expect.stringContaining(said)])
      expect([command, status]).toEqual([command, code])
    }
    expect(bytesIn(place)).toEqual(before)
  })
})

test('npm run release packs no checkout with changes that are not committed, unless it is told to', () => {
  const copy = makeTestFolder('changed')
  onTestFinished(() => removeTestFolder(copy))
  cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  const command = ['scripts/release/make-release.ts']
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('not committed')
  expect(existsSync(join(copy, 'release'))).toBe(false)
})
