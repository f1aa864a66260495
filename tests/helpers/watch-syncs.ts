import { statSync } from 'node:fs'
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
  return (path) => synced.has(statSync(path).ino)
}
