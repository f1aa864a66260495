import type { Reader } from '../reader.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { classNoticeKind } from '../../kinds/class-notice.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { readSaidHistory, type SaidEvent } from '../statements/said-history.server.ts'
import type { StandingNotice } from './class-status.ts'
import { toNotice } from './read-class-status.server.ts'

/** A notice at its own address, whether it stands or not. Times are UTC in milliseconds. */
export interface NoticePage {
  notice: StandingNotice
  /** by which anyone checks it */
  code: string | null
  /** time of its withdrawal; `null`: it was not withdrawn */
  withdrawnAt: number | null
  /** everything the school said with it, with the times, in order */
  history: SaidEvent[]
}

type Source = Reader & Pick<ContentSource, 'now'>

/**
 * Reads the notice at a slug, also one that was withdrawn; `null` for one that visitors never saw.
 * Another `slug` means that it has moved.
 */
export async function readNoticePage(source: Source, slug: string): Promise<NoticePage | null> {
  const { database } = source
  const now = source.now()
  const visible = await findVisibleEntry(source, { kind: classNoticeKind.name, slug, now })
  const row = visible ?? (await findWithdrawn(source, slug))
  if (!row) return null
  const history = await readSaidHistory(database, classNoticeKind, row, now)
  const last = history.at(-1)
  // One that was taken down after its days had ended by itself.
  const withdrawnAt = last?.what === 'withdrawn' ? last.at : last ? null : row.changed_at
  return {
    notice: toNotice(row),
    code: row.code,
    withdrawnAt: visible ? null : withdrawnAt,
    history,
  }
}

async function findWithdrawn({ database, now }: Source, slug: string): Promise<EntryRow | null> {
  const row = await database
    .selectFrom('entry')
    .innerJoin('entry_slug', 'entry_slug.entry_id', 'entry.id')
    .selectAll('entry')
    .where('entry_slug.kind', '=', classNoticeKind.name)
    .where('entry_slug.slug', '=', slug)
    .where('entry.status', 'in', ['unpublished', 'trashed'])
    .where('entry.publish_at', '<=', now())
    .executeTakeFirst()
  // One that was scheduled and taken back before its time was never said.
  return row && (row.publish_at ?? 0) <= row.changed_at ? row : null
}
