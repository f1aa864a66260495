import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { partWriter } from '../../content/media/database-store.server.ts'

/** Takes the files of a backup, named by their path below the data folder. */
export interface FileSink {
  put: (path: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** makes all of them survive a power cut */
  finish: () => Promise<void>
}

/** Puts the files into a folder. */
export function folderSink(folder: string): FileSink {
  /** those that files were put into, and the ones above them */
  const folders = new Set<string>()
  return {
    put: async (path, bytes) => {
      for (let each = dirname(path); each !== '.'; each = dirname(each))
        folders.add(join(folder, each))
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }))
    },
    finish: async () => {
      for (const each of [...folders, folder]) await syncFolder(each)
    },
  }
}

/** Puts the files of the media library into the database, and others into a folder. */
export function databaseSink(database: DatabaseOrTransaction, folder: string): FileSink {
  const others = folderSink(folder)
  return {
    put: async (path, bytes) => {
      const [, id, version, name] = /^media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
      if (!id || !version || !name) return others.put(path, bytes)
      const writer = partWriter(database, { id, version, name })
      for await (const chunk of bytes) await writer.write(chunk)
      await writer.end()
    },
    finish: others.finish,
  }
}
