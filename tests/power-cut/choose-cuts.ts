import type { Loss } from './file-on-disk.ts'
import type { DiskRecord } from './recording.ts'

/** A moment at which the power goes. */
export interface Cut {
  /** number of records made before */
  after: number
  /** fate of unsynced writes; at random for each file when absent */
  loss?: Loss
  /** the site is started after it */
  isStarted?: boolean
}

/** Chooses moments, about evenly spread between two records. */
export function spreadCuts(
  { from, to, count }: { from: number; to: number; count: number },
  random: () => number,
): Cut[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, part) => ({
    after: Math.floor(from + (part + random()) * step),
    ...(part % 4 === 0 && { loss: 'all' as const }),
    ...(part % 4 === 1 && { loss: 'mixed' as const }),
  }))
}

/**
 * Chooses moments right after notes: nothing that comes later has synced what should have been synced
 * before.
 */
export function cutsAfterNotes(
  records: readonly DiskRecord[],
  isMeant: (note: string) => boolean,
  count: number,
): Cut[] {
  const found = records.flatMap((record, at) =>
    record.kind === 'note' && isMeant(record.path) ? [at + 1] : [],
  )
  return Array.from({ length: Math.min(count, found.length) }, (_, part) => ({
    after: found[Math.floor(((part + 0.5) * found.length) / count)] ?? 0,
    ...(part % 3 !== 0 && { loss: 'all' as const }),
  }))
}

/** The number of records before a note. */
export const momentOf = (records: readonly DiskRecord[], wanted: string) =>
  records.findIndex((record) => record.kind === 'note' && record.path === wanted)
