import type { Readable } from 'node:stream'

/** Identifies a version of a file of the media library. */
export interface VersionKey {
  id: string
  version: string
}

/** An open file of the library. Always close it. */
export interface OpenMedia {
  /** in bytes */
  size: number
  /** reads a part of the file, both ends included, once: the end of the stream closes the file */
  stream: (part: { start: number; end: number }) => Promise<Readable>
  close: () => Promise<void>
}

/**
 * Storage of the files of the media library: a folder beside SQLite, or PostgreSQL
 * (docs/decisions/0137). A version has a file `whole`, and a picture one of each size; they never
 * change.
 */
export interface MediaStore {
  /** stores the files of a new version so that they survive a power cut: all or none */
  put: (place: VersionKey, files: ReadonlyMap<string, Buffer>) => Promise<void>
  /** removes the files of one version, or of all versions */
  remove: (id: string, version?: string) => Promise<void>
  /** lists the names of the files of a version; empty for an unknown version */
  list: (place: VersionKey) => Promise<string[]>
  /** opens a file; `null` when it does not exist */
  open: (place: VersionKey, name: string) => Promise<OpenMedia | null>
  /** reads a small file whole; `null` when it does not exist */
  read: (place: VersionKey, name: string) => Promise<Buffer | null>
  /** counts the bytes of all files */
  countBytes: () => Promise<number>
  /**
   * removes files without a row in the database: aborted uploads, versions that are no longer kept,
   * and files whose row was never added. Keeps files younger than an hour, whose row may still be
   * added.
   *
   * @param keptVersions the versions of each media file, by id
   * @param now UTC in milliseconds
   * @returns how many versions and unfinished uploads were removed
   */
  sweep: (keptVersions: ReadonlyMap<string, ReadonlySet<string>>, now: number) => Promise<number>
  /** returns a path on this disk for a file that is being received */
  incomingPath: () => Promise<string>
}

/** Minimum age before {@link MediaStore.sweep} removes anything, in milliseconds. */
export const minSweepAgeMs = 60 * 60 * 1000

/** Returns the size of some files together, in bytes. */
export const sizeOf = (files: ReadonlyMap<string, Buffer>): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0)

/** Error of a file that was removed while it was read. */
export class MediaRemoved extends Error {}
