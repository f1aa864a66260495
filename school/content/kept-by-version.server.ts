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
 * Makes a cache of values that are computed from content. The cache of a database is emptied when
 * its content version grows, and when time alone changes the values.
 *
 * @param nextChange returns when time alone changes the values, UTC in milliseconds; `null` for
 * never
 * @returns a function that returns the values now, by name; the caller adds what is missing
 * @example
 * const menus = keepByVersion<Menu>()
 * const byName = await menus(database, now)
 * byName.set('main', byName.get('main') ?? (await readMenu(database)))
 */
export function keepByVersion<Value>(
  nextChange: (database: Database, now: number) => Promise<number | null> = () =>
    Promise.resolve(null),
) {
  const caches = new WeakMap<Database, Kept<Value>>()
  return async (database: Database, now: number): Promise<Map<string, Value>> => {
    const version = await readContentVersion(database)
    const kept = caches.get(database)
    if (kept?.version === version && kept.from <= now && now < kept.until) return kept.byName
    const until = (await nextChange(database, now)) ?? Number.POSITIVE_INFINITY
    const byName = new Map<string, Value>()
    caches.set(database, { version, from: now, until, byName })
    return byName
  }
}
