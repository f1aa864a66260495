import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { partWriter } from '../../content/media/database-store.server.ts'

/** A file of a backup on its way to where it belongs. */
interface FileWriter {
  write: (bytes: Buffer) => Promise<void>
  end: () => Promise<void>
}

/** Takes the files of a backup, named by their path below the data folder. */
export interface FileSink {
  open: (path: string) => Promise<FileWriter>
  /** makes all of them survive a power cut */
  finish: () => Promise<void>
}

/** Puts the files into a folder. */
export function folderSink(folder: string): FileSink {
  /** those that files were put into, and the ones above them */
  const folders = new Set<string>()
  return {
    open: (path) => {
      for (let each = dirname(path); each !== '.'; each = dirname(each))
        folders.add(join(folder, each))
      return openWriter(join(folder, path))
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
    open: (path) => {
      const [, id, version, name] = /^media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
      return id && version && name
        ? Promise.resolve(partWriter(database, { id, version, name }))
        : others.open(path)
    },
    finish: others.finish,
  }
}

async function openWriter(path: string): Promise<FileWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const stream = createWriteStream(path, { mode: 0o600, flush: true })
  const ended = new Promise<void>((resolve, reject) =>
    stream.on('close', resolve).on('error', reject),
  )
  ended.catch(() => {})
  return {
    write: async (bytes) => {
      if (!stream.write(bytes))
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), ended])
    },
    end: () => {
      stream.end()
      return ended
    },
  }
}
