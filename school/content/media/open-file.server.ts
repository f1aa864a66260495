import { open } from 'node:fs/promises'
import type { OpenMedia } from './media-store.ts'

/** Opens a file on this disk; `null` when it is not there. */
export async function openFile(path: string): Promise<OpenMedia | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const { size } = await file.stat()
    return {
      size,
      stream: (part) => Promise.resolve(file.createReadStream(part)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
