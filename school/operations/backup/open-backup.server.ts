import { open, stat } from 'node:fs/promises'
import { BackupError, type BackupPart, type BackupSource } from './backup.ts'
import { firstFormat } from './first-format.server.ts'
import { archiveFormat } from './read-archive.server.ts'

/** A backup in any format. */
export interface OpenBackup {
  /** in the order in which they are restored; read once */
  parts: AsyncIterable<BackupPart>
  /** returns how much of the file was read, from 0 to 1 */
  progress: () => number
  close: () => Promise<void>
}

/**
 * Opens a backup, of today or in the first format.
 *
 * @throws {@link BackupError} with a sentence when it is something else, or when the passphrase is
 * wrong; its parts throw one when it was cut off or changed
 */
export async function openBackup(path: string, passphrase: string): Promise<OpenBackup> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There is no file ${path}.`) : error
  })
  if (found.isDirectory()) throw new BackupError(`${path} is a folder. Name a file.`)
  const file = await open(path)
  try {
    let readBytes = 0
    const source: BackupSource = {
      bytes: found.size,
      read: async (position, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
        readBytes = position + bytesRead
        return buffer.subarray(0, bytesRead)
      },
    }
    const start = (await source.read(0, 32)).toString('latin1')
    const format = [archiveFormat, firstFormat].find(({ mark }) => start.startsWith(mark))
    if (!format) throw new BackupError(`${path} is not a backup of this site.`)
    const parts = await format.open(source, passphrase).catch((error: unknown) => {
      throw damaged(path, error)
    })
    if (!parts) {
      throw new BackupError(
        `The passphrase is wrong for ${path}. Set BACKUP_PASSPHRASE to the one it was made with.`,
      )
    }
    return {
      parts: partsOf(path, parts),
      progress: () => readBytes / source.bytes,
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function* partsOf(
  path: string,
  parts: AsyncIterable<BackupPart>,
): AsyncGenerator<BackupPart> {
  for await (const part of unlessDamaged(path, parts))
    yield part.type === 'file' ? { ...part, bytes: unlessDamaged(path, part.bytes) } : part
}

/** Says in a sentence that a file cannot be read. */
async function* unlessDamaged<Value>(
  path: string,
  source: AsyncIterable<Value>,
): AsyncGenerator<Value> {
  try {
    yield* source
  } catch (error) {
    throw damaged(path, error)
  }
}

const damaged = (path: string, cause: unknown) =>
  cause instanceof BackupError
    ? cause
    : new BackupError(
        `${path} was cut off, changed or damaged after it was made. Copy it again, or use another backup.`,
        { cause },
      )
