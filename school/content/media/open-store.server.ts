import { join } from 'node:path'
import type { DatabaseOrTransaction, DatabaseSettings } from '../../../db/database.ts'
import { databaseStore } from './database-store.server.ts'
import { MediaCopies } from './media-copies.server.ts'
import { folderStore, mediaFolder } from './media-folder.server.ts'
import type { MediaStore } from './media-store.ts'

/** Returns the folder of the copies that a node keeps of files of PostgreSQL. */
const copiesFolder = (dataDir: string) => join(dataDir, 'media-copies')

/**
 * Opens the store of the media library: with SQLite the data folder, with PostgreSQL the database.
 *
 * @param copiesBytes maximum size of the copies of PostgreSQL's files on this disk; 0 for no copies
 */
export function openMediaStore(
  database: DatabaseOrTransaction,
  { dataDir, databaseUrl }: DatabaseSettings,
  copiesBytes = 0,
): MediaStore {
  if (!databaseUrl) return folderStore(mediaFolder(dataDir))
  const folder = copiesFolder(dataDir)
  const copies = copiesBytes > 0 ? new MediaCopies(folder, copiesBytes) : null
  return databaseStore(database, { copies, folder })
}
