import type { CopyState } from '../../school/operations/backup/copy-state.server.ts'
import { WebFolder } from '../../server/backups/web-folder.ts'
import type { Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

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
