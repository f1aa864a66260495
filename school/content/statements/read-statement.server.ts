import { readCode } from '../../base/codes.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind, type KindName } from '../../kinds/index.ts'
import type { Said } from '../../kinds/statement.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { isOver, readSaidHistory, type SaidEvent } from './said-history.server.ts'

/** Statement of the school with a code. Times are UTC in milliseconds. */
export interface Statement {
  code: string
  kind: KindName
  category: string | null
  /** the present statement, or the last one */
  said: Said
  /**
   * `current`: it holds. `past`: its last day has passed. `ended`: it was shown until its end.
   * `withdrawn`: the school took it back.
   */
  state: 'current' | 'past' | 'ended' | 'withdrawn'
  /** time from which visitors could read it */
  since: number
  /** time of its end or withdrawal */
  until: number | null
  history: SaidEvent[]
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
  const history = await readSaidHistory(database, kind, row, now)
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
