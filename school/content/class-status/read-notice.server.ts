import type { Database } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { classNoticeKind } from '../../kinds/class-notice.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import type { StandingNotice } from './class-status.ts'
import { toNotice } from './read-class-status.server.ts'

/** A notice at its own address, whether it stands or not. Times are UTC in milliseconds. */
export interface NoticePage {
  notice: StandingNotice
  /** when it was withdrawn; `null`: it was not */
  withdrawnAt: number | null
  /** what the school said with it, and when, in order */
  history: NoticeEvent[]
}

/** One change that visitors saw. */
export interface NoticeEvent {
  what: 'published' | 'corrected' | 'withdrawn' | 'restored'
  at: number
  /** the headline from then on */
  headline: string
}

type Source = Pick<ContentSource, 'database' | 'now'>

/**
 * Reads the notice at a slug, also one that was withdrawn; `null` for one that visitors never saw.
 * Another `slug` means that it has moved.
 */
export async function readNoticePage(source: Source, slug: string): Promise<NoticePage | null> {
  const { database } = source
  const now = source.now()
  const visible = await findVisibleEntry(database, { kind: classNoticeKind.name, slug, now })
  const row = visible ?? (await findWithdrawn(source, slug))
  if (!row) return null
  return {
    notice: toNotice(row),
    withdrawnAt: visible ? null : row.changed_at,
    history: await readHistory(database, row.id, now),
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

/** Reads from the activity log what visitors saw of a notice, without the names of staff. */
async function readHistory(database: Database, id: number, now: number): Promise<NoticeEvent[]> {
  const rows = await database
    .selectFrom('activity')
    .select(['at', 'action', 'title', 'before', 'after'])
    .where('subject', '=', classNoticeKind.name)
    .where('subject_id', '=', String(id))
    .where('action', 'in', ['publish', 'unpublish', 'trash', 'restore'])
    .orderBy('id')
    .execute()
  const events: NoticeEvent[] = []
  for (const { at, title, before, after } of rows) {
    const [was, is] = [fieldsOf(before), fieldsOf(after)]
    const what = whatHappened(was, is, events.length > 0)
    const from = Math.max(at, typeof is['publishAt'] === 'number' ? is['publishAt'] : 0)
    if (what && from <= now) events.push({ what, at: from, headline: title })
  }
  return events
}

type Fields = Record<string, unknown>

const fieldsOf = (json: string | null) => (json === null ? {} : (JSON.parse(json) as Fields))

/** Fields that are no part of what a notice says. */
const unsaid = new Set(['status', 'publishAt', 'expiresAt', 'dueAt', 'reviewRequestedAt'])

function whatHappened(was: Fields, is: Fields, isLater: boolean): NoticeEvent['what'] | null {
  if (is['status'] === 'published') return isLater ? 'restored' : 'published'
  if (was['status'] === 'published') return 'withdrawn'
  const isChanged = Object.keys(is).some((field) => !unsaid.has(field))
  return isChanged && isLater && is['status'] === undefined ? 'corrected' : null
}
