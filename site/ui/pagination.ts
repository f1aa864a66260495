/** Most page numbers that are shown at once (spec 9). */
const mostNumbers = 7

export interface Pagination {
  /** page numbers in a row, centred on the current one as far as the ends allow */
  numbers: number[]
  /**
   * whether pages lie between the first page and the numbers, and between the numbers and the last
   * page
   */
  gapBefore: boolean
  gapAfter: boolean
}

/** Which page numbers to show (spec 9): up to 7, centred on the current page. */
export function paginate(current: number, pageCount: number): Pagination {
  const count = Math.min(mostNumbers, pageCount)
  const centred = current - Math.floor(mostNumbers / 2)
  const start = Math.max(1, Math.min(centred, pageCount - count + 1))
  const numbers = Array.from({ length: count }, (_, place) => start + place)
  return { numbers, gapBefore: start > 1, gapAfter: start + count - 1 < pageCount }
}
