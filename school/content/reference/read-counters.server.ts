import type { Reader } from '../reader.ts'
import { readReference } from './reference-content.server.ts'
import { countersKind, type Counter } from '../../kinds/counters.ts'

/** Reads the counters of one group, in order. */
export async function readCounters(reader: Reader, group: Counter['group']): Promise<Counter[]> {
  return (await readReference(reader, countersKind)).filter((counter) => counter.group === group)
}
