import Papa from 'papaparse'
import { htmlToCell } from './cell-html.ts'
import { exportedFacts, type TableField } from './cells.ts'
import { decodeTable, type TableQuestion } from './table-letters.ts'

/** A row of a file, as the API takes it. */
export interface TableRow {
  /** number of the row in the file: in a table the headings are row 1 */
  row: number
  fields: Record<string, string>
}

/** A file as a table of texts, which staff complete and correct before the import. */
export interface ImportTable {
  /** fields with a column in the file */
  columns: string[]
  /** headings that match no field: their columns are left out */
  unknown: string[]
  rows: TableRow[]
  /** the question about the encoding; `null` for a file in Unicode */
  letters: TableQuestion | null
}

/** Headings and rows of a file, before the headings are matched with fields. */
interface Parts {
  headings: string[]
  rows: { row: number; cells: readonly unknown[] }[]
}

/**
 * Reads a CSV (with commas, semicolons, tabs or what its `sep=` line names) or JSON file.
 *
 * @param fields of the entries; headings are field names or form labels
 * @param letters the answer to the question about the encoding
 * @throws with a sentence that says what to do
 */
export function readTable(
  file: ArrayBuffer,
  name: string,
  fields: readonly TableField[],
  letters?: string,
): ImportTable {
  const { text, question } = decodeTable(file, letters)
  if (/\.xlsx?$/i.test(name) || text.startsWith('PK')) {
    throw new Error(
      'This is an Excel workbook. In Excel, choose Save As and “CSV UTF-8”, then choose that file here.',
    )
  }
  const isJson = /\.json$/i.test(name) || /^\s*[[{]/.test(text)
  const parts = isJson ? readJson(text, fields) : readCsv(text, fields)
  return { ...toTable(parts, fields), letters: question }
}

const separators = [',', ';', '\t', '|']

function readCsv(text: string, fields: readonly TableField[]): Parts {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [separatorLine = '', named] = /^"?sep=([^\n])"?\n/i.exec(lines) ?? []
  const body = lines.slice(separatorLine.length)
  const parse = (delimiter: string, preview = 0) =>
    Papa.parse<string[]>(body, { delimiter, newline: '\n', preview })
  const matches = (delimiter: string) =>
    (parse(delimiter, 1).data[0] ?? []).filter((heading) => fieldOf(heading, fields)).length
  const most = Math.max(...separators.map(matches))
  const { data, errors } = parse(named ?? separators.find((each) => matches(each) === most) ?? ',')
  const error = errors.find(({ type }) => type !== 'Delimiter')
  if (error)
    throw new Error(
      `Row ${(error.row ?? 0) + 1} of the file cannot be read: ${csvErrors[error.code]}`,
    )
  const numbered = data.map((cells, index) => ({ row: index + 1, cells }))
  const [first, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const headings = first?.cells ?? []
  while (headings.at(-1)?.trim() === '') headings.pop()
  for (const { row, cells } of rows) {
    const extra = cells.slice(headings.length).find((cell) => cell.trim() !== '')
    if (extra !== undefined)
      throw new Error(
        `Row ${row} has more cells than there are headings: “${extra.trim()}” has none. Put a cell with a comma in quotation marks, or give the column a heading.`,
      )
  }
  return { headings, rows }
}

const csvErrors: Record<string, string> = {
  MissingQuotes: 'a quotation mark is opened in it and never closed.',
  InvalidQuotes: 'it has a quotation mark within a cell. Double it.',
}

function readJson(text: string, fields: readonly TableField[]): Parts {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new Error('This is not valid JSON. Export a file here to see what it should look like.')
  }
  if (!Array.isArray(list))
    throw new Error('The file has to hold a list. Export one here to see what it looks like.')
  const items = list.map((item: Record<string, unknown> | null) =>
    isNested(item?.data) ? fromExport(item.data, fields) : (item ?? {}),
  )
  const headings = [...new Set(items.flatMap((item) => Object.keys(item)))]
  const rows = items.map((item, index) => ({
    row: index + 1,
    cells: headings.map((heading) => item[heading]),
  }))
  return { headings, rows }
}

/** Returns the cells of an exported entry: its fields are in `data`, and its texts are HTML. */
const fromExport = (data: Record<string, unknown>, fields: readonly TableField[]) => ({
  ...data,
  ...Object.fromEntries(
    fields.flatMap(({ name, holds }) => {
      const value = data[name]
      return holds === 'html' && typeof value === 'string' ? [[name, htmlToCell(value)]] : []
    }),
  ),
})

/** Matches headings with fields, and adds columns for required fields that the file lacks. */
function toTable(
  { headings, rows }: Parts,
  fields: readonly TableField[],
): Omit<ImportTable, 'letters'> {
  const named = headings.map((heading, index) => ({
    heading: heading.trim() || `column ${index + 1}`,
    index,
    field: fieldOf(heading, fields),
    isEmpty: heading.trim() === '' && rows.every(({ cells }) => textOf(cells[index]).trim() === ''),
  }))
  const known = named.flatMap(({ index, field }) => (field ? [{ index, name: field.name }] : []))
  const names = known.map(({ name }) => name)
  refuseHeadings(names, fields)
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const columns = [...new Set([...names, ...required])]
  const read = rows.map(({ row, cells }) => ({
    row,
    fields: {
      ...Object.fromEntries(columns.map((name) => [name, ''])),
      ...Object.fromEntries(known.map(({ index, name }) => [name, textOf(cells[index])])),
    },
  }))
  refuseLostLetters(read)
  const unknown = named.flatMap(({ heading, field, isEmpty }) =>
    field || isEmpty || exportHeadings.has(heading) ? [] : [heading],
  )
  return { columns, unknown, rows: read }
}

/** @param names the fields of the headings */
function refuseHeadings(names: readonly string[], fields: readonly TableField[]) {
  if (names.length === 0) {
    throw new Error(
      `No heading of the file matches a field. Name the columns: ${fields.map(({ label }) => label).join(', ')}.`,
    )
  }
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined)
    throw new Error(
      `Two headings of the file mean the field “${fields.find(({ name }) => name === twice)?.label}”. Rename or remove one.`,
    )
}

function refuseLostLetters(rows: readonly TableRow[]) {
  for (const { row, fields } of rows)
    for (const cell of Object.values(fields)) {
      const [word] = /\S*\uFFFD\S*/.exec(cell) ?? []
      if (word !== undefined)
        throw new Error(
          `Row ${row} has “${word}”: the sign \uFFFD replaced a letter before the file was saved. Write the letter in the file.`,
        )
    }
}

const exportHeadings: ReadonlySet<string> = new Set(exportedFacts)

/** Finds the field of a heading: by name or label, or the only field whose label begins with it. */
function fieldOf(heading: string, fields: readonly TableField[]): TableField | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const exact = fields.find(({ name, label }) => plain(name) === wanted || plain(label) === wanted)
  const begun = fields.filter(({ label }) => plain(label).startsWith(wanted))
  return exact ?? (begun.length === 1 ? begun[0] : undefined)
}

/** Writes lists and groups as JSON; texts stay as they are. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
