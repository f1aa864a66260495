import fs, { fdatasync, fstatSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { vi } from 'vitest'

/**
 * Notes which files and folders the code under test syncs to the disk during this test.
 *
 * @returns whether one was synced, by its path now
 */
export async function watchSyncs(): Promise<(path: string) => boolean> {
  const some = await open(tmpdir())
  const handles = Object.getPrototypeOf(some) as typeof some
  await some.close()
  const synced = new Set<number>()
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof some) {
    synced.add((await this.stat()).ino)
    await this.datasync()
  })
  // Streams that flush sync by the number of their file.
  vi.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    synced.add(fstatSync(file).ino)
    fdatasync(file, done)
  })
  return (path) => synced.has(statSync(path).ino)
}
