import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

type FileError = NodeJS.ErrnoException & { dest?: string }

/** Messages about a path, by the code of the error. */
const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) =>
    existsSync(dirname(path))
      ? `Nothing has the path ${path}.`
      : `There is no folder ${dirname(path)}. Make it, or name another place.`,
  EACCES: mayNot,
  EPERM: mayNot,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EROFS: (path) => `${path} is on a disk that cannot be written to. Name another place.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  ENOTDIR: (path) => `A part of ${path} is a file, not a folder. Name another place.`,
  EIO: (path) => `The disk of ${path} does not work. Name another place.`,
}

function mayNot(path: string) {
  return `This account may not use ${path}. Run this as the account of the site, or give it the right to.`
}

function noRoom(path: string) {
  return `There is no room for ${path} on its disk. Make room, or name another place.`
}

/** Messages for errors of a write, which do not name the file. */
const withoutPath: Record<string, string> = {
  ENOSPC: 'There is no room on the disk. Make room, or name another place.',
  EDQUOT: 'There is no room on the disk for this account. Make room, or name another place.',
  EIO: 'A disk does not work. Name another place.',
}

/**
 * Says in a sentence why a file could not be read or written, and what to do.
 *
 * @param place the file, for errors that name none
 * @returns `null` for an error that is not about files
 * @example explainFileFault(error, file) // 'There is no folder /mnt/usb. Make it, or …'
 */
export function explainFileFault(error: unknown, place?: string): string | null {
  if (!(error instanceof Error)) return null
  const { code = '', path = place, dest = path } = error as FileError
  if (dest === undefined) return withoutPath[code] ?? null
  // What is written has this ending until it is complete.
  return sentences[code]?.(dest.replace(/\.part(?:-\w+\/.*)?$/, '')) ?? null
}
