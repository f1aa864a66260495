/** Maximum number of page numbers shown at once (spec 9). */
const maxPageLinks = 7

export interface Pagination {
  /** consecutive page numbers, centered on the current one as far as possible */
  numbers: number[]
  /**
   * pages are hidden between the first page and the numbers, and between the numbers and
   * the last page
   */
  gapBefore: boolean
  gapAfter: boolean
}

/** Chooses the page numbers to show (spec 9): up to 7, centered on the current page. */
export function paginate(current: number, pageCount: number): Pagination {
  const count = Math.min(maxPageLinks, pageCount)
  const firstWanted = current - Math.floor(maxPageLinks / 2)
  const start = Math.max(1, Math.min(firstWanted, pageCount - count + 1))
  const numbers = Array.from({ length: count }, (_, place) => start + place)
  return { numbers, gapBefore: start > 1, gapAfter: start + count - 1 < pageCount }
}
