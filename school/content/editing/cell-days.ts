import { calendarDay, parseServiceDate } from '../../base/dates.ts'

const inFigures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * Parses the day in a table cell, as spreadsheet programs write it: month first where both orders
 * are possible. A year needs four digits.
 *
 * @returns `YYYY-MM-DD`, or the text unchanged when it is not a day
 * @example dayFromCell('11/20/2026') // '2026-11-20', and so do '20/11/2026' and 'Nov 20, 2026'
 */
export function dayFromCell(text: string): string {
  const [, first, second, year] = inFigures.exec(text.trim()) ?? []
  if (first !== undefined && second !== undefined) {
    const [a, b, y] = [Number(first), Number(second), Number(year)]
    return calendarDay(y, a, b) ?? calendarDay(y, b, a) ?? text
  }
  const hasNamedMonth = /[a-z]{3}/i.test(text) && /\b\d{4}\b/.test(text) && !text.includes(':')
  return (hasNamedMonth ? parseServiceDate(text) : null) ?? text.trim()
}

const withTime = /^(.+?)[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i

/**
 * Parses the moment in Manila in a table cell.
 *
 * @returns `YYYY-MM-DDTHH:MM`, or the text unchanged when it is not a moment
 * @example momentFromCell('11/20/2026 4:30 PM') // '2026-11-20T16:30'
 */
export function momentFromCell(text: string): string {
  const [, day = '', hour = '', minute, half] = withTime.exec(text.trim()) ?? []
  if (minute === undefined) return text
  const added = half?.toLowerCase() === 'p' ? 12 : 0
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + added
  return `${dayFromCell(day)}T${String(hours).padStart(2, '0')}:${minute}`
}
