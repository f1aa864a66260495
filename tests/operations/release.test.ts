import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getArticles } from '../helpers/api.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { copySources } from '../helpers/copied-sources.ts'
import { patience } from '../helpers/patience.ts'
import {
  archiveIn,
  isRoot,
  openFolder,
  packBeforeTests,
  packRelease,
  releaseArchive,
  startRelease,
  placeRelease,
} from '../helpers/release.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

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

/** Starts the release in a place, asks it for something, and stops it. */
async function visit(place: string, dataDir: string, settings: Record<string, string> = {}) {
  const site = await startRelease(place, { dataDir, settings })
  onTestFinished(site.stop)
  const { total } = await getArticles(site)
  const listening = site.log.find((line) => line.includes('"msg":"listening"')) ?? '{}'
  const { commit } = JSON.parse(listening) as { commit: string }
  await site.stop()
  expect(site.process.exitCode).toBe(0)
  return { total, commit, log: site.log.join('\n') }
}

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
      bomFormat: string
      serialNumber: string
      metadata: { component: { name: string } }
      components: { name: string }[]
    }
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'dyci-website' } },
    })
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/)
    const names = bom.components.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'node',
        'pg',
        'sharp',
        'react',
        'hono',
        '@tiptap/core',
        'libheif-js',
      ]),
    )
    expect(names).not.toContain('vitest')
  })

  test('starts from a read-only folder that was moved, for another account, with nothing in its environment', async () => {
    const folder = openFolder('moved')
    const dataDir = join(folder, 'data')
    const first = await placeRelease(folder, 'first place')
    const place = join(folder, 'second place')
    renameSync(first, place)
    onTestFinished(() => renameSync(place, first))
    const before = bytesIn(place)

    const site = await startRelease(place, { dataDir })
    onTestFinished(site.stop)
    expect(await (await fetch(site.origin)).text()).toContain('<h1')
    // The drawing of a share card uses a native library, a font, and pictures of the product.
    const card = await fetch(`${site.origin}/share-card.jpg`)
    expect(`${card.status} ${card.headers.get('content-type')}`).toBe('200 image/jpeg')
    expect((await fetch(`${site.origin}/login`)).status).toBe(200)
    await site.stop()
    expect(site.process.exitCode).toBe(0)
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(true)
    expect(bytesIn(place)).toEqual(before)
  })

  test.skipIf(!isRoot)('starts on a machine without any network', async () => {
    const folder = openFolder('no-network')
    const place = await placeRelease(folder, 'release')
    const site = await startRelease(place, {
      dataDir: join(folder, 'data'),
      // Without a network there is no loopback address to listen at.
      settings: { HOST: '0.0.0.0' },
      isolation: ['unshare', '--net'],
    })
    onTestFinished(site.stop)
    await site.stop()
    expect(site.process.exitCode).toBe(0)
  })

  test('is upgraded and rolled back by switching a link; the data stay beside the releases', async () => {
    const folder = openFolder('upgrade')
    const dataDir = join(folder, 'data')
    const old = await placeRelease(folder, 'old')
    const next = await placeRelease(folder, 'next')
    const note = join(next, 'release.json')
    execFileSync('chmod', ['u+w', next])
    unlinkSync(note)
    writeFileSync(note, '{ "commit": "of the next release" }')
    const link = join(folder, 'current')
    const switchTo = (place: string) => {
      if (existsSync(link)) unlinkSync(link)
      symlinkSync(place, link)
    }

    switchTo(old)
    const { total, commit } = await visit(link, dataDir)
    expect(commit).toMatch(/^[\da-f]{40}/)
    const content = await openSiteContent({ dataDir })
    await content.addArticle({ title: freshTitle('Written before the upgrade') })
    await content.close()
    switchTo(next)
    expect(await visit(link, dataDir)).toMatchObject({
      total: total + 1,
      commit: 'of the next release',
    })
    switchTo(old)
    expect(await visit(link, dataDir)).toMatchObject({ total: total + 1, commit })
  })

  test('brings its commands, which say how they are called', async () => {
    const folder = openFolder('commands')
    const place = await placeRelease(folder, 'release')
    const call = (args: string[], env: NodeJS.ProcessEnv = {}) => {
      const { status, stdout, stderr } = spawnSync(join(place, 'start'), args, {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      return { code: status, printed: stdout + stderr }
    }
    expect(call(['--help'])).toMatchObject({ code: 0 })
    expect(call(['nonsense'])).toMatchObject({ code: 2 })
    expect(call(['seed', '--help']).printed).toContain(
      `${join(place, 'start')} seed [--articles N]`,
    )
    const help = call(['restore', '--help'])
    expect(help.code).toBe(0)
    expect(help.printed).toContain(`${join(place, 'start')} restore FILE`)

    const env = { BACKUP_PASSPHRASE: 'a passphrase of the tests' }
    await visit(place, join(folder, 'data'))
    const examined = call(['doctor', '--offline'])
    expect(examined.printed).toContain('ok     Database: ')
    expect(examined.code).toBe(0)
    const made = call(['backup', 'site.backup'], env)
    expect(made.printed).toContain('It was restored into a scratch folder, and works.')
    expect(made.code).toBe(0)
    expect(call(['restore', 'site.backup', '--yes'], env)).toMatchObject({ code: 0 })
  })
})

describe('npm run release', { timeout }, () => {
  const release = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    return { code: status, printed: stdout + stderr }
  }

  test('says how it is used, and refuses what it does not know', () => {
    expect(release(root, 'scripts/release.mjs', '--help').code).toBe(0)
    expect(release(root, 'scripts/release.mjs', '--tow').code).toBe(2)
    expect(release(root, 'scripts/release.mjs', '--to').code).toBe(2)
  })

  test('packs no checkout with changes that are not committed, unless it is told to', () => {
    const copy = makeTestFolder('changed')
    onTestFinished(() => removeTestFolder(copy))
    cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
    execFileSync('git', ['init', '--quiet'], { cwd: copy })
    const { code, printed } = release(copy, 'scripts/release/make-release.ts')
    expect(code).toBe(1)
    expect(printed).toContain('not committed')
    expect(existsSync(join(copy, 'release'))).toBe(false)
  })
})
