import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackupState, CopyState } from '../../school/operations/backup/backup-state.server.ts'
import { WebFolder } from '../../server/backups/web-folder.ts'
import type { Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

const backups = findings('Backups')

/** Checks that backups are made, pass their test, and lie on another disk than the data. */
export function checkBackups(
  { BACKUP_EVERY: everyHours, BACKUP_TO: folder, DATA_DIR: dataDir }: Environment,
  state: BackupState | null,
): Finding[] {
  if (everyHours === 0) {
    const last = state?.passedAt
      ? ` The last one passed its test on ${new Date(state.passedAt).toISOString()}.`
      : ''
    return [
      backups.look(
        `The site makes none by itself.${last} Set BACKUP_EVERY=24, BACKUP_PASSPHRASE and BACKUP_TO.`,
      ),
    ]
  }
  return [checkOutcome(state), ...checkFolder(folder ?? join(dataDir, 'backups'), dataDir)]
}

function checkOutcome(state: BackupState | null): Finding {
  if (state?.problem) return backups.fault(`The last one failed: ${state.problem}`)
  if (state?.isLate)
    return backups.fault('None was made when it was due. Look at the log of the site.')
  return state?.passedAt
    ? backups.ok(`The last one passed its test on ${new Date(state.passedAt).toISOString()}.`)
    : backups.look('None has passed its test yet. The site makes one soon after its start.')
}

function checkFolder(folder: string, dataDir: string): Finding[] {
  const place = existsSync(folder) ? folder : dirname(folder)
  try {
    accessSync(place, constants.W_OK)
  } catch {
    return [backups.fault(`This account may not write to ${folder}. Give it the folder.`)]
  }
  const isSameDisk = existsSync(dataDir) && statSync(place).dev === statSync(dataDir).dev
  return isSameDisk
    ? [
        backups.look(
          `${folder} is on the disk of the data: one broken disk takes both. Set BACKUP_TO to another disk.`,
        ),
      ]
    : []
}

const copies = findings('Copies')

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Says what became of the last copy of a backup on another server. */
export function checkLastCopy(
  { BACKUP_WEBDAV: address }: Environment,
  state: CopyState | null,
): Finding[] {
  if (!address) return []
  if (state?.failedAt) return [copies.fault(`The last copy of a backup failed: ${state.problem}`)]
  if (state?.problem) return [copies.look(state.problem)]
  return state?.arrivedAt
    ? [copies.ok(`The last one arrived on ${new Date(state.arrivedAt).toISOString()}.`)]
    : [copies.look('None has arrived yet. One is sent after the next backup.')]
}

/** Signs in to the other server and lists the folder. It writes nothing. */
export async function checkCopyServer({ BACKUP_WEBDAV: address }: Environment): Promise<Finding[]> {
  if (!address) return []
  const { folder, authorization } = address
  const { protocol, hostname, host } = new URL(folder)
  const found: Finding[] = []
  if (protocol === 'http:' && authorization && !ownMachine.has(hostname)) {
    found.push(
      copies.fault(
        `The password for ${host} travels in plain text. Write https:// in BACKUP_WEBDAV.`,
      ),
    )
  }
  return [...found, await lookAt(new WebFolder(address), folder)]
}

async function lookAt(server: WebFolder, folder: string): Promise<Finding> {
  try {
    const listing = await server.list()
    if (listing === 'missing')
      return copies.look(`There is no folder ${folder} yet. The first copy makes it.`)
    return listing === 'unknown'
      ? copies.look(
          `${folder} answers, but does not list its files: old copies there are not removed. Look whether it is a WebDAV folder.`,
        )
      : copies.ok(`${folder} accepts this site.`)
  } catch (error) {
    return copies.fault(`${(error as Error).message} Check BACKUP_WEBDAV.`)
  }
}
