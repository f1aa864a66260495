// Finds a folder in memory for the databases of the tests.
import { accessSync, constants, statfsSync } from 'node:fs'

/** Linux keeps the files of this folder in memory. */
const sharedMemory = '/dev/shm'

/** Containers give 64 MB of it by default, which PostgreSQL fills at once. */
const neededBytes = 2 * 1024 ** 3

/** Returns the folder; `null` when it is missing or has too little space. */
export function findMemoryFolder() {
  try {
    accessSync(sharedMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= neededBytes ? sharedMemory : null
  } catch {
    return null
  }
}
