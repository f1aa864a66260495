import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { toStorageError } from './sqlite-errors.ts'

/**
 * Copies the committed content of a SQLite database to another file, completely or not at all.
 * Replaces an older copy of that name.
 */
export function copySqlite(file: string, copy: string) {
  const draft = `${copy}.part`
  rmSync(draft, { force: true })
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      database.prepare('vacuum into ?').run(draft)
    } finally {
      database.close()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    throw toStorageError(error, file)
  }
  flush(draft)
  renameSync(draft, copy)
  flush(dirname(copy))
}

function flush(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
