import { join } from 'node:path'
import type { DatabaseOrTransaction, DatabaseSettings } from '../../../db/database.ts'
import { databaseStore } from './database-store.server.ts'
import { MediaCopies } from './media-copies.server.ts'
import { folderStore, mediaFolder } from './media-folder.server.ts'
import type { MediaStore } from './media-store.ts'

/** Returns the folder of the copies that a node keeps of files of PostgreSQL. */
const copiesFolder = (dataDir: string) => join(dataDir, 'media-copies')

/**
 * Opens the files of the media library: those in the data folder with SQLite, those in the database
 * with PostgreSQL.
 *
 * @param copiesBytes how much of PostgreSQL's files this disk may hold; 0 for commands
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
