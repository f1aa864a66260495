import * as z from 'zod'

/** A backup could not be made, read or restored, for a reason that the operator must read. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Names of tables and columns become part of statements. */
const identifier = z.string().regex(/^[a-z][a-z_0-9]*$/)

/** The first record of a backup. */
export const headSchema = z.object({
  madeAt: z.int(),
  /** version of the product */
  version: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  migrations: z.array(z.string()).min(1),
})

export const tableSchema = z.object({ name: identifier, columns: z.array(identifier).min(1) })
export const rowsSchema = z.array(z.array(z.union([z.string(), z.number(), z.null()])))
export const countersSchema = z.record(identifier, z.int())

/** A file: the key, or one of the media library. */
export const fileSchema = z.object({
  path: z.string().regex(/^(staff\.key|media\/[\w-]+\/[\w-]+\/[^/\\]+)$/),
})
export const fileEndSchema = z.object({ bytes: z.int(), sha256: z.string() })

/** The last record: what the backup holds, and a checksum of all records before. */
export const endSchema = z.object({
  rows: z.record(identifier, z.int()),
  files: z.int(),
  /** files that the site had lost already */
  missing: z.array(z.string()),
  sha256: z.string(),
})

export type BackupHead = z.output<typeof headSchema>
export type BackupEnd = z.output<typeof endSchema>

/** Receives the progress of a command, from 0 to 1. */
export type OnProgress = (part: number) => void
