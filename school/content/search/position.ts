/** Number of ids in a day: the database has ids below 2^31. */
const idsInADay = 2 ** 31

/** Positions of reference pages start here, above those of all entries. */
export const firstPagePosition = 2 ** 52

const firstDay = Date.UTC(1900, 0, 1)
const lastDayNumber = 2 ** 21 - 1

/**
 * Returns the position of an entry in the search index: by date, then by id. Descending positions
 * go from new to old; undated entries come last.
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
