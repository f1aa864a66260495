import type { Readable } from 'node:stream'

/** A version of a file of the media library. */
export interface MediaPlace {
  id: string
  version: string
}

/** A file of the library that is being read. Close it in any case. */
export interface OpenMedia {
  /** in bytes */
  size: number
  /** Reads a part of it, both ends included; called once. Closes by itself at the end. */
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
  put: (place: MediaPlace, files: ReadonlyMap<string, Buffer>) => Promise<void>
  /** removes one version of a file, or all of it */
  remove: (id: string, version?: string) => Promise<void>
  /** lists the names of the files of a version; none when it is not there */
  list: (place: MediaPlace) => Promise<string[]>
  /** opens a file; `null` when it is not there */
  open: (place: MediaPlace, name: string) => Promise<OpenMedia | null>
  /** reads a small file whole; `null` when it is not there */
  read: (place: MediaPlace, name: string) => Promise<Buffer | null>
  /** counts the bytes of all files */
  countBytes: () => Promise<number>
  /**
   * Removes files without a row in the database: aborted uploads, versions that are no longer kept,
   * and files whose row was never added. Keeps those younger than an hour: the row may be on its way.
   *
   * @param keptVersions the versions of each media file, by id
   * @param now UTC in milliseconds
   * @returns how many versions and unfinished uploads were removed
   */
  sweep: (keptVersions: ReadonlyMap<string, ReadonlySet<string>>, now: number) => Promise<number>
  /** returns a path on this disk for a file on its way into the library */
  incomingPath: () => Promise<string>
}

/** Minimum age before {@link MediaStore.sweep} removes anything, in milliseconds. */
export const minSweepAgeMs = 60 * 60 * 1000

/** Returns how many bytes some files have. */
export const sizeOf = (files: ReadonlyMap<string, Buffer>): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0)

/** A file was removed while it was read. */
export class MediaRemoved extends Error {}
