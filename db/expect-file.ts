import { access } from 'node:fs/promises'
import { StorageError } from './storage-error.ts'

/** @throws {@link StorageError} when there is no such database, or this account may not use it */
export async function expectFile(file: string) {
  try {
    await access(file)
  } catch (error) {
    if (['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new StorageError(
        'away',
        `This account may not use the database ${file}. Run this as the account of the site.`,
        error,
      )
    throw new StorageError('missing', `The database ${file} is missing.`, error)
  }
}
