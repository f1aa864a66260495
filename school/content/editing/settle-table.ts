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
import { showReadings, wordAt } from './cell-letters.ts'
import type { TableField } from './cells.ts'
import { codePages, placesOfBytes, readBytes, type CodePage } from './code-pages.ts'
import type { ImportTable, TableRow } from './import-table.ts'

/** A question about a file that only a person can answer, or should confirm. */
export interface TableQuestion {
  /** of its answer: `letters`, or a column of days */
  name: string
  text: string
  choices: readonly { value: string; label: string }[]
  /** `null` while it is open: nothing can be imported then */
  answer: string | null
}

/** Answers by the names of their questions. */
export type TableAnswers = Readonly<Record<string, string | undefined>>

interface SettledTable {
  questions: TableQuestion[]
  /** the readings of cells with days, in sentences */
  daysRead: string[]
  /** the file with its letters, for people to correct */
  table: ImportTable
  /** the rows with days as they are stored */
  rows: TableRow[]
}

/** Reads the letters and days of a table, with the answers that there are. */
export function settleTable(
  file: ImportTable,
  fields: readonly TableField[],
  answers: TableAnswers,
): SettledTable {
  const { table, question } = settleLetters(file, fields, answers.letters)
  const columns = fields
    .filter(({ name, holds }) => table.columns.includes(name) && isOfDays(holds))
    .map((field) => settleDays(field, table.rows, answers[field.name]))
  return {
    questions: [question, ...columns.map((column) => column.question)].filter(
      (each) => each !== null,
    ),
    daysRead: columns.map(({ read }) => read).filter((sentence) => sentence !== ''),
    table,
    rows: table.rows.map(({ row, fields: cells }, index) => ({
      row,
      fields: {
        ...cells,
        ...Object.fromEntries(columns.map(({ name, days }) => [name, days[index] ?? ''])),
      },
    })),
  }
}

const isOfDays = (holds: TableField['holds']) => holds === 'day' || holds === 'moment'

const programs = { windows: 'Windows', mac: 'Mac', dos: 'DOS' } satisfies Record<CodePage, string>

function settleLetters(file: ImportTable, fields: readonly TableField[], answered?: string) {
  const answer = codePages.find((page) => page === answered) ?? file.codePage
  const page = answer ?? 'windows'
  const rows = file.rows.map(({ row, fields: cells }) => ({
    row,
    fields: Object.fromEntries(
      Object.entries(cells).map(([name, cell]) => [name, readBytes(cell, page)]),
    ),
  }))
  const unknown = file.unknown.map((heading) => readBytes(heading, page))
  const table = { ...file, rows, unknown }
  const cells = file.rows.flatMap(({ row, fields: each }) =>
    fields.map(({ name, label }) => ({ row, label, cell: each[name] ?? '' })),
  )
  const unread = cells.filter(({ cell }) => placesOfBytes(cell).length > 0)
  const readings = showReadings(unread.map(({ cell }) => cell))
  const first = unread.find(({ cell }) => showReadings([cell]).length > 1)
  if (!first || readings.length < 2) return { table, question: null }
  const { row, label, cell } = first
  const place = placesOfBytes(cell).find((at) => showReadings([wordAt(cell, at)]).length > 1) ?? 0
  const read = (text: string) => `“${readBytes(text, page)}”`
  const question: TableQuestion = {
    name: 'letters',
    text: `Row ${row}, ${label}, has the sign ${read(cell.charAt(place))} in ${read(wordAt(cell, place))}. Which is right?`,
    choices: readings.map((reading) => ({
      value: reading.page,
      label: `${reading.words.map((word) => `“${word}”`).join(', ')} (${programs[reading.page]})`,
    })),
    answer,
  }
  return { table, question }
}

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
