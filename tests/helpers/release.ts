import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, onTestFinished } from 'vitest'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'
import { patience } from './patience.ts'
import { startTestSite } from './site.ts'

const root = resolve(import.meta.dirname, '../..')

/** The account without rights: where the tests run as root, no file would be read-only for them. */
const accountId = 65_534
export const isRoot = process.getuid?.() === 0

/** A command that runs another one with that account, where it may. */
export const unprivileged: readonly string[] = isRoot
  ? ['setpriv', `--reuid=${accountId}`, `--regid=${accountId}`, '--clear-groups']
  : []

/** The folder of this test run: all its workers have the same parent. */
const shared = join(tmpdir(), `dyci-release-${process.ppid}`)

/** Packs a release from the build. @returns the folder of archive, checksum and list of parts */
export function packRelease(folder: string): string {
  execFileSync(
    process.execPath,
    ['scripts/release/make-release.ts', '--with-changes', '--to', folder],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return folder
}

/** Packs and unpacks the release of this run, in the first test that needs it. */
async function sharedRelease(): Promise<string> {
  const done = join(shared, 'done')
  const isFirst = mkdirSync(shared, { recursive: true }) !== undefined
  if (isFirst) {
    packRelease(shared)
    const unpacked = join(shared, 'unpacked')
    mkdirSync(unpacked)
    execFileSync('tar', ['-xzf', archiveIn(shared), '-C', unpacked])
    execFileSync('chmod', ['-R', 'a-w', unpacked])
    writeFileSync(done, '')
  }
  while (!existsSync(done)) await setTimeout(100)
  return shared
}

/** Packs the release before the tests of a group, so that its time is not that of the first of them. */
export const packBeforeTests = () =>
  beforeAll(async () => {
    await sharedRelease()
  }, 300_000 * patience)

/** Returns the archive of this run's release. */
export const releaseArchive = async () => archiveIn(await sharedRelease())

export function archiveIn(folder: string): string {
  const name = readdirSync(folder).find((each) => each.endsWith('.tar.gz'))
  return join(folder, name ?? 'no archive')
}

/** Makes a folder that other accounts can read and this test's site can write to. */
export function openFolder(purpose: string): string {
  const folder = makeTestFolder(purpose)
  onTestFinished(() => removeTestFolder(folder))
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, accountId, accountId)
  return folder
}

/**
 * Puts the read-only release into a folder, under a name of its own. Its files are those of the
 * other places: replace one, do not write into it.
 */
export async function placeRelease(folder: string, name: string): Promise<string> {
  const unpacked = join(await sharedRelease(), 'unpacked')
  const place = join(folder, name)
  const [release = ''] = readdirSync(unpacked)
  execFileSync('cp', ['-al', join(unpacked, release), place])
  // Folders can be removed again; the files are those of other places.
  onTestFinished(
    () => void execFileSync('find', [place, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']),
  )
  return place
}

/**
 * Starts an unpacked release as its operator does: with its own `start`, another account than the
 * owner of its files, and no environment but these settings and the folder for its data.
 */
export function startRelease(
  place: string,
  dataDir: string,
  settings: Record<string, string> = {},
) {
  const environment = { PORT: '0', LOG_LEVEL: 'info', ...settings }
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  return startTestSite({ DATA_DIR: dataDir }, [...unprivileged, 'env', '-i', ...variables], {
    command: [join(place, 'start')],
    cwd: '/',
  })
}
