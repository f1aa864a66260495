import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Environment } from '../../server/environment.ts'
import { findings, reasonOf, type Finding } from './finding.ts'

const disk = findings('Disk')
const permissions = findings('Permissions')
const secrets = findings('Secrets')

/** Free space below which the site will soon stop, in bytes. */
const neededBytes = 200e6

/** Free space below which an operator should look, in bytes. */
const comfortableBytes = 2e9

/** Checks the data folder: its disk, who may read it, and whether this account may write to it. */
export function* checkDataFolder({ DATA_DIR: dataDir }: Environment): Iterable<Finding> {
  const folder = nearestFolder(dataDir)
  yield checkSpace(folder, dataDir)
  yield checkWriting(folder, dataDir)
  if (existsSync(dataDir)) yield* checkReaders(dataDir)
  if (process.getuid?.() === 0)
    yield permissions.look(
      'This command runs as root. Run the site, and this command, as an account of its own.',
    )
}

/** Returns a folder, or the folder above it in which it would be made. */
const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder))

function checkSpace(folder: string, dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / 1e9).toFixed(1)} GB are free for ${dataDir}.`
  if (free < neededBytes) return disk.fault(`${text} Make room now: saves will fail.`)
  return free < comfortableBytes ? disk.look(`${text} Make room soon.`) : disk.ok(text)
}

/** Writes a file to the disk and removes it. */
function checkWriting(folder: string, dataDir: string): Finding {
  const probe = join(folder, `.doctor-${process.pid}`)
  try {
    const file = openSync(probe, 'wx', 0o600)
    try {
      writeSync(file, 'A check of the disk.')
      fsyncSync(file)
    } finally {
      closeSync(file)
      rmSync(probe)
    }
    return permissions.ok(`This account may write to ${dataDir}.`)
  } catch (error) {
    return permissions.fault(
      `This account may not write to ${dataDir} (${reasonOf(error)}). Give it the folder: chown -R ACCOUNT ${dataDir}`,
    )
  }
}

/** Finds what other accounts of the machine may read: password hashes, drafts, keys. */
function* checkReaders(dataDir: string): Iterable<Finding> {
  const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0
  const owner = statSync(dataDir).uid
  if (isOpen(dataDir))
    yield permissions.fault(`Other accounts may read ${dataDir}. Run: chmod -R go= ${dataDir}`)
  else if (process.getuid && owner !== process.getuid())
    yield permissions.look(
      `${dataDir} belongs to account ${owner}, not to the one that runs this command. Run it as the site’s account.`,
    )
  for (const key of readdirSync(dataDir).filter((name) => name.endsWith('.key')))
    yield isOpen(join(dataDir, key))
      ? secrets.fault(`Other accounts may read ${key}. Run: chmod 600 ${join(dataDir, key)}`)
      : secrets.ok(`Only the site’s account reads ${key}. Backups contain it.`)
}
