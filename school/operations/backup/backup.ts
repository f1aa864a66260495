import * as z from 'zod'
import type { Row } from '../../../db/snapshot/snapshot.ts'

/** A backup could not be made, read or restored, for a reason that the operator must read. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** The format of backups that are made today; the first one was a format of our own. */
export const backupFormat = 2

/** Names of tables and columns become part of statements. */
export const identifier = z.string().regex(/^[a-z][a-z_0-9]*$/)

/** The head of a backup. The first format has no number of a format. */
export const headSchema = z.object({
  format: z.int().default(1),
  madeAt: z.coerce.date(),
  /** version of the product */
  version: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  migrations: z.array(z.string()).min(1),
})

/** Counts of what a backup holds. A restore compares them with what it read. */
export const endSchema = z.object({
  /** number of rows, by table */
  rows: z.record(identifier, z.int()),
  files: z.int(),
  /** files that the site had lost already */
  missing: z.array(z.string()),
})

/** `backup.json`, the first member of a backup. */
export const contentsSchema = headSchema.extend(endSchema.shape)

/** A value in a row of a table. */
export const cellSchema = z.union([z.string(), z.number(), z.null()])
/** The values of a row, by column. */
export const rowSchema = z.record(identifier, cellSchema)
/** The highest id that each table has given out. */
export const countersSchema = z.record(identifier, z.int())

/** Returns whether a file of a backup may have this path: the key, or a file of the media library. */
export const isPath = (path: string) => /^(staff\.key|media\/[\w-]+\/[\w-]+\/[^/\\]+)$/.test(path)

export type BackupHead = z.output<typeof headSchema>
export type BackupEnd = z.output<typeof endSchema>

/** A part of a backup in any format, in this order: head, rows and counters, files, end. */
export type BackupPart =
  | { type: 'head'; head: BackupHead }
  | { type: 'rows'; table: string; rows: Row[] }
  | { type: 'counters'; counters: Record<string, number> }
  | { type: 'file'; path: string; bytes: AsyncIterable<Uint8Array> }
  | { type: 'end'; end: BackupEnd }

/** The bytes of a backup. */
export interface BackupSource {
  bytes: number
  /** reads at most `length` bytes from a position on: none at the end */
  read: (position: number, length: number) => Promise<Buffer>
}

/** One of the formats of backups. */
export interface BackupFormat {
  /** the first bytes of a file */
  mark: string
  /** returns `null` when the passphrase is wrong */
  open: (source: BackupSource, passphrase: string) => Promise<AsyncIterable<BackupPart> | null>
}

/** Reads a JSON text of a backup. @throws {@link BackupError} when it is something else */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw contradiction()
  }
}

/** Makes the error about a backup that is not what it says. */
export const contradiction = () =>
  new BackupError('The content of this backup contradicts itself. Use another one.')

/** Receives the progress of a command, from 0 to 1. */
export type OnProgress = (part: number) => void
