import { calendarDay, parseServiceDate } from '../../base/dates.ts'

/** Orders of day and month in a date that is written in figures. */
export const dayOrders = ['day-first', 'month-first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** Matches a day in figures, such as 5/11/2026. */
const inFigures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** Matches a day with a time behind it, such as 5/11/2026 4:30 PM. */
const withTime = /^(.+?)[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i

/**
 * Returns the day that a cell means in each order, without the time of the cell; `null` for a cell
 * that is not in figures.
 */
export function readBothOrders(text: string): Record<DayOrder, string | null> | null {
  const day = withTime.exec(text.trim())?.[1] ?? text.trim()
  const [, first, second, year] = inFigures.exec(day) ?? []
  if (first === undefined || second === undefined) return null
  const [a, b, y] = [Number(first), Number(second), Number(year)]
  return { 'day-first': calendarDay(y, b, a), 'month-first': calendarDay(y, a, b) }
}

/** The order of day and month in one column of a table. */
export interface ColumnOrder {
  /** `null` while an answer is needed, and for a column without figures */
  order: DayOrder | null
  /** index of the first cell that allows this order alone */
  onlyIn: Record<DayOrder, number>
  /** index of the first cell with two readings */
  unclear: number
}

/**
 * Finds the order of a column by the cells that allow only one order. Indexes are -1 where there is
 * no such cell.
 *
 * @example orderOf(['13/11/2026', '05/11/2026']).order // 'day-first': 05/11 is in November
 */
export function orderOf(cells: readonly string[]): ColumnOrder {
  const readings = cells.map(readBothOrders)
  const indexOfOnly = (order: DayOrder, other: DayOrder) =>
    readings.findIndex((each) => each !== null && each[order] !== null && each[other] === null)
  const onlyIn = {
    'day-first': indexOfOnly('day-first', 'month-first'),
    'month-first': indexOfOnly('month-first', 'day-first'),
  }
  const found = dayOrders.filter((order) => onlyIn[order] >= 0)
  return {
    order: (found.length === 1 && found[0]) || null,
    onlyIn,
    unclear: cells.findIndex(isUnclear),
  }
}

/** Returns whether a cell means one day with the day first, and another with the month first. */
export function isUnclear(text: string): boolean {
  const { 'day-first': first, 'month-first': second } = readBothOrders(text) ?? {}
  return Boolean(first && second) && first !== second
}

/**
 * Parses the day in a table cell, as spreadsheet programs write it. A year needs four digits.
 *
 * @param order of the column; `null` leaves a cell with two readings as it is
 * @returns `YYYY-MM-DD`, or the text unchanged when it is not a day
 * @example dayFromCell('05/11/2026', 'day-first') // '2026-11-05'; 'Nov 5, 2026' needs no order
 */
export function dayFromCell(text: string, order: DayOrder | null): string {
  const hasTime = text.includes(':')
  const readings = hasTime ? null : readBothOrders(text)
  if (readings) {
    if (isUnclear(text)) return (order && readings[order]) ?? text
    return readings['day-first'] ?? readings['month-first'] ?? text
  }
  const hasNamedMonth = /[a-z]{3}/i.test(text) && /\b\d{4}\b/.test(text) && !hasTime
  return (hasNamedMonth ? parseServiceDate(text) : null) ?? text.trim()
}

/**
 * Parses the moment in Manila in a table cell.
 *
 * @param order of the column; `null` leaves a cell with two readings as it is
 * @returns `YYYY-MM-DDTHH:MM`, or the text unchanged when it is not a moment
 * @example momentFromCell('11/20/2026 4:30 PM', null) // '2026-11-20T16:30'
 */
export function momentFromCell(text: string, order: DayOrder | null): string {
  const [, day = '', hour = '', minute, half] = withTime.exec(text.trim()) ?? []
  if (minute === undefined || (order === null && isUnclear(day))) return text
  const added = half?.toLowerCase() === 'p' ? 12 : 0
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + added
  return `${dayFromCell(day, order)}T${String(hours).padStart(2, '0')}:${minute}`
}
