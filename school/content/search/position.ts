/** Ids per day: 2^31, the most that the database counts. */
const idsInADay = 2 ** 31

/** Positions of reference pages start here, above those of all entries. */
export const firstPagePosition = 2 ** 52

const firstDay = Date.UTC(1900, 0, 1)
const lastDayNumber = 2 ** 21 - 1

/**
 * Returns an entry's position in the search index: by date, then by id, so that descending
 * positions go from new to old. Undated entries come last.
 *
 * @param sortDay YYYYMMDD, or 0
 */
export function entryPosition(sortDay: number, id: number): number {
  const time = Date.UTC(
    Math.floor(sortDay / 10_000),
    (Math.floor(sortDay / 100) % 100) - 1,
    sortDay % 100,
  )
  const day = sortDay === 0 ? 0 : Math.floor((time - firstDay) / 86_400_000)
  return Math.min(lastDayNumber, Math.max(0, day)) * idsInADay + id
}

/** Returns the id of the entry at a position. */
export const entryAt = (position: number) => position % idsInADay
