import type { Database } from '../../../db/database.ts'
import { readReference } from './reference-content.server.ts'
import { countersKind, type Counter } from '../../kinds/counters.ts'

/** Reads the counters of one group, in order. */
export async function readCounters(
  database: Database,
  group: Counter['group'],
): Promise<Counter[]> {
  return (await readReference(database, countersKind)).filter((counter) => counter.group === group)
}
