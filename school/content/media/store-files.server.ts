import type { MediaFailure } from './media.ts'
import { sizeOf, type MediaPlace, type MediaStore } from './media-store.ts'
import { formatBytes } from '../../base/formats.ts'

/**
 * Stores the files of a new version, before its row exists.
 *
 * @returns why they are refused; `null` when they are stored
 */
export async function storeFiles(
  { store, maxBytes }: { store: MediaStore; maxBytes: number },
  place: MediaPlace,
  files: ReadonlyMap<string, Buffer>,
): Promise<MediaFailure | null> {
  const used = await store.countBytes()
  if (used + sizeOf(files) > maxBytes) {
    const error = `The media library is full: ${formatBytes(used)} of ${formatBytes(maxBytes)} are used. Delete files that are no longer needed, or ask for a higher limit (MEDIA_MAX_GB).`
    return { reason: 'full', error }
  }
  await store.put(place, files)
  return null
}
