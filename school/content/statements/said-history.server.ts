import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { dayInManila } from '../../base/dates.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { changedParts, type Said, type StatementPart } from '../../kinds/statement.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import { parseSnapshot } from '../entries/stored-entry.server.ts'

/** One change of what visitors read. */
export interface SaidEvent {
  what: 'published' | 'corrected' | 'withdrawn' | 'restored'
  /** UTC in milliseconds */
  at: number
  /** the statement from then on; for a withdrawal, the withdrawn one */
  said: Said
  /** the parts that a correction changed, as they were before */
  changed: { part: StatementPart; before: string }[]
}

/** Reads what the school says with the fields of an entry: nothing with those of a sample. */
const saidWith = (kind: AnyKind, fields: Record<string, unknown>): Said | null => {
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
export async function readSaidHistory(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  { id }: Pick<EntryRow, 'id'>,
  now: number,
): Promise<SaidEvent[]> {
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
  const events: SaidEvent[] = []
  for (const { at, snapshot } of rows) {
    const said = snapshot === null ? null : saidWith(kind, parseSnapshot(snapshot).data)
    const last = events.at(-1)
    // Who takes down a notice after its days takes nothing back: it had ended by itself.
    const hasEnded = kind.endedProblem !== undefined && last !== undefined && isOver(last.said, at)
    const event = said === null && hasEnded ? null : nextEvent(last, said, at)
    if (event) events.push(event)
  }
  return events
}

/** Tells whether the days of a statement have passed at a time, UTC in milliseconds. */
export function isOver({ firstDay, lastDay = firstDay }: Said, at: number): boolean {
  return lastDay !== undefined && lastDay < dayInManila(new Date(at))
}

function nextEvent(last: SaidEvent | undefined, said: Said | null, at: number): SaidEvent | null {
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
