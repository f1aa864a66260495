import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inChunks } from '../../../db/chunks.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { readCode } from '../../base/codes.ts'
import { dayInManila } from '../../base/dates.ts'
import { newCodes } from '../../base/new-code.server.ts'
import { entryAddress, type EntryData } from '../../kinds/define-kind.ts'
import { findKind, type AnyKind, type KindName } from '../../kinds/index.ts'
import { changedParts, type StatementTexts, type StatementPart } from '../../kinds/statement.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { parseSnapshot } from './stored-entry.server.ts'

/** The revision of an entry that visitors read from `at` on (UTC in milliseconds); `null`: none. */
interface NewStatement {
  entryId: number
  at: number
  revision: number | null
}

/** Draws codes for new entries, none of which another entry has. */
export const newEntryCodes = (database: DatabaseOrTransaction, count: number) =>
  newCodes(count, async (codes) => {
    const taken = await database
      .selectFrom('entry')
      .select('code')
      .where('code', 'in', codes)
      .execute()
    return taken.flatMap(({ code }) => code ?? [])
  })

/**
 * Records what visitors read from a time on. Removes the statements of later times, which visitors
 * will never read.
 *
 * @param now UTC in milliseconds
 */
export async function recordStatement(
  database: DatabaseOrTransaction,
  statement: NewStatement,
  now: number,
): Promise<void> {
  await database
    .deleteFrom('entry_statement')
    .where('entry_id', '=', statement.entryId)
    .where('at', '>', now)
    .execute()
  await addStatements(database, [statement])
}

/** Records what visitors read of new entries. */
export async function addStatements(
  database: DatabaseOrTransaction,
  statements: readonly NewStatement[],
): Promise<void> {
  const values = statements.map(({ entryId, ...columns }) => ({ entry_id: entryId, ...columns }))
  for (const rows of inChunks(values, 3))
    await database.insertInto('entry_statement').values(rows).execute()
}

/** Statement of the school with a code. Times are UTC in milliseconds. */
export interface Statement {
  code: string
  kind: KindName
  category: string | null
  /** the present statement, or the last one */
  said: StatementTexts
  /**
   * `current`: it holds. `past`: its last day has passed. `ended`: visitors read it until its end.
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

/** One change of what visitors read. */
export interface StatementEvent {
  what: 'published' | 'corrected' | 'withdrawn' | 'restored'
  /** UTC in milliseconds */
  at: number
  /** the statement from then on; for a withdrawal, the withdrawn statement */
  said: StatementTexts
  /** the parts that a correction changed, as they were before */
  changed: { part: StatementPart; before: string }[]
}

/**
 * Reads what the school said under a code, as it is stored.
 *
 * @returns `null` for a code under which the school never said anything: unknown, or of a draft or
 * a sample
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
  const state = stateAt(now, kind, last, row.expires_at)
  const untils = { withdrawn: last.at, ended: row.expires_at, past: null, current: null }
  const isFromHost = kind.isFromContentHost && source.host !== null
  const hasPage = (state === 'current' || state === 'past') && !isFromHost
  return {
    code,
    kind: kind.name,
    category: row.category,
    said: last.said,
    state,
    since: first.at,
    until: untils[state],
    history,
    path: hasPage ? entryAddress(kind, row) : null,
  }
}

function stateAt(
  now: number,
  kind: AnyKind,
  last: StatementEvent,
  expiresAt: number | null,
): Statement['state'] {
  if (last.what === 'withdrawn') return 'withdrawn'
  if (expiresAt !== null && expiresAt <= now) return 'ended'
  return kind.endedProblem && isOver(last.said, now) ? 'past' : 'current'
}

/** Returns what the school says with the fields of an entry; `null` for those of a sample. */
function statementOf(kind: AnyKind, fields: Record<string, unknown>): StatementTexts | null {
  if (fields.sample === true) return null
  const { title, content, ...rest } = fields as unknown as EntryData
  const data = { ...parseStoredFields<EntryData>(kind, JSON.stringify(rest)), title, content }
  return kind.statement?.(data) ?? {}
}

/**
 * Reads what visitors read of an entry and since when, oldest first, without the names of staff.
 *
 * @param now UTC in milliseconds: what visitors will read later is left out
 * @returns no events for what visitors have never seen, or only as a sample
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
    // Taking down a notice after its days is no withdrawal: the notice had ended by itself.
    const hasEnded = kind.endedProblem !== undefined && last !== undefined && isOver(last.said, at)
    const event = said === null && hasEnded ? null : nextEvent(last, said, at)
    if (event) events.push(event)
  }
  return events
}

/** Returns whether the days of a statement have passed at a time, UTC in milliseconds. */
function isOver({ firstDay, lastDay = firstDay }: StatementTexts, at: number): boolean {
  return lastDay !== undefined && lastDay < dayInManila(new Date(at))
}

/** Returns the event that a statement makes after the last event; `null` when nothing changed. */
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
