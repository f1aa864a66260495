import { statSync } from 'node:fs'
import { StorageError } from './storage-error.ts'

/** Detects that an open database file was deleted or replaced: writes would be lost. */
export class SqliteFile {
  readonly path: string
  readonly #identities = new Map<string, string>()

  /** @param path of an open database */
  constructor(path: string) {
    this.path = path
    this.check()
  }

  /**
   * @throws {@link StorageError} when the database or its journal is not the file that was opened
   */
  check() {
    if (this.path === ':memory:') return
    for (const path of [this.path, `${this.path}-wal`]) {
      const found = statSync(path, { throwIfNoEntry: false })
      const identity = found && `${found.dev} ${found.ino}`
      const known = this.#identities.get(path)
      if (known === undefined && identity !== undefined) this.#identities.set(path, identity)
      else if (known !== identity) {
        throw new StorageError(
          'missing',
          `${path} was deleted or replaced while the site runs. Restart the site.`,
        )
      }
    }
  }
}
