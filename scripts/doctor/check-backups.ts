import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackupState } from '../../school/operations/backup/backup-state.server.ts'
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
