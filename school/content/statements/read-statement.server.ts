import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { readCode } from '../../base/codes.ts'
import { dayInManila } from '../../base/dates.ts'
import { entryAddress, type EntryData } from '../../kinds/define-kind.ts'
import { findKind, type AnyKind, type KindName } from '../../kinds/index.ts'
import { changedParts, type StatementTexts, type StatementPart } from '../../kinds/statement.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { parseSnapshot } from '../entries/stored-entry.server.ts'

/** Statement of the school with a code. Times are UTC in milliseconds. */
export interface Statement {
  code: string
  kind: KindName
  category: string | null
  /** the present statement, or the last one */
  said: StatementTexts
  /**
   * `current`: it holds. `past`: its last day has passed. `ended`: it was shown until its end.
   * `withdrawn`: the school took it back.
   */
  state: 'current' | 'past' | 'ended' | 'withdrawn'
  /** time from which visitors could read it */
  since: number
  /** time of its end or withdrawal */
  until: number | null
  history: StatementEvent[]
  /** the path of its page; `null` where visitors cannot open one */
  path: string | null
}

/**
 * Reads what the school said under a code, as it is stored.
 *
 * @returns `null` for a code under which the school never said anything: unknown, or of a draft or a
 * sample
 */
export async function readStatement(
  source: Pick<ContentSource, 'database' | 'now' | 'host'>,
  code: string,
): Promise<Statement | null> {
  const { database } = source
  const now = source.now()
  if (readCode(code) !== code) return null
  const row = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'category', 'expires_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  const kind = row ? findKind(row.kind) : null
  if (!row || !kind) return null
  const history = await readStatementHistory(database, kind, row, now)
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last) return null
  const { said } = last
  const hasEnded = row.expires_at !== null && row.expires_at <= now
  const state =
    last.what === 'withdrawn'
      ? 'withdrawn'
      : hasEnded
        ? 'ended'
        : kind.endedProblem && isOver(said, now)
          ? 'past'
          : 'current'
  const isElsewhere = kind.isFromContentHost && source.host !== null
  return {
    code,
    kind: kind.name,
    category: row.category,
    said,
    state,
    since: first.at,
    until: state === 'withdrawn' ? last.at : state === 'ended' ? row.expires_at : null,
    history,
    path:
      state === 'ended' || state === 'withdrawn' || isElsewhere ? null : entryAddress(kind, row),
  }
}

/** One change of what visitors read. */
export interface StatementEvent {
  what: 'published' | 'corrected' | 'withdrawn' | 'restored'
  /** UTC in milliseconds */
  at: number
  /** the statement from then on; for a withdrawal, the withdrawn one */
  said: StatementTexts
  /** the parts that a correction changed, as they were before */
  changed: { part: StatementPart; before: string }[]
}

/** Reads what the school says with the fields of an entry: nothing with those of a sample. */
const statementOf = (kind: AnyKind, fields: Record<string, unknown>): StatementTexts | null => {
  if (fields.sample === true) return null
  const { title, content, ...rest } = fields as unknown as EntryData
  const data = { ...parseStoredFields<EntryData>(kind, JSON.stringify(rest)), title, content }
  return kind.statement?.(data) ?? {}
}

/**
 * Reads what visitors read of an entry and since when, oldest first, without the names of staff.
 *
 * @param now UTC in milliseconds: what is to be read later is left out
 * @returns nothing for what visitors have never seen, or only as a sample
 */
export async function readStatementHistory(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  { id }: Pick<EntryRow, 'id'>,
  now: number,
): Promise<StatementEvent[]> {
  const rows = await database
    .selectFrom('entry_statement')
    .leftJoin('revision', (join) =>
      join
        .onRef('revision.number', '=', 'entry_statement.revision')
        .on('revision.subject', '=', kind.name)
        .on('revision.subject_id', '=', String(id)),
    )
    .select(['entry_statement.at', 'revision.snapshot'])
    .where('entry_statement.entry_id', '=', id)
    .where('entry_statement.at', '<=', now)
    .orderBy('entry_statement.id')
    .execute()
  const events: StatementEvent[] = []
  for (const { at, snapshot } of rows) {
    const said = snapshot === null ? null : statementOf(kind, parseSnapshot(snapshot).data)
    const last = events.at(-1)
    // Who takes down a notice after its days takes nothing back: it had ended by itself.
    const hasEnded = kind.endedProblem !== undefined && last !== undefined && isOver(last.said, at)
    const event = said === null && hasEnded ? null : nextEvent(last, said, at)
    if (event) events.push(event)
  }
  return events
}

/** Tells whether the days of a statement have passed at a time, UTC in milliseconds. */
function isOver({ firstDay, lastDay = firstDay }: StatementTexts, at: number): boolean {
  return lastDay !== undefined && lastDay < dayInManila(new Date(at))
}

function nextEvent(
  last: StatementEvent | undefined,
  said: StatementTexts | null,
  at: number,
): StatementEvent | null {
  const isShown = last !== undefined && last.what !== 'withdrawn'
  if (said === null) return isShown ? { what: 'withdrawn', at, said: last.said, changed: [] } : null
  if (!last) return { what: 'published', at, said, changed: [] }
  const changed = changedParts(last.said, said).map((part) => ({
    part,
    before: last.said[part] ?? '',
  }))
  if (!isShown) return { what: 'restored', at, said, changed }
  return changed.length > 0 ? { what: 'corrected', at, said, changed } : null
}
