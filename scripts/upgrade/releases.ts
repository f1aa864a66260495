import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { removeUnlessFinished } from '../../school/base/unfinished.server.ts'
import { readVersion } from '../../server/version.ts'
import { runProgram } from './run-program.ts'

/** An upgrade that could not be done, for a reason that the operator must read. */
export class UpgradeError extends Error {
  override readonly name = 'UpgradeError'
}

/** An unpacked release. */
export interface Release {
  name: string
  folder: string
  /** the commit that it was made from */
  commit: string
}

/** The releases of a site: the link that is switched, and where it leads now. */
export interface Releases {
  link: string
  /** the path that the link holds */
  target: string
  present: Release
}

/** Finds the link by which this release was called. @param start how its `start` was typed */
export function findReleases(start: string | undefined): Releases {
  const link = start === undefined ? '' : dirname(resolve(start))
  if (link === '' || !lstatSync(link).isSymbolicLink()) {
    throw new UpgradeError(
      'Call it by the link that leads to the present release, such as /srv/dyci/current/start upgrade ARCHIVE: that link is switched.',
    )
  }
  return { link, target: readlinkSync(link), present: releaseAt(realpathSync(link)) }
}

const releaseAt = (folder: string): Release => ({
  name: basename(folder),
  folder,
  commit: readVersion(folder).commit ?? '',
})

/** Lets the link lead somewhere else, at once: there is no moment without a release. */
export function switchLink(link: string, target: string) {
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(target, next)
  renameSync(next, link)
}

/**
 * Unpacks a release beside the present one, and starts one of its commands to see that it runs on
 * this machine. One that is unpacked already stays.
 */
export async function unpack(archive: string, { present }: Releases): Promise<Release> {
  if (!existsSync(archive)) throw new UpgradeError(`There is no file ${archive}.`)
  await compareChecksum(archive)
  const folder = dirname(present.folder)
  const unpacked = mkdtempSync(join(folder, '.unpacking-'))
  const isFinished = removeUnlessFinished(unpacked)
  const mask = process.umask(0o022)
  try {
    const code = await runProgram('tar', ['-xf', archive, '-C', unpacked, '--no-same-owner'])
    const [name = '', ...others] = code === 0 ? readdirSync(unpacked) : []
    const inside = join(unpacked, name)
    if (
      others.length > 0 ||
      !['start', 'release.json'].every((each) => existsSync(join(inside, each)))
    )
      throw new UpgradeError(`${archive} is not a release of the site, or not all of it is there.`)
    return releaseAt(moveRelease(inside, join(folder, name)))
  } finally {
    process.umask(mask)
    rmSync(unpacked, { recursive: true, force: true })
    isFinished()
  }
}

/** Moves an unpacked release to its folder, unless it is there already. @returns the folder */
function moveRelease(unpacked: string, folder: string): string {
  if (!existsSync(folder)) renameSync(unpacked, folder)
  else if (releaseAt(folder).commit !== releaseAt(unpacked).commit)
    throw new UpgradeError(`${folder} is there already, and is another release. Remove it first.`)
  return folder
}

async function compareChecksum(archive: string) {
  const file = `${archive}.sha256`
  if (!existsSync(file)) return
  const hash = createHash('sha256')
  for await (const part of createReadStream(archive)) hash.update(part as Buffer)
  if (!readFileSync(file, 'utf8').startsWith(`${hash.digest('hex')} `))
    throw new UpgradeError(`${archive} does not have the checksum of ${file}. Copy it again.`)
}
