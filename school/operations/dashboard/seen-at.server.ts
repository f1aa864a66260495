import type { Database } from '../../../db/database.ts'

/** A clock that is further ahead of the stored time needs confirmation; in milliseconds. */
const believedAheadMs = 24 * 60 * 60_000

/** Reads the latest time that the site stored, UTC in milliseconds; `null` for none. */
export async function readSeenAt(database: Database): Promise<number | null> {
  const row = await database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', 'seen_at')
    .executeTakeFirst()
  return row?.value ?? null
}

/** Returns whether a clock is so far ahead of the stored time that it may be wrong. */
export const isTooFarAhead = (clock: number, seenAt: number) => clock - seenAt > believedAheadMs

/**
 * Stores the clock's time, unless it is too early or too far ahead.
 *
 * @param clock UTC in milliseconds
 * @returns the stored time
 */
export async function keepSeenAt(database: Database, clock: number): Promise<number> {
  const seenAt = await readSeenAt(database)
  if (seenAt !== null && (clock <= seenAt || isTooFarAhead(clock, seenAt))) return seenAt
  await confirmClock(database, clock)
  return clock
}

/** Stores the time of a clock that is right, such as one that a person has confirmed. */
export async function confirmClock(database: Database, clock: number): Promise<void> {
  await database
    .insertInto('site_state')
    .values({ key: 'seen_at', value: clock })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: clock }).where('site_state.value', '<', clock),
    )
    .execute()
}
