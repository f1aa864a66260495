import { execFileSync, type StdioOptions } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { releaseArchive } from './release.ts'

const root = resolve(import.meta.dirname, '../..')

/** The account of the image. */
const imageAccount = 10_001

/** Settings of the image that tests read. */
export interface ImageSettings {
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
export async function buildImage(folder: string) {
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
export function asContainer(folder: string, place: string, { User, Entrypoint }: ImageSettings) {
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
