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

/** Answers by the names of their questions. */
export type TableAnswers = Readonly<Record<string, string | undefined>>

interface SettledTable {
  questions: TableQuestion[]
  /** the readings of cells with days, in sentences */
  daysRead: string[]
  /** the rows with days as they are stored */
  rows: TableRow[]
}

/** Reads the days of a table, with the answers that there are. */
export function settleTable(
  { columns: present, rows, letters }: ImportTable,
  fields: readonly TableField[],
  answers: TableAnswers,
): SettledTable {
  const columns = fields
    .filter(({ name, holds }) => present.includes(name) && isOfDays(holds))
    .map((field) => settleDays(field, rows, answers[field.name]))
  return {
    questions: [letters, ...columns.map(({ question }) => question)].filter(
      (each) => each !== null,
    ),
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

/** Maximum number of days that staff see as examples of the reading. */
const shownDays = 5

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
  const changed = cells.flatMap((cell, index) => {
    const words = inWords(days[index] ?? '')
    return words === '' || days[index] === cell.trim() ? [] : [`${cell.trim()} is ${words}`]
  })
  const texts = [...new Set(changed)]
  const more = texts.length - shownDays
  const shown = [...texts.slice(0, shownDays), ...(more > 0 ? [`and ${more} more`] : [])]
  const read = shown.length === 0 ? '' : `${label}: ${shown.join('; ')}.`
  const question = isOpen ? { name, answer: order, ...askOrder(label, rows, cells, column) } : null
  return { name, days, question, read }
}

/** A column needs an answer when its cells contradict each other, or all have two readings. */
const needsAnswer = ({ onlyIn, unclear }: ColumnOrder) =>
  onlyIn['day-first'] >= 0 === onlyIn['month-first'] >= 0 &&
  Math.max(unclear, onlyIn['day-first']) >= 0

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

/** Writes a stored day or moment in words; '' for what is neither. */
function inWords(value: string): string {
  const [, year, month, date, time] = stored.exec(value) ?? []
  const day = calendarDay(Number(year), Number(month), Number(date))
  if (day === null) return ''
  if (time === undefined) return formatLongDate(day, 'en')
  const moment = Date.parse(`${day}T${time}+08:00`)
  return Number.isNaN(moment) ? '' : formatMoment(moment, 'en')
}
