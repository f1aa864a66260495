import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackupState, CopyState } from '../../school/operations/backup/backup-state.server.ts'
import { WebFolder } from '../../server/backups/web-folder.ts'
import type { Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

const backups = findings('Backups')

/** Checks that backups are made, pass their test, and lie on another disk than the data. */
export function* checkBackups(
  { BACKUP_EVERY: everyHours, BACKUP_TO: folder, DATA_DIR: dataDir }: Environment,
  state: BackupState | null,
): Iterable<Finding> {
  const passed = state?.passedAt
    ? `The last one passed its test on ${new Date(state.passedAt).toISOString()}.`
    : null
  if (everyHours === 0) {
    const last = passed === null ? '' : ` ${passed}`
    yield backups.look(
      `The site makes none by itself.${last} Set BACKUP_EVERY=24, BACKUP_PASSPHRASE and BACKUP_TO.`,
    )
    return
  }
  if (state?.problem) yield backups.fault(`The last one failed: ${state.problem}`)
  else if (state?.isLate)
    yield backups.fault('None was made when it was due. Look at the log of the site.')
  else if (passed !== null) yield backups.ok(passed)
  else yield backups.look('None has passed its test yet. The site makes one soon after its start.')
  yield* checkFolder(folder ?? join(dataDir, 'backups'), dataDir)
}

function* checkFolder(folder: string, dataDir: string): Iterable<Finding> {
  const nearest = existsSync(folder) ? folder : dirname(folder)
  try {
    accessSync(nearest, constants.W_OK)
  } catch {
    yield backups.fault(`This account may not write to ${folder}. Give it the folder.`)
    return
  }
  if (existsSync(dataDir) && statSync(nearest).dev === statSync(dataDir).dev)
    yield backups.look(
      `${folder} is on the disk of the data: one broken disk takes both. Set BACKUP_TO to another disk.`,
    )
}

const copies = findings('Copies')

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Says what became of the last copy of a backup on another server. */
export function* checkLastCopy(
  { BACKUP_WEBDAV: address }: Environment,
  state: CopyState | null,
): Iterable<Finding> {
  if (!address) return
  if (state?.failedAt) yield copies.fault(`The last copy of a backup failed: ${state.problem}`)
  else if (state?.problem) yield copies.look(state.problem)
  else if (state?.arrivedAt)
    yield copies.ok(`The last one arrived on ${new Date(state.arrivedAt).toISOString()}.`)
  else yield copies.look('None has arrived yet. One is sent after the next backup.')
}

/** Signs in to the other server and lists the folder. It writes nothing. */
export async function* checkCopyServer({
  BACKUP_WEBDAV: address,
}: Environment): AsyncIterable<Finding> {
  if (!address) return
  const { folder, authorization } = address
  const { protocol, hostname, host } = new URL(folder)
  if (protocol === 'http:' && authorization && !ownMachine.has(hostname))
    yield copies.fault(
      `The password for ${host} travels in plain text. Write https:// in BACKUP_WEBDAV.`,
    )
  try {
    const listing = await new WebFolder(address).list()
    if (listing === 'missing')
      yield copies.look(`There is no folder ${folder} yet. The first copy makes it.`)
    else if (listing === 'unknown')
      yield copies.look(
        `${folder} answers, but does not list its files: old copies there are not removed. Look whether it is a WebDAV folder.`,
      )
    else yield copies.ok(`${folder} accepts this site.`)
  } catch (error) {
    yield copies.fault(`${(error as Error).message} Check BACKUP_WEBDAV.`)
  }
}
