import { execFileSync, type StdioOptions } from 'node:child_process'
import { readFileSync, statSync, chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { makeTestFolder, removeTestFolder, stopProcess } from '../helpers/clean-up.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { isRoot, packBeforeTests, releaseArchive } from '../helpers/release.ts'
import { startTestSite } from '../helpers/site.ts'

const root = resolve(import.meta.dirname, '../..')

/** The account of the image. */
const imageAccount = 10_001

/** Settings of the image that tests read. */
interface ImageSettings {
  User: string
  Env: string[]
  Entrypoint: string[]
  Volumes: Record<string, object>
  StopSignal: string
  Healthcheck: { Test: string[] }
}

/** The arguments of `buildah build` that deploy/Containerfile names, for the files in a folder. */
function givenArguments(context: string): string[] {
  const file = join(root, 'deploy/Containerfile')
  const [, given = ''] = /^# +buildah build (.*)$/m.exec(readFileSync(file, 'utf8')) ?? []
  const places: Record<string, string> = { 'deploy/Containerfile': file, '/tmp/image': context }
  return given.split(' ').map((each) => places[each] ?? each)
}

/** Builds the image as deploy/Containerfile says, in a store of its own. */
async function buildImage(folder: string) {
  const output: StdioOptions = ['ignore', 'pipe', 'pipe']
  const context = join(folder, 'context')
  const archive = await releaseArchive()
  execFileSync(join(root, 'deploy/make-image-root'), [archive, context], { stdio: output })
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (...args: string[]) =>
    execFileSync(
      process.env.BUILDAH_PATH ?? 'buildah',
      [...store, '--storage-driver=vfs', ...args],
      {
        encoding: 'utf8',
        stdio: output,
      },
    ).trim()
  buildah('build', '--isolation=chroot', '--layers=false', ...givenArguments(context))
  execFileSync('rm', ['-rf', context])
  const container = buildah('from', 'localhost/dyci-website')
  const inspected = JSON.parse(buildah('inspect', '--type=image', 'localhost/dyci-website')) as {
    Docker: { config: ImageSettings }
  }
  return {
    settings: inspected.Docker.config,
    place: buildah('mount', container),
    /** runs one of the image's commands */
    run: (...command: string[]) =>
      buildah('run', '--isolation=chroot', container, '--', ...command),
  }
}

/** Script that starts a read-only container with one volume, as a container engine does. */
const containerScript = `set -e
mount --bind "$PLACE" "$PLACE"
mount --bind "$VOLUME" "$PLACE/data"
mount -o remount,ro,bind "$PLACE"
mount -t tmpfs tmpfs "$PLACE/tmp"
exec chroot --userspec="$ACCOUNT" "$PLACE" "$@"`

/** Makes the command that runs an image's entry point as the first process of a container. */
function asContainer(folder: string, place: string, { User, Entrypoint }: ImageSettings) {
  const volume = join(folder, 'volume')
  mkdirSync(volume)
  chmodSync(volume, 0o700)
  chownSync(volume, imageAccount, imageAccount)
  const script = join(folder, 'container.sh')
  writeFileSync(script, containerScript)
  const env = { PLACE: place, VOLUME: volume, ACCOUNT: User }
  return {
    env,
    command: ['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', script, ...Entrypoint],
  }
}

const timeout = 120_000 * patience

/** The largest size of the image, unpacked, in bytes. */
const sizeLimit = 250e6

const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** The folders of the image at which deploy/compose.yaml puts volumes. */
function volumesOfNodes(): string[] {
  const file = resolve(import.meta.dirname, '../../deploy/compose.yaml')
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
    services: Record<string, { volumes: string[] }>
  }
  return (services['node-a']?.volumes ?? []).map((volume) => volume.split(':')[1] ?? '')
}

/** Reads the brightness of each pixel of the card of the home page. */
async function readCard({ origin }: { origin: string }) {
  const picture = await (await fetch(`${origin}/share-card.jpg`)).arrayBuffer()
  return sharp(picture).grayscale().raw().toBuffer()
}

describe.skipIf(!isRoot || !process.env.BUILDAH_PATH)('the container image', { timeout }, () => {
  packBeforeTests()

  test('runs the site as its first process, without rights, on a read-only root with one volume', async () => {
    const folder = makeTestFolder('image')
    onTestFinished(() => removeTestFolder(folder))
    const { settings, place, run } = await buildImage(folder)
    expect(settings).toMatchObject({
      User: '10001:10001',
      Volumes: { '/data': {} },
      StopSignal: 'SIGTERM',
      Healthcheck: { Test: ['CMD', '/app/start', 'health'] },
    })
    const size = execFileSync('du', ['-s', '--block-size=1', place], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(sizeLimit)
    // A new volume takes over who owns its folder; those of Compose are there too.
    for (const volume of volumesOfNodes()) {
      const { uid, gid, mode } = statSync(join(place, volume))
      expect([volume, uid, gid, mode & 0o777]).toEqual([volume, 10_001, 10_001, 0o700])
    }
    expect(run('/app/start', '--help')).toContain('restore')
    // Nothing listens there: the check fails in words of its exit code.
    expect(() => run('/app/start', 'health')).toThrow('Command failed')

    const { env, command } = asContainer(folder, place, settings)
    const imageEnv: Record<string, string> = {}
    for (const each of settings.Env) {
      const [name = '', value = ''] = each.split('=', 2)
      imageEnv[name] = value
    }
    const site = await startTestSite({ ...imageEnv, ...env, PORT: '0' }, [], {
      command,
      cwd: folder,
    })
    // Its parent passes no signal on; the first process ends with it.
    onTestFinished(() => stopProcess(site.process, 'SIGKILL'))
    const listening = site.log.find((line) => line.includes('"msg":"listening"'))
    expect(listening).toContain('"pid":1,')
    expect(await (await fetch(site.origin)).text()).toContain('<h1')
    // Drawn with native libraries and the font of the product: only the edges of letters differ.
    const outside = await siteOfTest()
    const [card, other] = [await readCard(site), await readCard(outside)]
    const difference = card.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
    expect(difference / card.length).toBeLessThan(3)

    const [first = 0] = childrenOf(site.process.pid)
    const inside = (...args: string[]) =>
      execFileSync('nsenter', ['--target', String(first), '--mount', '--root', ...args], {
        env: { PORT: String(site.port) },
        stdio: 'pipe',
      })
    inside('/app/start', 'health')
    expect(() => inside('/bin/sh', '-c', 'echo > /app/written')).toThrow('Read-only')
    expect(readFileSync(`/proc/${first}/status`, 'utf8')).toMatch(/^Uid:\s+10001\s/m)
    process.kill(first, 'SIGTERM')
    await expect.poll(() => site.process.exitCode, { timeout: 10_000 * patience }).toBe(0)
    // Its log comes through a pipe of its own, at times after its end.
    await expect.poll(() => site.log.at(-1)).toContain('"msg":"stopped"')
  })
})
