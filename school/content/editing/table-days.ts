import { calendarDay } from '../../base/dates.ts'
import { formatLongDate, formatMoment } from '../../base/formats.ts'
import {
  dayFromCell,
  dayOrders,
  momentFromCell,
  orderOf,
  readBothOrders,
  type ColumnOrder,
  type DayOrder,
} from './cell-days.ts'
import type { TableField } from './cells.ts'
import type { ImportTable, TableRow } from './import-table.ts'
import type { TableQuestion } from './table-letters.ts'

/** Answers of staff by the names of the questions. */
export type TableAnswers = Readonly<Record<string, string | undefined>>

interface TableDays {
  questions: TableQuestion[]
  /** sentences that say how cells with days were read, one for each column */
  daysRead: string[]
  /** the rows with days as they are stored */
  rows: TableRow[]
}

/** Reads the days of a table, and asks about the columns that are not clear. */
export function readTableDays(
  { columns: present, rows, letters }: ImportTable,
  fields: readonly TableField[],
  answers: TableAnswers,
): TableDays {
  const columns = fields
    .filter(({ name, holds }) => present.includes(name) && isOfDays(holds))
    .map((field) => settleDays(field, rows, answers[field.name]))
  const questions = [letters, ...columns.map(({ question }) => question)]
  return {
    questions: questions.filter((question) => question !== null),
    daysRead: columns.map(({ read }) => read).filter((sentence) => sentence !== ''),
    rows: rows.map(({ row, fields: cells }, index) => ({
      row,
      fields: {
        ...cells,
        ...Object.fromEntries(columns.map(({ name, days }) => [name, days[index] ?? ''])),
      },
    })),
  }
}

const isOfDays = (holds: TableField['holds']) => holds === 'day' || holds === 'moment'

/** Maximum number of days in the sentence about a column. */
const shownDays = 5

/** Reads the days of one column. @param answered the answer to the question about the column */
function settleDays(
  { name, label, holds }: TableField,
  rows: readonly TableRow[],
  answered?: string,
) {
  const cells = rows.map(({ fields }) => fields[name] ?? '')
  const column = orderOf(cells)
  const isOpen = needsAnswer(column)
  const order = isOpen ? (dayOrders.find((each) => each === answered) ?? null) : column.order
  const fromCell = holds === 'day' ? dayFromCell : momentFromCell
  const days = cells.map((cell) => fromCell(cell, order))
  const question = isOpen ? { name, answer: order, ...askOrder(label, rows, cells, column) } : null
  return { name, days, question, read: describeReading(label, cells, days) }
}

/** Says which days were read from the cells of a column; '' when every cell stays as it is. */
function describeReading(label: string, cells: readonly string[], days: readonly string[]): string {
  const readings = cells.flatMap((cell, index) => {
    const words = inWords(days[index] ?? '')
    return words === '' || days[index] === cell.trim() ? [] : [`${cell.trim()} is ${words}`]
  })
  const texts = [...new Set(readings)]
  if (texts.length === 0) return ''
  const shown = texts.slice(0, shownDays)
  if (texts.length > shownDays) shown.push(`and ${texts.length - shownDays} more`)
  return `${label}: ${shown.join('; ')}.`
}

/** Returns whether the cells of a column contradict each other, or all have two readings. */
const needsAnswer = ({ onlyIn, unclear }: ColumnOrder) =>
  onlyIn['day-first'] >= 0 === onlyIn['month-first'] >= 0 &&
  Math.max(unclear, onlyIn['day-first']) >= 0

/** Returns text and choices of the question about the order of day and month in a column. */
function askOrder(
  label: string,
  rows: readonly TableRow[],
  cells: readonly string[],
  { onlyIn, unclear }: ColumnOrder,
) {
  const show = (index: number) => `row ${rows[index]?.row} has ${cells[index]?.trim()}`
  const example = (order: DayOrder) => cells[unclear === -1 ? onlyIn[order] : unclear] ?? ''
  const isMixed = onlyIn['day-first'] >= 0
  const both = `${label}: ${show(onlyIn['day-first'])}, with the day first, and ${show(onlyIn['month-first'])}, with the month first.`
  const ask = `${label}: ${show(unclear)}. Which day is it, and so in the whole column?`
  return {
    text: isMixed
      ? `${both} Which order does the column have? A cell that allows only one keeps it.`
      : ask,
    choices: dayOrders.map((order) => ({
      value: order,
      label: `${example(order).trim()} is ${formatLongDate(readBothOrders(example(order))?.[order] ?? '', 'en')} (${order === 'day-first' ? 'day first' : 'month first'})`,
    })),
  }
}

const stored = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/

/** Writes a stored day or moment in words; '' for any other text. */
function inWords(value: string): string {
  const [, year, month, date, time] = stored.exec(value) ?? []
  const day = calendarDay(Number(year), Number(month), Number(date))
  if (day === null) return ''
  if (time === undefined) return formatLongDate(day, 'en')
  const moment = Date.parse(`${day}T${time}+08:00`)
  return Number.isNaN(moment) ? '' : formatMoment(moment, 'en')
}
