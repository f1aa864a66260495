/** The number of items of a year, such as '2026'. */
export interface YearCount {
  year: string
  count: number
}

/** Counts calendar days `YYYY-MM-DD` by year, newest first; without the undated. */
export function countYears(days: readonly (string | null)[]): YearCount[] {
  const counts = new Map<string, number>()
  for (const day of days) {
    const year = day?.slice(0, 4)
    if (year) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => b.year.localeCompare(a.year))
}
