import { readContentVersion } from '../../db/content-version.ts'
import type { Database } from '../../db/database.ts'

interface Kept<Value> {
  version: number
  /** from (inclusive) and until (exclusive), UTC in milliseconds */
  from: number
  until: number
  byName: Map<string, Value>
}

/**
 * Keeps what is made of content in memory, by name, until the content version of its database grows or
 * time alone changes it.
 *
 * @param nextChange returns when that is, UTC in milliseconds; `null` for never
 * @returns a function that returns what is kept now
 */
export function keepByVersion<Value>(
  nextChange: (database: Database, now: number) => Promise<number | null> = () =>
    Promise.resolve(null),
) {
  const known = new WeakMap<Database, Kept<Value>>()
  return async (database: Database, now: number): Promise<Map<string, Value>> => {
    const version = await readContentVersion(database)
    const kept = known.get(database)
    if (kept?.version === version && kept.from <= now && now < kept.until) return kept.byName
    const until = (await nextChange(database, now)) ?? Number.POSITIVE_INFINITY
    const byName = new Map<string, Value>()
    known.set(database, { version, from: now, until, byName })
    return byName
  }
}
